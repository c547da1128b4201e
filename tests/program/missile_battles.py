#!/usr/bin/env python3
"""Two turns of convoy Sierra and their battles of the missile age, with the built program.

    tests/program/missile_battles.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

The first battle is fought by the captains of the program, and once more by mail: each captain reads only
papers and writes orders on them, and the umpire answers what the battle asks. Both records must be the
same. What the ships have left goes back to the campaign, and into their next battle.
"""
import pathlib
import re
import sys
import tempfile

from table import Table

SIDES = {"Northern Coast": "north", "Escort Group": "group"}
SHEETS = {
    1: {"group": ["GR-S route K6 to K5", "GR-C route P10 N8 to L7"],
        "north": ["NC-1 route J5 to K5", "NC-2 route I5 to J5", "NC-3 route L6 to K6"],
        "trade": ["TRADE route H5 I5 J5 K5 K6 K7 N9 to R13"]},
    2: {"group": [], "north": ["NC-2 route to K5", "NC-3 route to K5"], "trade": []}}


def orders_in(log):
    """(side, order) for each step that a battle's log tells."""
    return re.findall(r"^(?! )([^:\n]+): (.*)$", log, re.MULTILINE)


def sail_to_battle(table, turn, save):
    """Hands in the sheets of the turn and resolves it; captains who are freed steam on."""
    for side, orders in SHEETS[turn].items():
        sheet = "\n".join([f"ORDERS {side} turn {turn}", *orders, "END"])
        table.must("order", "--side", side, save=save, typed=sheet + "\n")
    for _ in range(20):
        table.must("resolve", save=save)
        status = table.must("status", save=save)
        freed = re.search(r"answer SAVE --side (\w+) (\S+)", status)
        if not freed:
            break
        table.must("answer", freed[2], "--side", freed[1], save=save)
    table.expect(f"Battle {turn} in K5" in status, f"no battle came in turn {turn}:\n{status}")


def by_mail(table, save, orders):
    """The same orders on papers that go to and fro, and the umpire's answers at the program."""
    taken = 0
    while taken < len(orders):
        giver = orders[taken][0]
        if giver not in SIDES:
            table.must("battle", "1", "--play", save=save, typed=orders[taken][1] + "\nquit\n")
            taken += 1
            continue
        mine = []
        while taken < len(orders) and orders[taken][0] == giver:
            mine.append(orders[taken][1])
            taken += 1
        paper = f"{SIDES[giver]}-{taken}.txt"
        table.must("battle", "1", "--side", SIDES[giver], "--out", paper, save=save)
        text = (table.folder / paper).read_text()
        if taken == len(mine):
            table.expect("Sabre" not in text or giver == "Northern Coast",
                         f"a captain reads who the enemy is before he has found him:\n{text}")
        for other in SIDES.keys() - {giver}:
            table.expect(f"# {other}: " not in text, f"{giver} reads orders of {other}:\n{text}")
        (table.folder / paper).write_text(text + "\n".join(mine) + "\n")
        said = table.must("battle", "1", "--side", SIDES[giver], "--in", paper, save=save)
        table.expect(f"{len(mine)} of {len(mine)} orders" in said, f"not all are taken:\n{said}")
        if table.failures:
            return
    table.must("battle", "1", "--play", save=save)  # which hands in the result


def ship_line(table, save, battle, ship):
    """What a captain reads of his own ship in a battle."""
    view = table.must("battle", battle, "--view", "group", save=save)
    found = re.search(rf"^.*{ship} \(Escort Group\).*$", view, re.MULTILINE)
    return found[0] if found else ""


def weapons_in(line):
    return re.findall(r"W\d+ [^,;]+", line)


def fought_and_brought_back(table, save):
    """Damage, rounds and the rest come back to the campaign and into the next battle."""
    after = {ship: ship_line(table, save, "1", ship) for ship in ("Sentinel", "Staunch")}
    table.expect("light" in after["Sentinel"], f"she was not hit: {after['Sentinel']}")
    table.must("resolve", save=save)
    sail_to_battle(table, 2, save)
    told = table.must("battle", "2", save=save)
    table.expect("Sentinel, hull 80" in told, f"her hull does not come back:\n{told}")
    for ship, line in after.items():
        now = ship_line(table, save, "2", ship)
        table.expect(weapons_in(now) == weapons_in(line) != [],
                     f"{ship} has other rounds in her next battle:\n{line}\n{now}")
    table.expect("light" in ship_line(table, save, "2", "Sentinel"), "she is as good as new")
    table.must("battle", "2", "--auto", save=save)
    table.must("resolve", save=save)
    said = table.must("verify", save=save)
    table.expect("battles 1, 2, fought again, came out the same" in said, f"verify says:\n{said}")


def main():
    program, data = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        table = Table(program, data, pathlib.Path(folder))
        table.must("new", "war.save", "--seed", "7", save="convoy-sierra")
        sail_to_battle(table, 1, "war.save")
        auto, mail = table.copy("auto.save"), table.copy("mail.save")
        table.must("battle", "1", "--auto", save=auto)
        log = table.must("battle", "1", "--log", save=auto)
        orders = orders_in(log)
        table.expect("the umpire" in {giver for giver, _ in orders}, "the umpire is asked nothing")
        by_mail(table, mail, orders)
        table.expect(table.must("battle", "1", "--log", save=mail) == log, "by mail its log differs")
        table.must("verify", save=mail)
        fought_and_brought_back(table, mail)
        print("\n".join(table.failures))
        return 1 if table.failures else 0


if __name__ == "__main__":
    sys.exit(main())
