#!/usr/bin/env python3
"""Plays the turn that the README shows, and compares what it prints.

    tests/program/readme_turn.py PATH_TO_FLAGPLOT FOLDER_OF_DATA
"""
import pathlib
import re
import shlex
import sys
import tempfile

from table import BATTLE_TURN, Table

SAVE = "convoy-beta.save"
FENCE = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks_of_turn(page):
    """The fenced blocks of the section "A turn"."""
    section = page[page.index("\n## A turn\n"):page.index("\n## Where to go on\n")]
    return FENCE.findall(section)


def type_all(table, commands):
    for line in commands.splitlines():
        prompt, name, command, first, *others = shlex.split(line)
        table.expect((prompt, name) == ("$", "flagplot") and SAVE in (first, *others), f"README.md: {line}")
        table.must(command, *others, save=first)


def compare(table, shown, printed, what):
    lines = set(printed.splitlines())
    for line in shown.splitlines():
        table.expect(line in lines, f"README.md: {what} does not print: {line}")


def play(table, page):
    start, history, sheet, commands, briefing, chart = blocks_of_turn(page)
    (table.folder / "uk-5.txt").write_text(sheet, encoding="utf-8")
    type_all(table, start)
    for _ in range(1, BATTLE_TURN):
        type_all(table, history)
    type_all(table, commands)
    compare(table, briefing, table.must("brief", "--side", "uk", save=SAVE), "brief")
    compare(table, chart, table.must("show", "--side", "uk", save=SAVE), "show")


def main():
    program, data = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        table = Table(program, data, pathlib.Path(folder))
        play(table, (data / "README.md").read_text(encoding="utf-8"))
    print(*table.failures, sep="\n", file=sys.stderr)
    print(f"The README's turn, {len(table.failures)} lines not as they should be.")
    return 1 if table.failures else 0


if __name__ == "__main__":
    sys.exit(main())
