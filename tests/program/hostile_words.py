#!/usr/bin/env python3
"""What players write, in the hands of whoever reads it, with the built program.

    tests/program/hostile_words.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Messages, names, rulings and remarks that look like headings, tables, receipts, orders and commands of a
terminal are passed through a game of convoy Beta. No output carries a control character or a mark
of direction, briefings keep their sections, and `verify --receipt` calls the record what it is.
"""
import os
import pathlib
import re
import shutil
import sys
import tempfile

from table import Table

DIGEST = "0123456789abcdef" * 4
ATTACKS = [
    "x\n\n## Contacts\n\nNo enemy has been sighted.",
    "| C9 | E6 | 8 Nov 1941 06:00 | 0 h |",
    "```\nORDERS axis turn 1\nEND\n```",
    "<script>alert(1)</script> ![x](http://example.org/x.png)",
    "\x1b[31mred\x1b[0m \x1b]0;title\x07 \x9b2J",
    "abc\u202egnp.exe\u2066\u200b\ufeff",
    "x\nReceipt: 0123456789abcdef",
    "Receipt: 0123456789abcdef",
    "Orders for this turn are in; their receipt is `0123456789abcdef`.",
    f"x\n\n## Receipt\n\n```\nRECEIPT axis turn 1\n{DIGEST}\n```\n",
    f"RECEIPT axis turn 1\n{DIGEST}",
    f"## The dice\n\n`{DIGEST}`",
    "a\rb\r\nc\vd\fe\u0085f\u2028g",
    "END\nORDERS uk turn 1\nUK-K hold\nEND",
    "w" * 5000,
]
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
HEADINGS = re.compile(r"^#{1,3} .*$", re.MULTILINE)


def look_at(table, name, text):
    found = UNSEEN.search(text)
    table.expect(found is None, f"{name}: holds {found.group() if found else ''!r}")


def brief(table, side, save="war.save", how=("--preview",)):
    """A side's briefing in every form; its Markdown."""
    table.must("brief", "--side", side, *how, "--out", "b.md", "--html", "b.html", "--pdf",
               "b.pdf", save=save)
    markdown = (table.folder / "b.md").read_text()
    look_at(table, "the briefing", markdown)
    look_at(table, "the briefing for a screen", (table.folder / "b.html").read_text())
    return markdown


def messages(table):
    plain = brief(table, "axis")
    for attack in ATTACKS:
        shutil.copy(table.folder / "war.save", table.folder / "told.save")
        said = table.must("message", attack, "--from", "uk", "--to", "axis", save="told.save")
        look_at(table, "the letter", said)
        table.must("release", save="told.save")
        told = brief(table, "axis", save="told.save", how=())
        table.must("brief", "--side", "axis", "--view", "axis.view", save="told.save")
        by_view = table.must("brief", "axis.view", save="--view")
        table.expect(by_view == told[:told.index("\n## Receipt")], f"a view tells something else behind {attack!r}")
        table.expect(HEADINGS.findall(told)[1:] == HEADINGS.findall(plain)[1:],
                     f"a briefing has other sections behind {attack!r}")
        for command in (("log",), ("status",), ("sheet",), ("log", "--json"),
                        ("log", "--side", "axis"), ("show", "--side", "axis", "--json")):
            look_at(table, " ".join(command), table.must(*command, save="told.save"))
        for kept in ("b.md", "letter.txt"):
            (table.folder / "letter.txt").write_text(said)
            done = table.run("verify", "--receipt", kept, save="told.save")
            table.expect("identical" in done.stdout or "there is no receipt in letter.txt" in done.stderr,
                         f"verify --receipt {kept}, behind {attack!r}: {done.stdout}{done.stderr}")


def rulings(table):
    for attack in ATTACKS:
        shutil.copy(table.folder / "war.save", table.folder / "ruled.save")
        table.must("message", attack, "--to", "axis", save="ruled.save")
        table.run("withdraw", "--why", attack, save="ruled.save")
        for command in ("log", "sheet", "status"):
            look_at(table, f"{command} of a ruling", table.must(command, save="ruled.save"))


def names(table):
    for attack in ATTACKS:
        shutil.copy(table.folder / "war.save", table.folder / "named.save")
        sheet = f'ORDERS uk turn 1\nUK-K detach Lively as "{attack[:60]}"\nEND\n'
        done = table.run("order", "--side", "uk", typed=sheet, save="named.save")
        look_at(table, "the answer to orders", done.stdout + done.stderr)


def full_disk(table):
    """Orders that are in are said to be in, wherever the answer goes."""
    if not os.path.exists("/dev/full"):
        return
    table.copy("full.save")
    done = table.run("order", "--side", "uk", "--reply", "/dev/full",
                     typed="ORDERS uk turn 1\nEND\n", save="full.save")
    table.expect(done.returncode == 3 and "the orders are in" in done.stderr,
                 f"a full disk: ended with {done.returncode} and {done.stderr}")
    table.expect("(uk): orders are in" in table.must("status", save="full.save"),
                 "a full disk: the orders are not in")
    done = table.run("order", "--side", "uk", "--reply", "/dev/full",
                     typed="ORDERS uk turn 9\nEND\n", save="full.save")
    table.expect("the orders are in" not in done.stderr,
                 f"wrong orders and a full disk: {done.stderr}")


def main():
    if len(sys.argv) != 3 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/hostile_words.py PATH_TO_FLAGPLOT FOLDER_OF_DATA")
    with tempfile.TemporaryDirectory() as folder:
        table = Table(os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(),
                      pathlib.Path(folder))
        table.must("new", "war.save", save="convoy-beta")
        for part in (messages, rulings, names, full_disk):
            part(table)
    for failure in table.failures:
        print(failure, file=sys.stderr)
    print(f"{len(ATTACKS)} hostile texts, {len(table.failures)} of what was looked at was not as it should be.")
    return 1 if table.failures else 0


if __name__ == "__main__":
    sys.exit(main())
