"""Convoy Beta played up to its battle with the built program, for the tests of what comes then."""
import os
import shutil
import subprocess

DONE, WRONG, USAGE = range(3)
BATTLE_TURN = 5


class Table:
    """A folder with the save `war.save`, and what was found wrong."""

    def __init__(self, program, data, folder):
        self.program = program
        self.data = data
        self.folder = folder
        self.failures = []

    def environment(self):
        return {**os.environ, "FLAGPLOT_DATA": str(self.data), "LC_ALL": "C"}

    def run(self, command, *arguments, save="war.save", typed=""):
        return subprocess.run(
            [self.program, command, save, *arguments], cwd=self.folder, env=self.environment(),
            input=typed, capture_output=True, text=True, check=False)

    def must(self, command, *arguments, status=DONE, **rest):
        """What it says; ending otherwise is a failure."""
        done = self.run(command, *arguments, **rest)
        if done.returncode != status:
            self.failures.append(f"flagplot {command} {' '.join(arguments)}: ended with "
                                 f"{done.returncode} instead of {status}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def expect(self, is_so, what):
        if not is_so:
            self.failures.append(what)

    def copy(self, name):
        shutil.copy(self.folder / "war.save", self.folder / name)
        return name

    def record(self, save):
        """The text of everything the save holds."""
        folder = self.folder / f"{save}.text"
        shutil.rmtree(folder, ignore_errors=True)
        self.must("export", str(folder), save=save)
        return (folder / "record.txt").read_text()

    def play_to_battle(self, campaign="convoy-beta", save="war.save"):
        self.must("new", save, "--seed", "7", save=campaign)
        for turn in range(BATTLE_TURN):
            if turn > 0:
                self.must("release", save=save)  # a sheet is judged by what its side has been shown
            for side in ("uk", "axis"):
                self.must("order", "--side", side, "--historical", save=save)
            self.must("resolve", save=save)
        self.expect("Battle 1" in self.must("status", save=save), "no battle came")
