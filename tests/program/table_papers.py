#!/usr/bin/env python3
"""The papers for a real table, as the built program writes them for convoy Beta's battle.

    tests/program/table_papers.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Every ship stands on the cards and on the form once, none of the enemy's on a side's; the same state
gives the same bytes; the result as a table does what the result as a sheet does, and what is wrong in
it is named with its place.
"""
import csv
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from table import USAGE, WRONG, Table

LEFT = {"Maria": ("sunk", "0"), "Grecale": ("crippled", "40"), "Aurora": ("damaged", "75")}


class Papers(Table):
    def rows(self, name):
        with open(self.folder / name, encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    def text_of(self, name):
        done = subprocess.run(["pdftotext", "-layout", str(self.folder / name), "-"],
                              capture_output=True, text=True, check=True)
        return done.stdout


def printed(table):
    table.must("battle", "--export", "papers", "--pdf")
    table.must("battle", "--export", "again", "--pdf")
    table.must("battle", "--export", "letter", "--pdf", "--page", "Letter")
    said = table.must("battle", "--export", "wrong", "--pdf", "--page", "leter", status=WRONG)
    table.expect("Letter" in said, f"the nearest paper is not named: {said}")
    table.must("battle", "--pdf", status=USAGE)
    for path in sorted((table.folder / "papers").iterdir()):
        again = table.folder / "again" / path.name
        table.expect(path.read_bytes() == again.read_bytes(), f"{path.name} differs from itself")


def readable(table):
    ships = table.rows("papers/umpire-battle-1-ships.csv")
    table.expect(len(ships) == 23, f"{len(ships)} ships went in")
    if shutil.which("pdftotext") is None:
        return
    cards = table.text_of("papers/umpire-battle-1-cards.pdf")
    form = table.text_of("papers/umpire-battle-1-result.pdf")
    setup = table.text_of("papers/umpire-battle-1-setup.pdf")
    table.expect(len(re.findall(r"No\. \d+", cards)) == len(ships), "there are not as many cards")
    for ship in ships:
        name = re.compile(rf"(?<!\w){re.escape(ship['name'])}(?!\w)")
        table.expect(name.search(cards), f"{ship['name']} has no card")
        table.expect(len(name.findall(form)) == 1, f"{ship['name']} is not once on the form")
        enemy = "uk" if ship["side"] == "axis" else "axis"
        for part in ("setup", "cards", "result"):
            paper = table.text_of(f"papers/{enemy}-battle-B1-{part}.pdf")
            table.expect(not name.search(paper), f"{enemy} reads of {ship['name']}")
    for formation in ("AX-BETA", "AX-3", "UK-K"):
        table.expect(formation in setup, f"{formation} is not in the set-up")


def change_table(table, name):
    path = table.folder / "papers/umpire-battle-1-result.csv"
    rows = table.rows("papers/umpire-battle-1-result.csv")
    for row in rows:
        if row["name"] == "minutes":
            row["text"] = "80"
        if row["record"] == "ship" and row["name"] in LEFT:
            row["state"], row["hull"] = LEFT[row["name"]]
            row["speed"] = "0" if row["state"] == "sunk" else "unknown"
            row["notes"] = "on fire, and \"listing\""
    with open(table.folder / name, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, path.read_text().splitlines()[0].split(","))
        writer.writeheader()
        writer.writerows(rows)


def change_sheet(table, name):
    text = (table.folder / "papers/umpire-battle-1-result.toml").read_text()
    text = text.replace('minutes = "unknown"', "minutes = 80", 1)
    for ship, (state, hull) in LEFT.items():
        begin = text.index(f'name = "{ship}"')
        end = text.index("notes = []", begin) + len("notes = []")
        speed = "0" if state == "sunk" else '"unknown"'
        changed = re.sub(r'state = "\w+"\nhull = \d+\nspeed = \d+',
                         f'state = "{state}"\nhull = {hull}\nspeed = {speed}', text[begin:end])
        changed = changed.replace("notes = []", 'notes = ["on fire, and \\"listing\\""]')
        text = text[:begin] + changed + text[end:]
    (table.folder / name).write_text(text)


def handed_in(table):
    change_table(table, "result.csv")
    change_sheet(table, "result.toml")
    by_sheet, by_table = table.copy("sheet.save"), table.copy("table.save")
    shown = table.must("battle", "--report", "result.toml", "--dry")
    table.expect(shown == table.must("battle", "--report", "result.csv", "--dry"),
                 "the table shows another difference than the sheet")
    table.must("battle", "--report", "result.toml", save=by_sheet)
    table.must("battle", "--report", "result.csv", save=by_table)
    table.expect(table.record(by_sheet) == table.record(by_table),
                 "the table makes another record than the sheet")
    table.must("verify", save=by_table)
    before = (table.folder / "war.save").read_bytes()
    bad = (table.folder / "result.csv").read_text().replace("Grecale", "Grecal", 1)
    (table.folder / "bad.csv").write_text(bad)
    said = table.must("battle", "--report", "bad.csv", status=WRONG)
    line = next(i for i, text in enumerate(bad.splitlines(), 1) if "Grecal," in text)
    table.expect(f"bad.csv:{line}:" in said and '"Grecale"' in said,
                 f"the wrong name is not found: {said}")
    table.expect((table.folder / "war.save").read_bytes() == before, "a wrong table changed the save")


def main():
    program, data = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        table = Papers(program, data, pathlib.Path(folder))
        table.play_to_battle()
        printed(table)
        readable(table)
        handed_in(table)
    print("\n".join(table.failures) or "the papers of the table hold")
    sys.exit(1 if table.failures else 0)


main()
