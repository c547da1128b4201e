#!/usr/bin/env python3
"""Saves where saves should not be, or which somebody else is at, met by the built program.

    tests/program/awkward_files.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Two programs at one save, folders and saves that may not be written, folders, pipes, devices and
links instead of a save: each ends with one sentence and the exit status that docs/commands.md gives.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from wrong_input import DONE, Game

MESSAGE = ("Keep well.", "--to", "uk")
READING = ("status", "show", "log", "verify", "replay", "sheet")


def two_programs_at_once(game):
    """Whoever comes second waits his turn."""
    started = [subprocess.Popen([game.program, "message", "war.save", f"Number {number}.", "--to", "uk"],
                                cwd=game.folder, env=game.environment, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True, **game.user)
               for number in range(8)]
    done = [(each.communicate(), each.returncode) for each in started]
    log = game.ok("log", "war.save")
    for number, ((_, error), status) in enumerate(done):
        is_kept = f"Number {number}." in log
        if status == DONE and not is_kept:
            game.failures.append(f"message {number} of eight at once was acknowledged and is lost")
        if status != DONE and (is_kept or "another program is writing" not in error):
            game.failures.append(f"message {number} of eight at once: {status}, {error}")
    game.ok("verify", "war.save", says="identical")


class Holder:
    """Another program that has locked the save. It is one of its own, since whoever closes a file
    drops all his locks of it, and this one reads the save to compare it."""

    def __init__(self, game, begin):
        code = ("import sqlite3, sys; save = sqlite3.connect('war.save', isolation_level=None); "
                f"save.execute('{begin}'); print('held', flush=True); sys.stdin.read()")
        self.program = subprocess.Popen([sys.executable, "-c", code], cwd=game.folder, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.program.stdout.readline()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.communicate()


def another_program_stays(game):
    game.wrong("there is no side", "message", "war.save", "Hello.", "--to", "nobody")
    with Holder(game, "BEGIN IMMEDIATE"):
        game.trouble("another program is writing to war.save", "message", "war.save", *MESSAGE)
        game.trouble("another program is writing to war.save", "restore", "war.save", "--overrule", "x")
        game.ok("status", "war.save")
    with Holder(game, "BEGIN EXCLUSIVE"):
        game.trouble("another program is writing to war.save", "status", "war.save")
    game.ok("message", "war.save", *MESSAGE)


def nothing_may_be_written(game):
    locked = game.folder / "locked"
    locked.mkdir()
    for name in ("war.save", "war.save~"):
        shutil.copy(game.folder / name, locked / name)
        os.chmod(locked / name, 0o444)
    locked.chmod(0o555)
    for command in READING:
        game.ok(command, "locked/war.save")
    game.trouble("locked/war.save", "message", "locked/war.save", *MESSAGE)
    game.trouble("locked/war.save", "restore", "locked/war.save", "--overrule", "haste")
    locked.chmod(0o777)
    game.trouble("readonly", "message", "locked/war.save", *MESSAGE)
    os.chmod(locked / "war.save", 0)
    game.trouble("cannot use locked/war.save", "status", "locked/war.save")


def what_is_no_file(game):
    (game.folder / "box").mkdir()
    os.mkfifo(game.folder / "pipe")
    for name in ("box", "pipe", "/dev/null", "/dev/full"):
        for command in (*READING, "resolve", "rerun"):
            game.wrong(f"cannot read {name}: it is not a file", command, name)
        game.wrong(f"{name} exists already", "new", "beta", name)
        game.wrong("cannot read", "restore", name)
    shutil.copy(game.folder / "war.save", game.folder / "box~")
    game.wrong("cannot read box: it is not a file", "restore", "box", "--overrule", "it is no save")


def links(game):
    os.symlink("war.save", game.folder / "link")
    os.symlink("nothing", game.folder / "nowhere")
    os.symlink("ring", game.folder / "ring")
    game.ok("message", "link", *MESSAGE)
    if (game.folder / "link~").exists() or not (game.folder / "link").is_symlink():
        game.failures.append("a save opened by a link has a second copy, or is no longer one")
    game.ok("verify", "link", says="identical")
    for command in READING:
        game.wrong("cannot read nowhere: No such file", command, "nowhere")
        game.wrong("cannot read ring: Too many levels", command, "ring")
    game.wrong("nowhere exists already", "new", "beta", "nowhere")
    game.ok("restore", "link", "--overrule", "a test", says="kept as")
    game.ok("verify", "war.save", says="identical")


def main():
    if len(sys.argv) != 3 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/awkward_files.py PATH_TO_FLAGPLOT FOLDER_OF_DATA")
    with tempfile.TemporaryDirectory() as folder:
        game = Game(os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(), folder)
        game.ok("new", "beta", "war.save", "--seed", "2")
        game.ok("message", "war.save", *MESSAGE)
        for part in (two_programs_at_once, another_program_stays, what_is_no_file, links,
                     nothing_may_be_written):
            part(game)
    for failure in game.failures:
        print(failure, file=sys.stderr)
    print(f"{sum(len(each) for each in game.tried.values())} ways in which commands ended, "
          f"{len(game.failures)} of what was tried ended otherwise than it should.")
    return 1 if game.failures else 0


if __name__ == "__main__":
    sys.exit(main())
