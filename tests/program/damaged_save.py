#!/usr/bin/env python3
"""Damages a save in one way after the other, and looks what the built program makes of it.

    tests/program/damaged_save.py PATH_TO_FLAGPLOT FOLDER_OF_DATA [--every BYTES]

The save is cut at every page, and one bit is flipped in every BYTES bytes (default 1,000), a byte and
a bit further in each. All of it is noticed, ends with exit status 1 and one sentence that says where
and names `restore`, and `restore` brings back the state before the last command.
"""
import argparse
import os
import pathlib
import sys
import tempfile

from wrong_input import DONE, WRONG, Game

PAGE = 4096


class Patient:
    """A save of a few commands with its copy, and what they show when nothing is wrong."""

    def __init__(self, game):
        self.game = game
        game.ok("new", "beta", "war.save", "--seed", "2")
        game.ok("order", "war.save", "--side", "axis", text="ORDERS axis turn 1\nEND\n")
        game.ok("resolve", "war.save")
        game.ok("message", "war.save", "Keep well.", "--to", "uk")
        self.save = game.folder / "war.save"
        self.whole = self.save.read_bytes()
        self.beside = (game.folder / "war.save~").read_bytes()
        self.shown = self.all_shown()
        self.before = game.ok("replay", "war.save~")
        self.noticed = 0

    def all_shown(self):
        return [self.game.ok(command, "war.save") for command in ("replay", "verify", "show")]

    def damage(self, what, bytes_left):
        """Whether this is noticed when the save is opened."""
        self.save.write_bytes(bytes_left)
        done = self.game.run("status", "war.save")
        if done.returncode == DONE:
            self.game.failures.append(f"{what}: it was not noticed")
            return False
        self.noticed += 1
        is_clear = (done.returncode == WRONG and len(done.stderr.splitlines()) == 1
                    and "war.save is damaged: " in done.stderr
                    and "; flagplot restore war.save puts the copy" in done.stderr)
        if not is_clear and "written by" not in done.stderr:  # the bit was of the program's revision
            self.game.fail(["status", "war.save"], f"{what}: it was not said clearly", done)
        return True

    def restored(self, what):
        """`restore` brings the last but one command back, and keeps what was damaged."""
        damaged = self.save.read_bytes()
        said = self.game.ok("restore", "war.save", says="kept as war.save.damaged-1")
        kept = self.game.folder / "war.save.damaged-1"
        if self.game.ok("replay", "war.save") != self.before or kept.read_bytes() != damaged:
            self.game.failures.append(f"{what}: restore gave something else: {said}")
        kept.unlink()
        self.game.ok("message", "war.save", "Keep well.", "--to", "uk")
        if self.all_shown() != self.shown:
            self.game.failures.append(f"{what}: the last command cannot be given again")
        (self.game.folder / "war.save~").write_bytes(self.beside)


def cut_at_every_page(patient):
    for size in range(0, len(patient.whole), PAGE):
        what = f"cut to {size} bytes"
        if patient.damage(what, patient.whole[:size]):
            patient.restored(what)


def flip_in_every(patient, step):
    for number, start in enumerate(range(0, len(patient.whole), step)):
        place = min(start + number % step, len(patient.whole) - 1)
        flipped = bytearray(patient.whole)
        flipped[place] ^= 1 << number % 8
        patient.damage(f"bit {number % 8} of byte {place} flipped", bytes(flipped))


def what_restore_refuses(patient):
    game = patient.game
    patient.save.write_bytes(patient.whole)
    game.usage("SAVE is required", "restore")
    game.wrong("is not damaged", "restore", "war.save")
    game.wrong("cannot read nothing~", "restore", "nothing")
    game.write("text.save", "A letter, not a war.\n")
    game.write("text.save~", "A letter, not a war.\n")
    game.wrong("text.save~ is not a Flagplot save", "restore", "text.save")
    game.ok("restore", "war.save", "--overrule", "the wrong text", says="Lost is command 4, message")
    reason = game.folder / "war.save.replaced-1.txt"
    if reason.read_text(encoding="utf-8") != "the wrong text\n":
        game.failures.append("restore --overrule: its reason is not kept")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    parser.add_argument("program")
    parser.add_argument("data")
    parser.add_argument("--every", type=int, default=1000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        game = Game(os.path.abspath(given.program), pathlib.Path(given.data).resolve(), folder)
        patient = Patient(game)
        cut_at_every_page(patient)
        cuts = patient.noticed
        flip_in_every(patient, given.every)
        what_restore_refuses(patient)
    for failure in game.failures:
        print(failure, file=sys.stderr)
    print(f"{len(patient.whole)} bytes, cut at {cuts} pages: noticed each time, and restored. "
          f"{patient.noticed - cuts} flipped bits noticed. {len(game.failures)} went wrong.")
    return 1 if game.failures or not cuts else 0


if __name__ == "__main__":
    sys.exit(main())
