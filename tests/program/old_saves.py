#!/usr/bin/env python3
"""Opens the kept saves of older versions with the built program, and upgrades them.

    tests/program/old_saves.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

A save of an older version is refused with the way out; upgrade lists what differs, asks, and leaves
the old file as it was; the upgraded save is played on; receipts of before still fit.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

DONE, WRONG, USAGE = range(3)


class Desk:
    """A folder with old saves, and what was found wrong."""

    def __init__(self, program, data, folder):
        self.program = program
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "FLAGPLOT_DATA": str(data), "LC_ALL": "C"}
        self.failures = []
        self.checks = 0

    def run(self, *arguments, typed=""):
        return subprocess.run(
            [self.program, *map(str, arguments)], cwd=self.folder, env=self.environment,
            input=typed, capture_output=True, text=True, check=False)

    def expect(self, status, says, *arguments, typed=""):
        done = self.run(*arguments, typed=typed)
        said = done.stdout + done.stderr
        self.checks += 1
        if done.returncode != status or says not in said:
            self.failures.append(
                f"flagplot {' '.join(map(str, arguments))}\n  ended with {done.returncode} instead "
                f"of {status}, or did not say \"{says}\":\n    {said.strip()[:1500]}")
        return said

    def must(self, is_so, what):
        self.checks += 1
        if not is_so:
            self.failures.append(what)

    def names(self):
        return sorted(each.name for each in self.folder.iterdir())


def upgrade_refused_and_made(desk, kept):
    shutil.copy(kept / "umpired.save", desk.folder / "war.save")
    before = (desk.folder / "war.save").read_bytes()
    for command in (("status",), ("brief", "--side", "uk"), ("resolve",), ("verify",)):
        desk.expect(WRONG, "flagplot upgrade", command[0], "war.save", *command[1:])
    listed = desk.expect(DONE, "were decided again", "upgrade", "war.save", "--dry")
    desk.must(desk.names() == ["war.save"], "upgrade --dry wrote a file")
    if "differs in" in listed:
        desk.must("before:" in listed or "now:" in listed, "what differs is not listed")
        desk.expect(WRONG, "Nothing was written", "upgrade", "war.save", typed="no\n")
        desk.expect(WRONG, "Nothing was written", "upgrade", "war.save", typed="")
        desk.must(desk.names() == ["war.save"], "a refused upgrade wrote a file")
    desk.expect(DONE, "stays as it was", "upgrade", "war.save", "new.save", typed="yes\n")
    desk.must((desk.folder / "war.save").read_bytes() == before, "upgrade changed the old save")
    desk.expect(WRONG, "exists already", "upgrade", "war.save", "new.save", "--yes")


def upgraded_is_played_on(desk, kept):
    desk.expect(DONE, "identical", "verify", "new.save")
    shutil.copy(kept / "umpired-uk-turn-6.md", desk.folder / "uk.md")
    desk.expect(DONE, "fit", "verify", "new.save", "--receipt", "uk.md")
    text = (desk.folder / "uk.md").read_text()
    title = text.index("RECEIPT uk turn 6")
    digest = text.index("\n", title) + 1
    while text[digest] not in "0123456789abcdef":
        digest += 1
    other = "0" if text[digest] != "0" else "1"
    (desk.folder / "other.md").write_text(text[:digest] + other + text[digest + 1:])
    desk.expect(WRONG, "is not what the record says", "verify", "new.save", "--receipt", "other.md")
    desk.expect(DONE, "", "status", "new.save")
    desk.expect(DONE, "", "brief", "new.save", "--side", "uk")
    desk.expect(DONE, "", "log", "new.save")
    desk.expect(DONE, "", "message", "new.save", "--to", "uk", "A new version of the program.")
    desk.expect(DONE, "identical", "verify", "new.save")


def the_name_of_the_new_save(desk, kept):
    shutil.copy(kept / "fought.save", desk.folder / "beta.save")
    said = desk.expect(DONE, "stays as it was", "upgrade", "beta.save", "--yes")
    made = [name for name in desk.names() if name.startswith("beta-")]
    desk.must(len(made) == 1 and made[0] in said and made[0].endswith(".save"),
              f"the new save is called {made}")
    desk.expect(DONE, "identical", "verify", made[0])


def exported_folders(desk, saves):
    for version in sorted(saves.iterdir()):
        name = f"imported-{version.name}.save"
        desk.expect(DONE, "decided again by today's rules", "import", version / "fought", name,
                    "--decide-again")
        desk.expect(DONE, "identical", "verify", name)


def every_kept_save(desk, saves):
    """Saves of every version that was released are opened, or upgraded where the program says so."""
    for save in sorted(saves.glob("*/*.save")):
        name = f"{save.parent.name}-{save.name}"
        shutil.copy(save, desk.folder / name)
        if desk.run("status", name).returncode != DONE:
            desk.expect(WRONG, "flagplot upgrade", "status", name)
            desk.expect(DONE, "stays as it was", "upgrade", name, "today-" + name, "--yes")
            name = "today-" + name
        desk.expect(DONE, "identical", "verify", name, *receipts_beside(save))
        desk.expect(DONE, "", "status", name)
        desk.expect(DONE, "", "log", name)
        for side in ("axis", "uk"):
            desk.expect(DONE, "RECEIPT", "brief", name, "--side", side)


def receipts_beside(save):
    """Briefings that were sent out of a save lie beside it, and their receipts must still fit."""
    sent = sorted(save.parent.glob(f"{save.stem}-*-turn-*.md"))
    return [word for briefing in sent for word in ("--receipt", briefing)]


def battle_at_hand(desk, saves):
    """A battle that an older program was fighting is continued by today's."""
    shutil.copy(saves / "0.2/at-hand.save", desk.folder / "hand.save")
    desk.expect(DONE, "stays as it was", "upgrade", "hand.save", "at-hand-now.save", "--yes")
    for side in ("axis", "uk"):
        desk.expect(DONE, "Battle in", "battle", "at-hand-now.save", "1", "--view", side)
    desk.expect(DONE, "identical", "verify", "at-hand-now.save")
    desk.expect(DONE, "", "battle", "at-hand-now.save", "1", "--auto")
    desk.expect(DONE, "fought again, came out the same", "verify", "at-hand-now.save")


def wrong_input(desk, kept):
    desk.expect(WRONG, "nothing.save", "upgrade", "nothing.save")
    (desk.folder / "text.save").write_text("no save at all\n" * 20)
    desk.expect(WRONG, "is not a Flagplot save", "upgrade", "text.save")
    damaged = bytearray((kept / "umpired.save").read_bytes())
    damaged[len(damaged) // 2] ^= 4
    (desk.folder / "damaged.save").write_bytes(damaged)
    desk.expect(WRONG, "damaged", "upgrade", "damaged.save")
    desk.expect(USAGE, "", "upgrade")


def main():
    program = os.path.abspath(sys.argv[1])
    data = pathlib.Path(sys.argv[2]).resolve()
    kept = data / "tests/saves/0.1"
    failures = 0
    checks = 0
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(program, data, folder)
        upgrade_refused_and_made(desk, kept)
        upgraded_is_played_on(desk, kept)
        the_name_of_the_new_save(desk, kept)
        exported_folders(desk, kept.parent)
        wrong_input(desk, kept)
        every_kept_save(desk, kept.parent)
        battle_at_hand(desk, kept.parent)
        checks += desk.checks
        failures += len(desk.failures)
        print("\n".join(desk.failures))
    print(f"{checks} things looked at in saves of older versions, {failures} not as they should be.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
