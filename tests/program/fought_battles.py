#!/usr/bin/env python3
"""Fights the battle of convoy Beta in every way the program has, with the built program.

    tests/program/fought_battles.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

The orders that the captain gives in `--auto`, typed in through `--play`, must give the same record; a
battle whose program was killed goes on where it was; an outside program's result passes the same
checks, and what it does wrong changes nothing; tables that are installed later change no battle.
"""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

from table import USAGE, WRONG, Table

MODULE = ("--module", "battle_board")


def outcome(table, save):
    """The newest result in the record: the lines of its command."""
    found = re.findall(r"^    battle 1 minutes .*\n(?:    .*\n)*", table.record(save), re.MULTILINE)
    return found[-1] if found else ""


def orders_in(log):
    """(side, order) for each step that a battle's log tells."""
    return re.findall(r"^(?! )([^:\n]+): (.*)$", log, re.MULTILINE)


def auto_and_typed(table):
    before = (table.folder / "war.save").read_bytes()
    first = table.must("battle", "1", *MODULE, "--auto", "--dry")
    table.expect(first == table.must("battle", "1", *MODULE, "--auto", "--dry"),
                 "two dry runs differ")
    table.expect((table.folder / "war.save").read_bytes() == before, "--dry changed the save")

    auto = table.copy("auto.save")
    table.must("battle", "1", *MODULE, "--auto", save=auto)
    log = table.must("battle", "1", "--log", save=auto)
    orders = orders_in(log)
    table.expect(len(orders) > 1, f"the log tells of no orders:\n{log[:2000]}")

    typed = table.copy("typed.save")
    said = table.must("battle", "1", *MODULE, "--play", save=typed,
                      typed="".join(order + "\n" for _, order in orders))
    table.expect("fought in" in said, f"the typed battle is not over:\n{said[-2000:]}")
    table.expect(table.must("battle", "1", "--log", save=typed) == log, "the typed log differs")
    table.expect(outcome(table, auto) == outcome(table, typed) != "", "the typed record differs")
    table.must("verify", save=typed)
    return orders


def fair_play(table):
    """What somebody could do to a battle, and what shows it."""
    war = table.copy("fair.save")
    table.must("battle", "1", *MODULE, "--auto", save=war)
    said = table.must("verify", save=war)
    table.expect("battle 1, fought again, came out the same" in said,
                 f"a fought battle is not fought again:\n{said}")
    # the dice of the battle, with nothing of Flagplot's
    (table.folder / "dice.json").write_text(table.must("log", "--dice", "--json", save=war))
    check = [sys.executable, "-B", table.data / "scripts" / "check-dice", "seed:7", "dice.json"]
    done = subprocess.run(check, cwd=table.folder, capture_output=True, text=True, check=False)
    table.expect(done.returncode == 0 and "0 of them wrong; 1 battles among them" in done.stdout,
                 f"check-dice: {done.stdout[-400:]}{done.stderr[-400:]}")
    entries = json.loads((table.folder / "dice.json").read_text())
    steps = next(entry for entry in entries if "battle" in entry)["battle"]["steps"]
    step = next(step for step in steps if step["dice"])
    step["order"] += " "  # another order would have had other dice
    (table.folder / "dice.json").write_text(json.dumps(entries))
    done = subprocess.run(check, cwd=table.folder, capture_output=True, text=True, check=False)
    table.expect(done.returncode == 1, "check-dice takes the dice of one order for those of another")
    # a result of one's own instead of the battle's
    table.must("withdraw", "last", "--why", "I do not like it", save=war)
    table.must("battle", "1", "--historical", save=war)
    said = table.must("verify", save=war)
    table.expect("the result of battle 1 was entered by hand" in said,
                 f"a result that nobody fought is not marked by verify:\n{said}")
    table.must("release", save=war)
    for command in (("log",), ("sheet",), ("brief", "--side", "uk")):
        said = table.must(*command, save=war)
        table.expect("entered by hand" in said, f"{command[0]} does not mark it:\n{said[-1500:]}")


def killed_and_gone_on(table, orders):
    save = table.copy("killed.save")
    program = subprocess.Popen(
        [table.program, "battle", save, "1", *MODULE, "--play"], cwd=table.folder,
        env=table.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    side, order = orders[0]
    program.stdin.write(order + "\n")
    program.stdin.flush()
    for line in program.stdout:  # an order that is asked for after the first: that one is kept
        if line.startswith(f"{side}> {side}: ") or line.startswith(f"{side}: "):
            break
    program.stdin.write("list\n")
    program.stdin.flush()
    program.stdout.readline()
    program.stdout.readline()
    program.send_signal(signal.SIGKILL)
    program.wait()
    table.must("verify", save=save)
    table.must("battle", "1", "--auto", save=save)
    log = table.must("battle", "1", "--log", save=save)
    table.expect(orders_in(log) == orders, "a battle gone on with is another battle")
    table.expect(outcome(table, save) == outcome(table, "auto.save"), "its record differs")


def quit_and_wrong_orders(table):
    save = table.copy("quit.save")
    said = table.must("battle", "1", *MODULE, "--play", save=save, typed="nonsense\ncaptain\nquit\n")
    table.expect("battle.no-order" in said and "Kept" in said, f"what was typed is not said:\n{said}")
    table.must("battle", "1", "--module", "battle_bord", "--auto", save=save, status=WRONG)
    table.must("battle", "1", "--auto", "--play", save=save, status=USAGE)
    table.must("battle", "1", "--captain", "uk", save=save, status=USAGE)
    table.must("battle", "1", "--auto", "--captain", "ukk", save=save, status=WRONG)


def by_the_campaigns_module(table):
    """Where no module is named the campaign's fights; a campaign that names none is asked about."""
    named = table.must("battle", "1", "--module", "gunnery", "--auto", "--dry")
    table.expect(table.must("battle", "1", "--auto", "--dry") == named,
                 "the campaign's module does not fight where none is named")
    texts = table.folder / "unnamed"
    shutil.copytree(table.data / "campaigns/convoy-beta", texts)
    campaign = texts / "campaign.toml"
    campaign.write_text(campaign.read_text().replace('battle_module = "gunnery"\n', "", 1))
    table.play_to_battle("unnamed", "unnamed.save")
    said = table.must("battle", "1", "--auto", save="unnamed.save", status=USAGE)
    table.expect("--module says which of battle_board, gunnery" in said,
                 f"a campaign without a module is not asked about:\n{said}")
    table.must("battle", "1", *MODULE, "--auto", "--dry", save="unnamed.save")


def doctrines_and_sheets(table):
    save = table.copy("doctrine.save")
    form = table.must("battle", "1", *MODULE, "--blank-doctrine", "axis", save=save)
    (table.folder / "axis.txt").write_text(form)
    table.must("battle", "1", *MODULE, "--auto", "--doctrine", "axis", "axis.txt", "--dry", save=save)
    (table.folder / "wrong.txt").write_text(form + "all: no-such-key at-all\n")
    said = table.must("battle", "1", *MODULE, "--auto", "--doctrine", "axis", "wrong.txt", "--dry",
                      save=save, status=WRONG)
    table.expect("battle.bad-doctrine" in said, f"a wrong doctrine is not refused by name:\n{said}")
    (table.folder / "sheet.txt").write_text("# nothing but the captain's\ncaptain\ncaptain\n")
    sheet = table.must("battle", "1", *MODULE, "--auto", "--orders", "axis", "sheet.txt", "--dry",
                       save=save)
    table.expect(sheet == table.must("battle", "1", *MODULE, "--auto", "--dry", save=save),
                 "the captain's orders from a sheet are not the captain's")
    (table.folder / "sheet.txt").write_text("captain\nno order\n")
    said = table.must("battle", "1", *MODULE, "--auto", "--orders", "axis", "sheet.txt", save=save,
                      status=WRONG)
    table.expect("sheet.txt:2:1" in said, f"the place of a wrong order is not said:\n{said}")


SIDES = {"Royal Navy": "uk", "Regia Marina": "axis"}


def by_mail(table, orders):
    """The same battle by papers that go to and fro: the same record."""
    save = table.copy("mail.save")
    waiting = list(orders)
    number = 0
    while waiting:
        side = waiting[0][0]
        mine = []
        while waiting and waiting[0][0] == side:
            mine.append(waiting.pop(0)[1])
        number += 1
        paper = f"{SIDES[side]}-{number}.txt"
        table.must("battle", "1", *MODULE, "--side", SIDES[side], "--out", paper, save=save)
        text = (table.folder / paper).read_text()
        table.expect(all(line.startswith("#") or not line for line in text.splitlines()),
                     f"a paper orders something by itself:\n{text[:1500]}")
        for other in SIDES.keys() - {side}:
            table.expect(f"# {other}: " not in text, f"{side} reads orders of {other}:\n{text}")
        (table.folder / paper).write_text(text + "\n".join(mine) + "\n")
        said = table.must("battle", "1", *MODULE, "--side", SIDES[side], "--in", paper, save=save)
        table.expect(f"{len(mine)} of {len(mine)} orders" in said, f"not all are taken:\n{said}")
        if number == 1:
            said = table.must("battle", "1", "--side", SIDES[side], "--in", paper, save=save,
                              status=WRONG)
            table.expect("this paper is for decision 1" in said, f"a paper counts twice:\n{said}")
        table.must("verify", save=save)
    table.must("battle", "1", "--play", save=save)
    table.expect(outcome(table, save) == outcome(table, "auto.save"), "by mail it comes out otherwise")
    table.expect(table.must("battle", "1", "--log", save=save)
                 == table.must("battle", "1", "--log", save="auto.save"), "its log differs")


def mail_gone_wrong(table):
    save = table.copy("wrong-mail.save")
    table.must("battle", "1", "--out", "x.txt", save=save, status=USAGE)
    table.must("battle", "1", "--in", "x.txt", save=save, status=USAGE)
    table.must("battle", "1", "--side", "uk", save=save, status=USAGE)
    table.must("battle", "1", "--side", "ukk", "--out", "x.txt", save=save, status=WRONG)
    (table.folder / "empty.txt").write_text("# nothing\n")
    before = (table.folder / save).read_bytes()
    said = table.must("battle", "1", *MODULE, "--side", "uk", "--in", "empty.txt", save=save,
                      status=WRONG)
    table.expect("holds no orders" in said, f"an empty paper is taken:\n{said}")
    (table.folder / "bad.txt").write_text("# a mail\nno order\n")
    for side in SIDES.values():
        table.must("battle", "1", *MODULE, "--side", side, "--in", "bad.txt", save=save, status=WRONG)
    table.expect((table.folder / save).read_bytes() == before, "a wrong paper changed the save")


def one_side_alone(table, orders):
    """What a side is shown of a battle at hand: its board, its own log, what it may order."""
    save = table.copy("views.save")
    half = len(orders) // 2
    table.must("battle", "1", *MODULE, "--play", save=save,
               typed="".join(order + "\n" for _, order in orders[:half]) + "quit\n")
    for name, side in SIDES.items():
        said = table.must("battle", "1", "--view", side, save=save)
        (other,) = SIDES.keys() - {name}
        table.expect(not re.search(f"^{other}: ", said, re.MULTILINE),
                     f"{side} is shown orders of {other}:\n{said}")
        is_to_act = orders[half][0] == name
        table.expect(("You may order:" in said) == is_to_act, f"{side} may order?\n{said}")


def outside(table):
    save = table.copy("outside.save")
    before = (table.folder / save).read_bytes()

    def program(name, body):
        path = table.folder / name
        path.write_text(f"#!{sys.executable}\nimport json, sys\n{body}\n")
        path.chmod(0o755)
        return f"./{name}"

    right = program("right.py", """
contract = json.load(open(sys.argv[1]))
json.dump(contract, open("seen.json", "w"))
units = [u for p in contract["parties"] for f in p["formations"] for u in f["units"]]
with open(sys.argv[2], "w") as out:
    for key in ("campaign", "fingerprint"):
        out.write(f'{key} = "{contract[key]}"\\n')
    for key in ("battle", "contract"):
        out.write(f'{key} = {contract[key]}\\n')
    out.write('minutes = 90\\nended_by = "turn_limit"\\n')
    for unit in units:
        out.write(f'[[ship]]\\nname = "{unit["name"]}"\\nammunition = 50\\n')
print("so it went")""")
    wrongs = {
        program("fails.py", "sys.exit(3)"): "ended with status 3",
        program("silent.py", "pass"): "text.unreadable",
        program("sleeps.py", "import time; time.sleep(60)"): "longer than",
    }
    for name, says in wrongs.items():
        said = table.must("battle", "1", "--with", name, "--seconds", "2", save=save, status=WRONG)
        table.expect(says in said, f"{name}: {says!r} is not said:\n{said}")
    table.expect((table.folder / save).read_bytes() == before, "a failed program changed the save")
    table.must("battle", "1", "--with", right, save=save)
    contract = (table.folder / "seen.json").read_text()
    table.expect("minutes 90" in outcome(table, save), "the outside result did not come in")
    table.expect("seed" not in contract and "secret" not in contract, "the contract carries a seed")
    table.expect(json.loads(contract)["battle"] == 1, "the contract is of another battle")


def other_tables(table):
    """A battle is told and gone on with by the tables that its save keeps, whatever is installed."""
    log = table.must("battle", "1", "--log", save="auto.save")
    data, table.data = table.data, table.folder / "other-data"
    tables = table.data / "assets/battle_board"
    tables.mkdir(parents=True)
    (tables / "naval.toml").write_text("mass_per_point = 1\n")
    table.expect(table.must("battle", "1", "--log", save="auto.save") == log,
                 "an installed table changed a battle that was fought")
    table.must("battle", "1", *MODULE, "--auto", save=table.copy("later.save"))
    table.expect(table.must("battle", "1", "--log", save="later.save") == log,
                 "an installed table changed a battle of a save that keeps its own")
    table.must("verify", save="later.save")
    table.data = data


def main():
    program, data = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        table = Table(program, data, pathlib.Path(folder))
        table.play_to_battle()
        orders = auto_and_typed(table)
        fair_play(table)
        killed_and_gone_on(table, orders)
        quit_and_wrong_orders(table)
        by_the_campaigns_module(table)
        doctrines_and_sheets(table)
        by_mail(table, orders)
        mail_gone_wrong(table)
        one_side_alone(table, orders)
        outside(table)
        other_tables(table)
    for failure in table.failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if table.failures else 0)


if __name__ == "__main__":
    main()
