#!/usr/bin/env python3
"""Plays convoy Beta alone with the built program, as the Royal Navy, and looks at every screen of it.

    tests/program/solo_game.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Until the war is over no screen may name a formation or a commander of the enemy, but with --truth,
which then says that it shows him. FOLDER_OF_DATA has the campaign and the sheets that are handed in.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

DONE, WRONG, USAGE = range(3)
TURNS = 8

# Of the Regia Marina; the convoy's name is the campaign's too, and known to all.
SECRETS = ("AX-", "3rd Division", "close escort", "Brivonesi", "Bisciani")

SHOWS_ENEMY = "This shows the enemy"

# Each turn, and at each stop: none of them may say more than the side knows.
SCREENS = (
    ["status"], ["show"], ["show", "--history"], ["brief", "--history"], ["show", "--json"], ["show", "--preview"], ["log"], ["log", "--json"],
    ["brief"], ["brief", "--archive"], ["sheet"], ["verify"], ["battle"],
)

# Nothing but the truth, and so not for the player.
HIDDEN = (
    ["show", "--side", "axis"], ["brief", "--side", "axis"], ["log", "--side", "axis"],
    ["log", "--dice"], ["replay"], ["export", "text"], ["rule", "free", "UK-K", "--why", "x"],
    ["amend", "convoy-beta", "--why", "x"], ["withdraw", "2", "--why", "x"],
    ["order", "--side", "axis", "--historical"], ["choose", "a", "--side", "axis"],
    ["answer", "AX-BETA", "--side", "axis"],
    ["what-if", "--side", "axis", "--turn", "1", "--order", "AX-BETA hold"],
)


class Game:
    def __init__(self, program, data, folder):
        self.program = program
        self.folder = folder
        self.data = data
        self.failures = []
        self.screens = 0

    def run(self, command, *arguments):
        environment = {**os.environ, "FLAGPLOT_DATA": str(self.data), "LC_ALL": "C"}
        return subprocess.run(
            [self.program, command, "war.save", *arguments], cwd=self.folder, env=environment,
            input="", capture_output=True, text=True, check=False)

    def fail(self, words, what):
        self.failures.append(f"flagplot {' '.join(words)}\n  {what}")

    def veiled(self, *words, status=DONE, says=""):
        """A command whose screen holds nothing of the enemy."""
        done = self.run(*words)
        said = done.stdout + done.stderr
        self.screens += 1
        if done.returncode != status:
            self.fail(words, f"ended with {done.returncode} instead of {status}: {said}")
        # What was typed is said again, and is no secret.
        for secret in SECRETS:
            if secret in said and not any(secret in word for word in words):
                self.fail(words, f"says \"{secret}\":\n{said}")
        if says not in said:
            self.fail(words, f"should say: {says}\n{said}")
        return done.stdout

    def unveiled(self, *words, says):
        done = self.run(*words, "--truth")
        if done.returncode != DONE or says not in done.stdout or SHOWS_ENEMY not in done.stderr:
            self.fail(words, f"with --truth should show the enemy, and say so:\n{done.stderr}")

    def look(self):
        for words in SCREENS:
            self.veiled(*words)

    def begin(self):
        environment = {**os.environ, "FLAGPLOT_DATA": str(self.data)}
        new = [self.program, "new", "convoy-beta", "war.save", "--seed", "2", "--solo"]
        wrong = subprocess.run([*new, "ukk"], cwd=self.folder, env=environment,
                               capture_output=True, text=True, check=False)
        if wrong.returncode != WRONG or 'did you mean "uk"?' not in wrong.stderr:
            self.fail(new, f"should not know the side: {wrong.stderr}")
        subprocess.run([*new, "uk"], cwd=self.folder, env=environment, check=True,
                       capture_output=True)

    def fight(self):
        """The battle the turn waits for, if it does: looked at, then as in history."""
        battle = re.search(r"(?m)^Battle B(\d+) in .* must be fought", self.run("status").stdout)
        if not battle:
            return False
        number = battle.group(1)
        self.veiled("resolve", status=WRONG, says="the turn waits for you")
        self.veiled("battle", number, says="# ")
        self.veiled("battle", number, "--historical", "--dry", says="You would be told")
        self.veiled("battle", number, "--auto", "--module", "battle_board", "--dry", status=WRONG,
                    says="--dry would show what the enemy has")
        self.veiled("battle", number, "--export", "papers", says="name every ship of the enemy")
        papers = sorted(path.name for path in (self.folder / "papers").iterdir())
        if any(name.startswith("axis") for name in papers):
            self.fail(["battle", "--export"], f"wrote the enemy's sheet: {papers}")
        self.veiled("battle", number, "--historical")
        self.veiled("resolve")
        return True

    def orders(self, number):
        """Those of history; what the turn of events forbids of them is left out."""
        sheet = self.data / "campaigns" / "convoy-beta" / "sheets" / f"uk-{number}.txt"
        if sheet.exists():
            self.veiled("order", str(sheet), "--take-valid", says="ORDERS uk")

    def what_if(self):
        """Asked before the turn, and about it afterwards."""
        asked = ["what-if", "--turn", "5", "--order", "UK-K route to E6", "--again", "5"]
        self.veiled(*asked, says="On your own knowledge alone")
        self.veiled("resolve")
        self.veiled(*asked, says="On your own knowledge alone")

    def turn(self, number):
        self.orders(number)
        if number == 5:
            self.what_if()
        else:
            self.veiled("resolve")
        self.look()
        while self.fight():
            self.look()

    def last_turn(self):
        self.orders(TURNS)
        self.veiled("resolve", "--turns", "9")
        while self.fight():
            pass
        self.veiled("resolve", status=WRONG, says="the campaign has ended")

    def second_thoughts(self):
        self.veiled("withdraw", "last", "--why", "a second thought", says="\"resolve\" is taken back")
        self.veiled("rerun", "--dry", status=WRONG, says="nothing to rerun")
        self.look()
        self.veiled("resolve")

    def end(self):
        asked = ["what-if", "--turn", "5", "--order", "UK-K route to E6", "--again", "2"]
        for words, says in ((asked, "Decision and dice"), (["status"], "Victory points"), (["show"], "AX-"), (["log"], "AX-3"),
                            (["sheet"], "Regia Marina"), (["replay"], "begin solo uk"),
                            (["show", "--side", "axis"], "AX-"), (["verify"], "identical")):
            done = self.run(*words)
            if done.returncode != DONE or says not in done.stdout or SHOWS_ENEMY in done.stderr:
                self.fail(words, f"after the war should say: {says}\n{done.stdout}{done.stderr}")

    def play(self):
        self.begin()
        self.look()
        for words in HIDDEN:
            self.veiled(*words, status=WRONG, says="campaign.hidden")
        self.turn(1)
        self.second_thoughts()
        for words, says in ((["show"], "AX-BETA"), (["log"], "AX-BETA"), (["status"], "(axis)"),
                            (["sheet"], "AX-BETA"), (["show", "--side", "axis"], "AX-BETA")):
            self.unveiled(*words, says=says)
        for number in range(2, TURNS):
            self.turn(number)
        self.last_turn()
        self.end()


def main():
    if len(sys.argv) != 3 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/solo_game.py PATH_TO_FLAGPLOT FOLDER_OF_DATA")
    with tempfile.TemporaryDirectory() as folder:
        game = Game(os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(),
                    pathlib.Path(folder))
        game.play()
    for failure in game.failures:
        print(failure, file=sys.stderr)
    print(f"{game.screens} screens of a solo player, {len(game.failures)} not as they should be.")
    return 1 if game.failures else 0


if __name__ == "__main__":
    sys.exit(main())
