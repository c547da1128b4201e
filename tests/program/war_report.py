#!/usr/bin/env python3
"""Plays convoy Beta as history went and looks at what `report` tells of it.

    tests/program/war_report.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Before the end the truth is refused, and a newspaper holds nothing of the enemy that its side was not
told, nor what is held back. At the end every file is there, the luck of the dice is that of the log,
every sentence of a paper names reports, the film holds its frames, and all of it is the same a second
time.
"""
import fractions
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

DONE, WRONG, USAGE = range(3)
SAVE = "beta.save"
SIDES = ("axis", "uk")
TURNS = 8

SECRETS = {
    "uk": ("AX-", "3rd Division", "Brivonesi", "Bisciani", "Duisburg", "Maria", "Sagitta", "Trieste"),
    "axis": ("UK-", "Force K", "Agnew", "Aurora", "Penelope", "Lance", "Lively", "Upholder"),
}

ROW = re.compile(r"^\| (?P<side>[^|]+) \| (?P<what>[^|]+) \| (?P<rolls>\d+) \| (?P<expected>[\d.]+) \| "
                 r"(?P<got>\d+) \| \d+ or (?P<way>more|fewer): (?P<chance>[^|]+) %", re.M)


class Game:
    def __init__(self, program, data, folder):
        self.program = str(program)
        self.data = data
        self.folder = pathlib.Path(folder)
        self.failures = []

    def run(self, *words):
        environment = {**os.environ, "FLAGPLOT_DATA": str(self.data), "LC_ALL": "C"}
        return subprocess.run([self.program, *words], cwd=self.folder, env=environment, input="",
                              capture_output=True, text=True, check=False)

    def must(self, holds, what):
        if not holds:
            self.failures.append(what)

    def ended(self, status, *words, says=()):
        done = self.run(*words)
        said = done.stdout + done.stderr
        self.must(done.returncode == status,
                  f"flagplot {' '.join(words)}: ended with {done.returncode} instead of {status}\n{said}")
        for each in says:
            self.must(each in said, f"flagplot {' '.join(words)}: should say \"{each}\"\n{said}")
        return done.stdout

    def text(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def bytes(self, name):
        return (self.folder / name).read_bytes()

    # ---- the war

    def play_turn(self, turn):
        for side in SIDES:
            sheet = self.data / "campaigns/convoy-beta/sheets" / f"{side}-{turn}.txt"
            if sheet.exists():
                self.ended(DONE, "order", SAVE, "--side", side, str(sheet))
        self.ended(DONE, "resolve", SAVE)
        while battle := re.search(r"^Battle (\d+) in .* must be fought:$",
                                  self.ended(DONE, "status", SAVE), re.M):
            self.ended(DONE, "battle", SAVE, battle[1], "--historical")
            self.ended(DONE, "resolve", SAVE)

    def newspaper(self, side):
        return self.ended(DONE, "report", SAVE, "--side", side, "--newspaper")

    def look_at_newspapers(self, when):
        for side in SIDES:
            paper = self.newspaper(side)
            for word in SECRETS[side]:
                self.must(word not in paper, f"{when}: the paper of {side} says \"{word}\"")

    def during(self):
        self.ended(DONE, "new", "convoy-beta", SAVE, "--seed", "2")
        for turn in range(1, 6):
            self.play_turn(turn)
            if turn == 5:
                self.look_at_what_is_held_back()
            self.ended(DONE, "release", SAVE)
            self.look_at_newspapers(f"after turn {turn}")
        self.look_at_refusals()

    def look_at_what_is_held_back(self):
        self.must("BATTLE" not in self.newspaper("uk"), "the paper tells of a battle not released yet")

    def look_at_refusals(self):
        refused = "(campaign.not-over)"
        self.ended(WRONG, "report", SAVE, "--out", "early", says=(refused, "turn 6 of 8", "--overrule"))
        self.ended(WRONG, "report", SAVE, "--film", "early.png", says=(refused,))
        self.must(not (self.folder / "early").exists(), "a refused report left a folder")
        self.ended(WRONG, "report", SAVE, "--newspaper", "--side", "ukk", says=("\"uk\"",))
        self.ended(WRONG, "report", SAVE, "--film", "f.png", "--side", "uk", "--pace", "0",
                   says=("--pace",))
        self.ended(WRONG, "report", SAVE, "--film", "f.png", "--side", "uk", "--size", "9",
                   says=("--size",))
        self.ended(USAGE, "report", SAVE)
        self.ended(USAGE, "report", SAVE, "--newspaper")
        self.ended(USAGE, "report", SAVE, "--out", "early", "--side", "uk")
        self.ended(USAGE, "report", SAVE, "--out", "early", "--pace", "5")
        self.ended(DONE, "report", SAVE, "--out", "early", "--overrule", "the evening is over")
        early = self.text("early/history.md")
        self.must("**The war is not over.**" in early and "the evening is over" in early,
                  "an early report does not say that it is early, and why")
        self.ended(DONE, "report", SAVE, "--side", "uk", "--film", "known.png", "--every", "3",
                   "--size", "480x320")

    # ---- after it

    def after(self):
        for turn in range(6, TURNS + 1):
            self.play_turn(turn)
            self.ended(DONE, "release", SAVE)
        self.look_at_newspapers("at the end")
        self.ended(DONE, "report", SAVE, "--out", "report")
        for name in ("history", "press-and-truth", "newspaper-axis", "newspaper-uk"):
            for ending, begins in ((".md", b"# "), (".html", b"<!"), (".pdf", b"%PDF")):
                self.must(self.bytes(f"report/{name}{ending}").startswith(begins),
                          f"{name}{ending} is not what its name says")
        history = self.text("report/history.md")
        self.must("The war is over" in history, "the history does not say that the war is over")
        for picture in re.findall(r"\]\((day-\d+\.png)\)", history):
            self.must(self.bytes(f"report/{picture}").startswith(b"\x89PNG"), f"{picture} is no picture")
        self.must(history.count("](day-") == 3, "three days, three plots")
        truth = self.text("report/press-and-truth.md")
        self.must("It was Convoy Beta and close escort \\[AX-BETA\\]." in truth,
                  "the truth does not name the convoy")
        self.look_at_sources()
        self.look_at_luck(history)
        self.look_at_film()
        self.ended(DONE, "report", SAVE, "--out", "again")
        for file in sorted((self.folder / "report").iterdir()):
            self.must(file.read_bytes() == self.bytes(f"again/{file.name}"),
                      f"{file.name} is not the same a second time")

    def look_at_sources(self):
        """Every line of a paper names reports, and its end has each of them."""
        for side in SIDES:
            paper, sources = self.text(f"report/newspaper-{side}.md").split("\n## Sources\n")
            known = set(re.findall(r"^- (\d+\.\d+): ", sources, re.M))
            for line in paper.splitlines():
                if not line.startswith(("- ", "**")):
                    continue
                named = re.search(r" \((\d+\.\d+(?:, \d+\.\d+)*)\)$", line)
                self.must(named, f"the paper of {side} does not say whence: {line}")
                if named:
                    self.must(set(named[1].split(", ")) <= known, f"no such report: {line}")

    def look_at_luck(self, history):
        """The same figures, reckoned from the log by another way."""
        log = json.loads(self.ended(DONE, "log", SAVE, "--dice", "--json"))
        entries = log["entries"] if isinstance(log, dict) else log
        dice = {"sighting": [], "air search": []}
        for die in (die for entry in entries for die in entry["dice"]):
            needed = re.search(r"needs (-?\d+) or less", die["text"])
            what = re.match(r'die "?([a-z ]+?)"? turn', die["key"])[1] if needed else None
            if what in dice:
                dice[what].append((fractions.Fraction(int(needed[1]), die["faces"]),
                                   die["shows"] <= int(needed[1])))
        rows = list(ROW.finditer(history))
        for what, rolls in dice.items():
            mine = [row for row in rows if row["what"] == what]
            self.must(sum(int(row["rolls"]) for row in mine) == len(rolls), f"rolls for {what}")
            self.must(sum(int(row["got"]) for row in mine) == sum(hit for _, hit in rolls),
                      f"successes of {what}")
            if len(mine) == 1:
                self.look_at_row(mine[0], rolls)
        self.must(any(row["what"] == "sighting" for row in rows), "no luck with sightings")

    def look_at_row(self, row, rolls):
        chances = [fractions.Fraction(1)]
        for chance, _ in rolls:
            chances = [(chances[i] if i < len(chances) else 0) * (1 - chance)
                       + (chances[i - 1] * chance if i else 0) for i in range(len(chances) + 1)]
        got = int(row["got"])
        tail = sum(chances[got:] if row["way"] == "more" else chances[:got + 1])
        permille = int(tail * 1000)
        self.must(row["chance"] == f"{permille // 10}.{permille % 10}",
                  f"the chance of {row['what']} is {permille} in a thousand, not {row['chance']} %")

    def look_at_film(self):
        self.ended(DONE, "report", SAVE, "--film", "film.png", "--frames", "frames", "--size", "480x320",
                   "--pace", "250")
        frames = sorted((self.folder / "frames").iterdir())
        self.must(len(frames) == TURNS + 1, "a frame before the first turn and one after each")
        shown = []
        for kind, data in chunks_of(self.bytes("film.png")):
            if kind == b"fcTL":
                shown.append(b"")
            elif kind == b"IDAT":
                shown[-1] += data
            elif kind == b"fdAT":
                shown[-1] += data[4:]
        drawn = [b"".join(data for kind, data in chunks_of(file.read_bytes()) if kind == b"IDAT")
                 for file in frames]
        self.must(shown == drawn, "the film does not hold its frames")


def chunks_of(png):
    place = 8
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        data = png[place + 8:place + 8 + length]
        checksum, = struct.unpack(">I", png[place + 8 + length:place + 12 + length])
        if zlib.crc32(kind + data) != checksum:
            raise ValueError(f"the checksum of {kind} is wrong")
        yield kind, data
        place += length + 12


def main():
    program, data = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        game = Game(program, data, folder)
        game.during()
        game.after()
    for failure in game.failures:
        print(failure, file=sys.stderr)
    return 1 if game.failures else 0


if __name__ == "__main__":
    sys.exit(main())
