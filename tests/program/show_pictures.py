#!/usr/bin/env python3
"""Draws pictures with the built program: every option of `show`, and every wrong value of one.

    tests/program/show_pictures.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

A right picture begins as its kind does, is as large as asked and comes out the same twice. A wrong
value ends with one line that says where it is, what was expected and, of a word, the nearest right
one; what stood in the place of the picture is the same bytes as before.
"""
import os
import pathlib
import struct
import subprocess
import sys
import tempfile

DONE, WRONG, USAGE, TROUBLE = range(4)
FAILURES = []


def check(holds, what):
    if not holds:
        FAILURES.append(what)


def main(program, data):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        environment = {**os.environ, "FLAGPLOT_DATA": str(data), "LC_ALL": "C"}

        def run(*arguments):
            return subprocess.run([program, *arguments], cwd=folder, env=environment,
                                  capture_output=True, text=True, check=False)

        def draw(name, *options):
            form = "--" + name.rpartition(".")[2]
            ran = run("show", "war.save", "--side", "uk", form, name, *options)
            check(ran.returncode == DONE, f"{name} {options}: {ran.stderr}")
            return (folder / name).read_bytes() if ran.returncode == DONE else b""

        check(run("new", "convoy-beta", "war.save", "--seed", "2").returncode == DONE, "new")
        right(draw, run, folder)
        wrong(run, folder)
    for failure in FAILURES:
        print(failure, file=sys.stderr)
    return 1 if FAILURES else 0


def size_of(png):
    return struct.unpack(">II", png[16:24]) if len(png) > 24 else None


def right(draw, run, folder):
    plain = draw("uk.png")
    check(plain.startswith(b"\x89PNG"), "a PNG begins as one")
    check(size_of(plain) == (1280, 800), "a picture is 1280 by 800 unless asked otherwise")
    check(draw("again.png") == plain, "the same picture twice")
    check(draw("uk.png") == plain, "a picture replaces a picture")
    check(draw("uk.svg").startswith(b"<?xml"), "an SVG begins as one")
    check(draw("uk.svg") == draw("again.svg"), "the same SVG twice")
    check(b"842" in draw("uk.pdf"), "a PDF is A4 on its long side unless asked otherwise")
    check(draw("uk.pdf") == draw("again.pdf"), "the same PDF twice")
    check(size_of(draw("large.png", "--size", "1920x1080")) == (1920, 1080), "--size in pixels")
    check(size_of(draw("page.png", "--size", "A4")) == (842, 595), "--size A4")
    check(size_of(draw("letter.png", "--size", "Letter")) == (792, 612), "--size Letter")
    for theme in ("counters", "ntds", "app6"):
        ran = run("show", "war.save", "--truth", "--png", theme + ".png", "--theme", theme)
        check(ran.returncode == DONE, f"--theme {theme}: {ran.stderr}")
    themes = {(folder / f"{theme}.png").read_bytes() for theme in ("counters", "ntds", "app6")}
    check(len(themes) == 3, "three themes are three pictures")
    parts = [draw("part.png", "--bbox", box) for box in ("A1:H9", "H9:A1", "12,36,18,41")]
    check(parts[0] == parts[1] != plain, "a part by two of its corners, whichever")
    check(parts[2] not in (plain, parts[0]), "a part by degrees")
    check(draw("turn.png", "--turn", "1") == plain, "--turn")
    ran = run("show", "war.save", "--truth", "--png", "truth.png")
    truth = (folder / "truth.png").read_bytes()
    check(ran.returncode == DONE and truth != plain, "--truth")
    check(truth == (folder / "counters.png").read_bytes(), "counters are the usual theme")


def wrong(run, folder):
    def refused(status, words, *options, target="never.png"):
        before = (folder / target).read_bytes() if (folder / target).exists() else None
        ran = run("show", "war.save", *options)
        lines = ran.stderr.strip().splitlines()
        check(ran.returncode == status, f"{options}: status {ran.returncode}, not {status}")
        check(len(lines) == 1 or status == USAGE, f"{options}: one line, not {ran.stderr!r}")
        for word in words:
            check(word in ran.stderr, f"{options}: {word!r} is not in {ran.stderr!r}")
        after = (folder / target).read_bytes() if (folder / target).exists() else None
        check(before == after, f"{options}: {target} is changed")

    png = ("--png", "never.png", "--side", "uk")
    refused(WRONG, ["ntds"], *png, "--theme", "ntsd")
    refused(WRONG, ["counters", "ntds", "app6"], *png, "--theme", "oil")
    for size in ("A5", "100x100", "1280", "1280x", "x800", "9000x9000", "12.5x800", "-1x800"):
        refused(WRONG, ["--size", size, "1920x1080"], *png, f"--size={size}")
    for box in ("A1", "A1:", "Z99:A0", "1,2,3", "20,34,10,40", "10,40,20,34", "ZZ90:ZZ91"):
        refused(WRONG, ["--bbox", "A1:F9"], *png, f"--bbox={box}")
    refused(WRONG, ["uk"], "--png", "never.png", "--side", "ukk")
    refused(WRONG, ["99"], *png, "--turn", "99")
    refused(USAGE, ["--turn"], *png, "--turn", "soon")
    refused(USAGE, ["one of"], *png, "--svg", "never.svg")
    refused(USAGE, ["--json"], *png, "--json")
    for option, value in (("--theme", "ntds"), ("--size", "A4"), ("--bbox", "A1:B2")):
        refused(USAGE, [option, "--png"], "--side", "uk", option, value)
    refused(TROUBLE, ["nowhere"], "--png", "nowhere/never.png", "--side", "uk")
    (folder / "letter.txt").write_text("Dear Admiral", encoding="utf-8")
    for target in ("war.save", "letter.txt"):
        for form in ("--png", "--svg", "--pdf"):
            before = (folder / target).read_bytes()
            ran = run("show", "war.save", "--side", "uk", form, target)
            check(ran.returncode != DONE and target in ran.stderr, f"{form} over {target}")
            check((folder / target).read_bytes() == before, f"{form} wrote over {target}")


if __name__ == "__main__":
    sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()))
