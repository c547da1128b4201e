#!/usr/bin/env python3
"""Plays each shipped campaign twice with the built program and compares what one side receives.

    tests/program/two_truths.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

In the second play everything of the enemy has another name of another length, he has one formation
more that is still to come, his orders come in twice, and the umpire writes to him every turn. The
other side is told none of it, so whatever it receives must be the same to the byte, but for what is
a random number to it (RANDOM): what the commands that are run for it print, on both streams, with which
status they end, and the files they write for it, with their names. Of a PDF it is the words, page by
page: a random number in it changes the bytes of its compressed pages and fonts. Then the same for one
who plays alone. FOLDER_OF_DATA has the campaigns.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# Campaign, the side that is looked at, turns. In the others the enemy's last formation would come.
GAMES = (
    ("convoy-beta", "uk", 6), ("convoy-beta", "axis", 6), ("matapan", "uk", 5),
    ("bismarck", "de", 3),
)
SOLO_GAMES = (("convoy-beta", "uk", 6), ("matapan", "it", 4))

# Right and wrong lines; {} is the turn.
SHEETS = (
    "ORDERS {side} turn {turn}\nEND\n",
    "ORDERS {side} turn {turn}\nAX-3 route to A1\nUK-K rout to A1\nsearch NOWHERE at B2\nEND\n",
    "ORDERS {side} turn 99\nEND\n",
    "Dear umpire, nothing today.\n",
)

SCREENS_OF_SIDE = (
    ["show", "--side"], ["show", "--json", "--side"], ["log", "--side"], ["log", "--json", "--side"],
    ["show", "--turn", "1", "--side"], ["brief", "--turn", "77", "--side"],
)
SCREENS_OF_PLAYER = (
    ["status"], ["show"], ["show", "--json"], ["log"], ["log", "--json"], ["brief"],
    ["brief", "--archive"], ["sheet"], ["battle"], ["verify"], ["show", "--truth", "--turn", "99"],
    ["withdraw", "2", "--why", "x"], ["replay"],
)


def words_of_pdf(path):
    """One line a page; without blanks, since a long number is broken where the line ends."""
    text = subprocess.run(["pdftotext", "-raw", path, "-"], check=True, capture_output=True,
                          text=True).stdout
    return "\n".join("".join(page.split()) for page in text.split("\f"))


class Truth:
    """One of the two plays. `received` is what the side got: label, status, streams, files."""

    def __init__(self, program, data, folder, campaign, side, is_other):
        self.program, self.data, self.folder = program, data, folder
        self.campaign, self.side, self.is_other = campaign, side, is_other
        self.received = []
        self.enemy_was_told = ""
        shutil.copytree(data / "campaigns" / campaign, folder / campaign)
        text = (folder / campaign / "campaign.toml").read_text()
        self.enemy = next(s for s in re.findall(r'\[\[side\]\]\nid = "([^"]+)"', text) if s != side)
        self.last_turn = int(re.search(r"turn_starts = (\d+)", text).group(1)) - 1
        if is_other:
            self.change_what_is_hidden()

    # What the side does not know.

    def change_what_is_hidden(self):
        forces = (self.folder / self.campaign / "forces.toml").read_text()
        blocks = [block for block in re.split(r"(?m)^(?=\[\[)", forces)
                  if block.startswith("[[formation]]") and f'side = "{self.enemy}"' in block]
        names = {name for block in blocks for name in re.findall(r'\b(?:id|name) = "([^"]+)"', block)}
        for file in ("campaign.toml", "forces.toml", "history.toml"):
            path = self.folder / self.campaign / file
            text = path.read_text()
            for name in names:
                text = re.sub(f'(?<!class = )"{re.escape(name)}"', f'"{name} of another name"', text)
            path.write_text(text.replace('-BETA of another name"', '-BETA-OTHER"'))
        self.fix_ids(blocks)
        with open(self.folder / self.campaign / "forces.toml", "a") as out:
            out.write(self.one_formation_more(blocks[0]))
        with open(self.folder / self.campaign / f"briefing-{self.enemy}.md", "a") as out:
            out.write("\nSomething nobody else is told.\n")

    def fix_ids(self, blocks):
        """An id is one word."""
        ids = [re.search(r'id = "([^"]+)"', block).group(1) for block in blocks]
        for file in ("campaign.toml", "forces.toml", "history.toml"):
            path = self.folder / self.campaign / file
            text = path.read_text()
            for old in ids:
                text = text.replace(f'"{old} of another name"', f'"{old}-OTHER"')
            path.write_text(text)
        plans = self.folder / self.campaign / "plans.toml"
        if plans.exists():  # its orders name formations inside longer texts
            text = plans.read_text()
            for old in ids:
                text = re.sub(rf"(?<![\w-]){re.escape(old)}(?![\w-])", f"{old}-OTHER", text)
            plans.write_text(text)

    def one_formation_more(self, like):
        square = re.search(r'(?m)^at = "([^"]+)"', like).group(1)
        ship_class = re.findall(r'class = "([^"]+)"', like)[-1]
        return (f'\n[[formation]]\nid = "LATE"\nname = "Late comers"\nside = "{self.enemy}"\n'
                f'enters = {self.last_turn}\nat = "{square}"\n'
                f'ships = [ {{ name = "Nobody yet", class = "{ship_class}" }} ]\n')

    # Commands.

    def run(self, command, *arguments, text=""):
        # What a sanitizer says of libraries at the end has the number of the process in it.
        environment = {**os.environ, "FLAGPLOT_DATA": str(self.data), "LC_ALL": "C",
                       "ASAN_OPTIONS": "detect_leaks=0"}
        return subprocess.run(
            [self.program, command, *arguments], cwd=self.folder, env=environment, input=text,
            capture_output=True, text=True, check=False)

    def must(self, *words):
        done = self.run(*words)
        if done.returncode != 0:
            sys.exit(f"flagplot {' '.join(words)}\n{done.stderr}")
        return done.stdout

    def receives(self, *words, text="", files=()):
        done = self.run(*words, text=text)
        written = [(name, self.content(name)) for name in files]
        self.received.append((" ".join(words), done.returncode, done.stdout, done.stderr, written))

    def receives_files(self, label, folder, prefix):
        written = [(path.name, self.content(path))
                   for path in sorted((self.folder / folder).iterdir())
                   if path.name.startswith(prefix)]
        self.received.append((label, 0, "", "", written))

    def content(self, name):
        path = self.folder / name
        if not path.exists():
            return None
        return words_of_pdf(path) if path.suffix == ".pdf" else path.read_text("latin-1")

    # A game with an umpire.

    def begin(self, *more):
        self.must("new", str(self.folder / self.campaign), "war.save", "--seed", "7", *more)

    def act_in_secret(self):
        if not self.is_other:
            return
        self.must("message", "war.save", "They are coming.", "--to", self.enemy)
        self.must("rule", "war.save", "tell", self.enemy, "A mast is seen.", "--why", "x")
        self.must("order", "war.save", "--side", self.enemy, "--historical")

    def side_looks(self, turn):
        for words in SCREENS_OF_SIDE:
            self.receives(words[0], "war.save", *words[1:], self.side)
        self.receives("brief", "war.save", "--side", self.side, "--view", "own.view", "--out",
                      "brief.md", "--html", "brief.html", "--pdf", "brief.pdf",
                      files=("own.view", "brief.md", "brief.html", "brief.pdf"))
        for sheet in SHEETS:
            text = sheet.format(side=self.side, turn=turn)
            self.receives("order", "--view", "own.view", text=text)
        for sheet in SHEETS[1:]:
            text = sheet.format(side=self.side, turn=turn)
            self.receives("order", "war.save", "--side", self.side, "--reply", "reply.txt",
                          text=text, files=("reply.txt",))

    def fight(self, turn):
        battle = re.search(r"(?m)^Battle (\d+) in .* must be fought", self.must("status", "war.save"))
        if not battle:
            return False
        folder = f"papers-{turn}-{battle.group(1)}"
        self.must("battle", "war.save", battle.group(1), "--export", folder, "--pdf")
        self.receives_files("battle --export", folder, f"{self.side}-")
        result = self.folder / "result.txt"
        result.write_text(f"battle {battle.group(1)} minutes 60\n")
        self.must("battle", "war.save", battle.group(1), "--report", "result.txt")
        return True

    def play(self, turns):
        self.begin()
        for turn in range(1, turns + 1):
            self.side_looks(turn)
            self.act_in_secret()
            for side in (self.side, self.enemy):
                self.must("order", "war.save", "--side", side, "--historical")
            self.must("resolve", "war.save")
            while self.fight(turn):
                self.must("resolve", "war.save")
            released = self.run("release", "war.save", "--out", f"out-{turn}")
            if released.returncode == 0:
                self.receives_files("release --out", f"out-{turn}", f"{self.campaign}-{self.side}-")
        self.side_looks(turns + 1)
        self.enemy_was_told = self.must("brief", "war.save", "--side", self.enemy)

    # A game for one.

    def play_alone(self, turns):
        self.begin("--solo", self.side)
        for _ in range(turns):
            self.receives("order", "war.save", "--historical")
            self.receives("resolve", "war.save")
            for words in SCREENS_OF_PLAYER:
                self.receives(words[0], "war.save", *words[1:])
            battle = re.search(r"(?m)^Battle B(\d+) in .* must be fought", self.received[-1][2])
            if battle:
                self.receives("battle", "war.save", battle.group(1), "--historical")
                self.receives("resolve", "war.save")


# To a side these are random numbers: the fingerprint of the whole record that a release tells, the
# receipt it goes into, and the word for the dice that is proposed anew each time.
RANDOM = [
    re.compile(r"(whose key is published after the war, is (?:`|<code>))[0-9a-f]{64}"),
    re.compile(r'(\\*"record\\*": \\*")[0-9a-f]{64}(?=\\*")'),
    re.compile(r"(RECEIPT [a-z]+ turn [0-9]+(?:\\+n|\n))[0-9a-f]{64}"),
    re.compile(r"(WORD )[a-z0-9]{4}(?:-[a-z0-9]{4}){3}"),
    re.compile(r"(publishedafterthewar,is)[0-9a-f]{64}"),
    re.compile(r"(RECEIPT[a-z]+turn[0-9]{1,2}?)[0-9a-f]{64}"),
]


def without_random(received):
    text = str(received)
    for random in RANDOM:
        text = random.sub(r"\1", text)
    return text


def differences(one, other):
    """Where two lists of what was received differ, in words."""
    found = []
    if len(one) != len(other):
        found.append(f"{len(one)} things were received, or {len(other)}")
    for a, b in zip(one, other):
        for part, x, y in zip(("the command", "the status", "what it prints", "what it complains of",
                               "the files"), a, b):
            x, y = without_random(x), without_random(y)
            if x != y:
                found.append(f"flagplot {a[0]}: {part} differs\n  {first_difference(x, y)}")
    return found


def first_difference(a, b):
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    begin = max(0, at - 60)
    return f"...{a[begin:at + 60]!r}\n  ...{b[begin:at + 60]!r}"


def planted(received):
    """The same with one leak in it, one after the other: status, streams, a file's name and size."""
    label, status, out, err, _ = received[0]
    with_files = next(i for i, each in enumerate(received) if each[4])
    name, content = received[with_files][4][0]

    def changed(index, row):
        return received[:index] + [row] + received[index + 1:]

    def filed(files):
        return changed(with_files, (*received[with_files][:4], files))

    yield "an exit status", changed(0, (label, 1 - status, out, err, []))
    yield "a line more", changed(0, (label, status, out + "There is nobody.\n", err, []))
    yield "a complaint", changed(0, (label, status, out, err + "a mine\n", []))
    yield "a file's name", filed([(name + "-2", content)] + received[with_files][4][1:])
    yield "a file's size", filed([(name, content + "\n")] + received[with_files][4][1:])
    yield "a file more", filed(received[with_files][4] + [("more", "")])
    yield "an answer more", received + [received[0]]


def compare(program, data, game, is_alone):
    campaign, side, turns = game
    received, told_to_enemy = [], []
    for is_other in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            truth = Truth(program, data, pathlib.Path(folder).resolve(), campaign, side, is_other)
            (truth.play_alone if is_alone else truth.play)(turns)
            told_to_enemy.append(truth.enemy_was_told)
            mine = str(truth.folder)
            received.append([(label, status, out.replace(mine, ""), err.replace(mine, ""), files)
                             for label, status, out, err, files in truth.received])
    failures = [f"{campaign}, {side}{', alone' if is_alone else ''}: {each}"
                for each in differences(*received)]
    if not is_alone:
        if told_to_enemy[0] == told_to_enemy[1]:
            failures.append(f"{campaign}: the two truths are the same to {side}'s enemy, too")
        failures += [f"{campaign}, {side}: {what}, planted, was not noticed"
                     for what, leaking in planted(received[0])
                     if not differences(received[0], leaking)]
    return len(received[0]), failures


def main():
    if len(sys.argv) != 3 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/two_truths.py PATH_TO_FLAGPLOT FOLDER_OF_DATA")
    program, data = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    compared, failures = 0, []
    for games, is_alone in ((GAMES, False), (SOLO_GAMES, True)):
        for game in games:
            count, found = compare(program, data, game, is_alone)
            compared += count
            failures += found
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"{compared} answers compared over {len(GAMES) + len(SOLO_GAMES)} games, "
          f"{len(failures)} differ.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
