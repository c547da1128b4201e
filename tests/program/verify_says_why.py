#!/usr/bin/env python3
"""Plays convoy Beta with the built program, alters what it wrote, and reads what verify says of it.

    tests/program/verify_says_why.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

An altered save is named with the place and the cause; a war that was made anew with other orders is
found out by the receipts alone; an export is imported to the same record and refused when it was
altered; every die is rolled again by scripts/check-dice.
"""
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

TURNS = 4


class War:
    """A folder with saves of convoy Beta, and what went wrong with them."""

    def __init__(self, program, data, folder):
        self.program = program
        self.data = data
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "FLAGPLOT_DATA": str(data), "LC_ALL": "C"}
        self.failures = []
        self.checks = 0

    def run(self, *arguments, text=""):
        return subprocess.run(
            [self.program, *map(str, arguments)], cwd=self.folder, env=self.environment,
            input=text, capture_output=True, text=True, check=False)

    def expect(self, status, says, *arguments, text=""):
        done = self.run(*arguments, text=text)
        said = done.stdout + done.stderr
        self.checks += 1
        if done.returncode != status or says not in said:
            self.failures.append(
                f"flagplot {' '.join(map(str, arguments))}\n  ended with {done.returncode} instead "
                f"of {status}, or did not say \"{says}\":\n    {said.strip()[:800]}")
        return done.stdout

    def play(self, save, turns=TURNS, axis_holds_in=None, by_history=False):
        """So many turns with a sheet of each side; each side's briefings are kept."""
        for turn in range(1, turns + 1):
            for side in ("uk", "axis"):
                if by_history:
                    self.expect(0, "", "order", save, "--side", side, "--historical")
                    continue
                order = "" if (turn, side) != axis_holds_in else "AX-BETA radar off\n"
                self.expect(0, "", "order", save, "--side", side,
                            text=f"ORDERS {side} turn {turn}\n{order}END\n")
            self.resolve(save)
            self.expect(0, "", "release", save)
            for side in ("uk", "axis"):
                self.expect(0, "", "brief", save, "--side", side, "--out",
                            f"{save}-{side}-{turn + 1}.md")

    def resolve(self, save):
        for _ in range(30):
            if self.run("resolve", save).returncode == 0:
                standing = self.run("status", save).stdout
                if "waiting for orders" in standing or "the campaign is over" in standing:
                    return
            for answer in (*(("battle", save, number, "--historical") for number in range(1, 5)),
                           ("choose", save, "a", "--side", "axis"),
                           ("choose", save, "a", "--side", "uk"), ("ruling", save, "no")):
                if self.run(*answer).returncode == 0:
                    break

    def briefings(self, save):
        return sorted(self.folder.glob(f"{save}-*.md"))


def altered_save(war, save, sql):
    """What verify says of a copy in which this was done by somebody who knows SQL."""
    name = f"altered-{save}"
    shutil.copy(war.folder / save, war.folder / name)
    with sqlite3.connect(war.folder / name) as database:
        database.execute(sql)
    database.close()
    return name


def alterations(war):
    """In place, one kind of row after the other."""
    for sql, says in (
            ("UPDATE entries SET command = 'resolve at most 1' WHERE number = 4", "entry 4"),
            ("UPDATE entries SET command = replace(command, 'END', 'UK-K hold\nEND') "
             "WHERE number = 2", "entry 2"),
            ("UPDATE entries SET happened = substr(happened, 2) WHERE number = 4", "entry 4"),
            ("UPDATE entries SET state = zeroblob(32) WHERE number = 4", "entry 4"),
            ("UPDATE entries SET revision = '9.9.9' WHERE number = 3", "entry 3"),
            ("UPDATE definition SET bytes = CAST(x'00' || substr(bytes, 2) AS BLOB)", "entry 1"),
            ("UPDATE sources SET text = replace(text, 'speed', 'spead') WHERE kind = 'classes'",
             "ship-classes.toml"),
            ("UPDATE sources SET text = replace(text, 'mass_per_point = 20', "
             "'mass_per_point = 21') WHERE kind = 'table'",
             "the table assets/battle_board/naval.toml, by which its battles are fought, was"),
            ("UPDATE meta SET dice = zeroblob(length(dice))", "secret of its dice"),
            ("UPDATE head SET entry = 3", "head"),
    ):
        name = altered_save(war, "war.save", sql)
        war.expect(1, "record altered: ", "verify", name)
        war.expect(1, says, "verify", name)


def receipts(war):
    """Everything in the second war fits, but for what the sides were given in the first."""
    war.expect(0, "", "new", "convoy-beta", "forged.save", "--seed", "7")
    war.play("forged.save", axis_holds_in=(3, "axis"))
    kept = war.briefings("war.save")
    war.expect(0, "identical", "verify", "war.save", "--receipt", *kept)
    war.expect(0, "identical", "verify", "forged.save")
    war.expect(1, "what axis ordered and was told up to the briefing for turn 4 is not what the "
                  "record says; up to the briefing for turn 3 it is",
               "verify", "forged.save", "--receipt", *kept)
    (war.folder / "note.txt").write_text("Receipt: 0123456789abcdef\n", encoding="utf-8")
    war.expect(1, "no orders with the receipt 0123456789abcdef", "verify", "war.save",
               "--receipt", "note.txt")
    (war.folder / "note.txt").write_text("I have lost them.\n", encoding="utf-8")
    war.expect(1, "there is no receipt in note.txt", "verify", "war.save", "--receipt", "note.txt")


def exports(war):
    """Out and in again, and what is refused."""
    war.expect(0, "are public", "export", "war.save", "text")
    war.expect(0, "with the same result", "import", "text", "again.save")
    war.expect(0, "identical", "verify", "again.save")
    war.expect(0, "", "export", "again.save", "text-again")
    same = subprocess.run(["diff", "-r", war.folder / "text", war.folder / "text-again"],
                          check=False).returncode
    if same != 0:
        war.failures.append("what was imported is exported otherwise")
    war.expect(1, "exists already", "import", "text", "again.save")
    war.expect(1, "holds no older export", "export", "forged.save", "text")
    war.expect(0, "begins", "new", "text/texts/campaigns/convoy-beta", "same.save")
    record = war.folder / "text" / "record.txt"
    record.write_text(record.read_text(encoding="utf-8").replace(
        "    resolve", "    resovle", 1), encoding="utf-8")
    war.expect(1, "did you mean \"resolve\"?", "import", "text", "third.save")
    if (war.folder / "third.save").exists():
        war.failures.append("import wrote a save of what it refused")


def dice(war):
    """A secret, published after the war."""
    war.expect(0, "are secret", "new", "convoy-beta", "secret.save")
    war.expect(0, "", "brief", "secret.save", "--side", "uk", "--out", "first.md")
    war.play("secret.save", turns=8, by_history=True)
    war.expect(0, "can be read but not imported", "export", "secret.save", "closed")
    war.expect(1, "--with-secret", "import", "closed", "closed.save")
    war.expect(0, "Keep it to yourself", "export", "secret.save", "open", "--with-secret")
    war.expect(0, "with the same result", "import", "open", "open.save")
    war.expect(0, "fit", "verify", "open.save", "--receipt", "first.md")
    log = war.expect(0, "", "log", "secret.save", "--dice", "--json")
    (war.folder / "dice.json").write_text(log, encoding="utf-8")
    check = [sys.executable, "-B", war.data / "scripts" / "check-dice"]

    def checked(secret, status, says):
        done = subprocess.run([*check, secret, "dice.json", "first.md"], cwd=war.folder,
                              capture_output=True, text=True, check=False)
        war.checks += 1
        if done.returncode != status or says not in done.stdout:
            war.failures.append(f"check-dice {secret}: {done.returncode} {done.stdout[-400:]}"
                                f"{done.stderr[-400:]}")

    checked("open/secret.txt", 0, "its fingerprint is that of this secret")
    checked("seed:7", 1, "does not have the fingerprint")
    if '"key"' not in log:
        war.failures.append("no die fell: nothing was checked")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    data = pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        war = War(pathlib.Path(sys.argv[1]).resolve(), data, folder)
        war.expect(0, "", "new", "convoy-beta", "war.save", "--seed", "7")
        war.play("war.save")
        war.expect(0, "identical", "verify", "war.save")
        alterations(war)
        receipts(war)
        exports(war)
        dice(war)
    print("\n".join(war.failures))
    print(f"{war.checks} things were asked, {len(war.failures)} answered wrong")
    return 1 if war.failures else 0


if __name__ == "__main__":
    sys.exit(main())
