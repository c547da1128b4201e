#!/usr/bin/env python3
"""Installs the built program to a prefix, moves that, and looks what the program finds there.

    tests/program/installed.py PATH_TO_FLAGPLOT SOURCE_TREE

The program of the build tree must find the source tree's data, the installed one those of its prefix,
the moved one those of the new place, with nothing set in the environment; FLAGPLOT_DATA goes before.
The file type of saves must fit a save.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

FILES = (
    "bin/flagplot", "share/flagplot/campaigns/convoy-beta/campaign.toml", "share/flagplot/maps/med60.toml",
    "share/flagplot/assets/coast/world-10m.coast", "share/flagplot/assets/coast/LGPL-3.txt",
    "share/doc/flagplot/README.md", "share/doc/flagplot/docs/player.md", "share/doc/flagplot/LICENSE",
    "share/doc/flagplot/copyright", "share/doc/flagplot/CHANGELOG.md",
    "share/bash-completion/completions/flagplot", "share/zsh/site-functions/_flagplot",
    "share/fish/vendor_completions.d/flagplot.fish", "share/man/man1/flagplot.1",
    "share/mime/packages/flagplot.xml", "share/icons/hicolor/scalable/apps/flagplot.svg",
    "share/icons/hicolor/48x48/apps/flagplot.png",
    "share/icons/hicolor/scalable/mimetypes/application-x-flagplot-save.svg",
)
DESK_FILES = ("bin/flagplot-desk", "share/applications/flagplot.desktop",
              "share/metainfo/flagplot.metainfo.xml")
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"

failures = []


def expect(is_so, what):
    if not is_so:
        failures.append(what)


def run(program, *arguments, folder, **environment):
    return subprocess.run([program, *arguments], cwd=folder, env={"PATH": os.environ["PATH"], **environment},
                          capture_output=True, text=True, check=False)


def roots_of(program, folder, **environment):
    """The data folders that --version names, in its order."""
    said = run(program, "--version", folder=folder, **environment).stdout
    expect(re.match(r"flagplot \d+\.\d+\.\d+\nrules    \d+\.\d+\.\d+\+[0-9a-f]{12}\n", said),
           f"--version says:\n{said}")
    return [(revision, os.path.realpath(root))
            for revision, root in re.findall(r"(?m)^data     ([0-9a-f]{12}) in (.*)$", said)]


def finds(program, root, folder):
    """The program makes a campaign, whose data are those below this root."""
    found = roots_of(program, folder)
    expect([each for _, each in found] == [os.path.realpath(root)], f"{program} finds data in {found}")
    save = pathlib.Path(folder) / "war.save"
    done = run(program, "new", "convoy-beta", str(save), "--seed", "2", folder=folder)
    expect(done.returncode == 0, f"{program} new: {done.stderr}")
    head = save.read_bytes()[:100] if save.exists() else b""
    save.unlink(missing_ok=True)
    return found[0][0] if found else None, head


def magic_fits(match, head):
    """The bytes of a save against a rule of shared-mime-info and those within it."""
    value = match.get("value").encode().decode("unicode_escape").encode("latin-1")
    start = int(match.get("offset"))
    within = match.findall(MIME + "match")
    return head[start:start + len(value)] == value and (
        not within or any(magic_fits(each, head) for each in within))


def has_files(prefix, has_desk):
    for name in FILES + (DESK_FILES if has_desk else ()):
        expect((prefix / name).is_file(), f"{name} is not installed")
    desktop = prefix / "share/applications/flagplot.desktop"
    if has_desk and shutil.which("desktop-file-validate"):
        checked = subprocess.run(["desktop-file-validate", desktop], capture_output=True, text=True, check=False)
        expect(checked.returncode == 0, f"the menu entry: {checked.stdout}")


def main():
    program, tree = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    build = pathlib.Path(program).parent.parent
    with tempfile.TemporaryDirectory() as folder:
        first, moved = pathlib.Path(folder) / "first", pathlib.Path(folder) / "moved"
        subprocess.run(["cmake", "--install", build, "--prefix", first], check=True,
                       stdout=subprocess.DEVNULL)
        has_files(first, (build / "app/flagplot-desk").exists())
        in_tree, _ = finds(program, tree, folder)
        revision, head = finds(first / "bin/flagplot", first / "share/flagplot", folder)
        expect(revision == in_tree, "the installed data are not those of the tree")
        rule = xml.parse(first / "share/mime/packages/flagplot.xml").find(f".//{MIME}magic/{MIME}match")
        expect(magic_fits(rule, head), f"the file type does not fit a save: {head}")
        first.rename(moved)
        finds(moved / "bin/flagplot", moved / "share/flagplot", folder)
        (pathlib.Path(folder) / "link").symlink_to(moved / "bin/flagplot")
        finds(f"{folder}/link", moved / "share/flagplot", folder)

        chart = moved / "share/flagplot/maps/med60.toml"
        chart.write_text(chart.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        named = roots_of(moved / "bin/flagplot", folder, FLAGPLOT_DATA=str(tree))
        expect([root for _, root in named] == [str(tree), os.path.realpath(moved / "share/flagplot")],
               f"FLAGPLOT_DATA does not go before: {named}")
        expect(named[0][0] == in_tree != named[1][0], f"the revision does not tell data apart: {named}")
        shutil.rmtree(moved / "share/flagplot")
        said = run(moved / "bin/flagplot", "--version", folder=folder).stdout
        expect("none; looked for" in said, f"without data --version says:\n{said}")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
