#!/usr/bin/env python3
"""Runs every command and every option that the pages name, with a program as it is installed.

    tests/program/readme_commands.py PROGRAM README.md docs/commands.md

The program must find its data by itself: neither FLAGPLOT_DATA nor the source tree helps it. In the
end the commands and options that were run are compared with those of the pages' table and examples;
one that was not run, or that no page has, is a failure. A new command of a page needs a line here.
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from wrong_input import SWITCHES, without_script

# What is typed, in this order; "< TEXT" is typed into the command, "! N" is the exit status where that
# is not 0. Everything happens in one folder, in which `beta` is a copy of convoy Beta with cards of
# paper and captains who are asked in mid-turn, and `mended` one in which a captain has his initials.
BEFORE = r"""
completion bash
completion zsh
completion fish
completion campaigns
manual
new convoy-beta solo.save --solo uk
new convoy-beta hunted.save --solo uk --against admiral --level 3
brief solo.save
new convoy-beta war.save --seed 2
completion sides war.save
status war.save
order war.save --side axis --historical
brief war.save --side uk --out uk.md --view uk.view --html uk.html --pdf uk.pdf --page A4
brief war.save --side uk --turn 1
brief --view uk.view --out uk2.md --html uk2.html --pdf uk2.pdf --page Letter
order --view uk.view < ORDERS uk turn 1\nEND\n
order --view uk.view sheet.txt
lint sheet.txt --save war.save --side uk --json
order war.save --side uk sheet.txt --take-valid --reply reply.txt
resolve war.save --turns 1 --until-decision --missing continue --stop-at battle,card,question,course --overrule late
brief war.save --side uk --preview
show war.save --side uk --preview
release war.save --side uk
release war.save --out mail --html --pdf --page Letter
release war.save --again --side uk --out again
brief war.save --side uk --archive
brief war.save --side uk --release 1
show war.save
show war.save --side uk
show war.save --side uk --turn 1 --json
show war.save --whole
show war.save --side uk --history
brief war.save --side uk --history
show war.save --truth --png truth.png --theme app6 --size 800x600 --bbox A1:F9
show war.save --side uk --svg uk.svg
show war.save --side uk --pdf uk-plot.pdf
log war.save
log war.save --turn 1 --dice
log war.save --side uk --json
sheet war.save --turn 1 --out sheet-1.md
what-if war.save --turn 1 --side axis --order "AX-BETA stance avoid" --until 1 --again 3 --json
what-if war.save --turn 1 --side uk sheet.txt --known
message war.save --to uk --from axis Surrender.
message war.save --to all Good luck.
note war.save the Italian mailed late
rule war.save switch sighting.cap 12 --why "both sides asked for it" --tell uk,axis --say "You asked for it."
amend war.save mended --why "a trial" --tell uk --say "Nothing new." --dry
verify war.save --receipt uk.md
replay war.save --turn 1
withdraw war.save 6 --why "sent twice"
rerun war.save --dry
rerun war.save
export war.save text --with-secret
import text again.save
upgrade war.save --dry
upgrade war.save newer.save --yes --as-far-as-it-goes
restore war.save --overrule "the wrong word"
history convoy-beta --json --marks
history --battles surigao-strait --runs 2 --seed 3 --module gunnery --json ! 1
lint beta sheet.txt --view uk.view
lint sheet.txt --kinds
lint --reference
deck default24
deck default24 --pdf cards.pdf --page A4
chart make --bbox 10,34,20,40 --square 30nm --out sicily.toml
chart check sicily.toml
chart show sicily.toml --names --graticule
chart show sicily.toml --png sicily.png
chart show sicily.toml --svg sicily.svg
chart show sicily.toml --pdf sicily.pdf
desk ! 3
desk war.save --side uk ! 3
"""

# The convoy's game by cards.
CARDS = r"""
new beta cards.save --seed 2
order cards.save --side axis < ORDERS axis turn 1\nAX-BETA route C3 C4 D5 to E6\nEND\n
card cards.save drawn "Unknown periscope" --side axis --on AX-BETA
card cards.save drawn "A fast run or a quiet one" --side axis
resolve cards.save
ruling cards.save no --tell "Nothing comes of it."
resolve cards.save
answer cards.save AX-BETA --side axis
resolve cards.save
rule cards.save arrive UK-K at C3 --why early
release cards.save
order cards.save --side axis < ORDERS axis turn 2\nplay A fast run or a quiet one on AX-BETA\nEND\n
resolve cards.save
choose cards.save a --side axis
resolve cards.save
answer cards.save AX-BETA --side axis
resolve cards.save
card cards.save drawn "Unknown periscope" --side uk --at C3
"""

# On copies of the save at its battle.
BATTLE = r"""
battle SAVE
battle SAVE 1 --historical
battle SAVE 1 --report report.txt --dry
battle SAVE 1 --report report.txt
battle SAVE 1 --result "Maria sunk"
battle SAVE 1 --auto --doctrine axis doctrine.txt --orders uk captain.txt
battle SAVE 1 --play --captain axis < quit\n
battle SAVE 1 --view axis
battle SAVE 1 --side axis --out captain.md
battle SAVE 1 --side axis --in captain.txt
battle SAVE 1 --with ./outside.py
battle SAVE 1 --export papers --pdf --page A4
"""

AFTER = r"""
battle fight.save 1 --auto
battle fight.save 1 --log
battle fight.save 1 --picture battle.png
resolve fight.save
report fight.save --side uk --newspaper --out press
report fight.save --overrule "it was a trial" --out report
report fight.save --overrule "it was a trial" --film war.png --side uk --every 4 --pace 100
report fight.save --overrule "it was a trial" --frames frames
"""

OUTSIDE = """#!/usr/bin/env python3
import json, sys
contract = json.load(open(sys.argv[1]))
with open(sys.argv[2], "w") as out:
    for key in ("campaign", "fingerprint"):
        out.write(f'{key} = "{contract[key]}"\\n')
    for key in ("battle", "contract"):
        out.write(f'{key} = {contract[key]}\\n')
    out.write('minutes = 90\\nended_by = "turn_limit"\\n')
    for party in contract["parties"]:
        for formation in party["formations"]:
            for unit in formation["units"]:
                out.write(f'[[ship]]\\nname = "{unit["name"]}"\\n')
"""


def named_in(words, commands):
    """The command of these words, and its options: ("chart make", {"--bbox"})."""
    name = words[0]
    if len(words) > 1 and f"{name} {words[1]}" in commands:
        name += " " + words[1]
    return name, {word for word in words if word.startswith("--")}


class Trial:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.environment = {key: value for key, value in os.environ.items()
                            if key not in ("FLAGPLOT_DATA", "DISPLAY", "WAYLAND_DISPLAY")}
        self.tried = []
        self.failures = []

    def run(self, words, typed="", status=0):
        done = subprocess.run([self.program, *words], cwd=self.folder, env=self.environment,
                              input=typed, capture_output=True, text=True, check=False)
        self.tried.append(words)
        if done.returncode != status:
            self.failures.append(f"flagplot {shlex.join(words)}: ended with {done.returncode} "
                                 f"instead of {status}\n{done.stdout[-500:]}{done.stderr[-500:]}")
        return done.stdout

    def type(self, script, save=""):
        for line in script.strip().splitlines():
            line, _, status = line.partition(" ! ")
            line, _, typed = line.partition(" < ")
            words = [save if word == "SAVE" else word for word in shlex.split(line)]
            self.run(words, typed.replace("\\n", "\n"), int(status or 0))

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")


def edit(trial, shipped, name, file, change):
    """A copy of a shipped campaign in which one file is changed."""
    (trial.folder / name).mkdir()
    for each in shipped.glob("*.*"):
        text = each.read_text(encoding="utf-8")
        trial.write(f"{name}/{each.name}", change(text) if each.name == file else text)


def play(trial):
    says = trial.run(["--version"])
    data = re.search(r"(?m)^data +[0-9a-f]{12} in (.*)$", says)
    if not data:
        sys.exit(f"{trial.program} finds no data:\n{says}")
    shipped = pathlib.Path(data.group(1)) / "campaigns" / "convoy-beta"
    edit(trial, shipped, "beta", "campaign.toml",
         lambda text: re.sub(r"(?m)^events\.draw = .*\n", SWITCHES, without_script(text)))
    edit(trial, shipped, "mended", "forces.toml", lambda text: text.replace("Agnew", "W. G. Agnew"))
    trial.write("sheet.txt", "ORDERS uk turn 1\nEND\n")
    trial.type(BEFORE)
    trial.type(CARDS)
    to_battle(trial)
    trial.type(AFTER)


def to_battle(trial):
    """Turn by turn as history went, up to the battle; that in every way there is."""
    trial.run(["new", "convoy-beta", "fight.save", "--seed", "7"])
    for turn in range(1, 6):
        for side in ("uk", "axis"):
            trial.run(["order", "fight.save", "--side", side, "--historical"])
        trial.run(["resolve", "fight.save"])
        if turn < 5:  # the fifth stops at the battle
            trial.run(["release", "fight.save"])
    trial.write("report.txt", "battle 1 minutes 20\n")
    trial.write("captain.txt", "captain\n")
    trial.write("outside.py", OUTSIDE)
    (trial.folder / "outside.py").chmod(0o755)
    trial.write("doctrine.txt", trial.run(["battle", "fight.save", "1", "--blank-doctrine", "axis"]))
    whole = (trial.folder / "fight.save").read_bytes()
    for number, line in enumerate(BATTLE.strip().splitlines()):
        (trial.folder / f"battle-{number}.save").write_bytes(whole)
        trial.type(line, f"battle-{number}.save")


def in_pages(text, commands):
    """What the pages' table of commands and their examples name: options by command."""
    named = {}
    rows = re.findall(r"(?m)^\| (`(?:%s)\b.*?) \| " % "|".join(commands), text)
    lines = [each for row in rows for each in re.findall(r"`([^`]+)`", row)]
    lines += re.findall(r"(?m)^\$ flagplot (.*)$", text)
    last = ""
    for line in lines:
        words = re.findall(r"--[a-z-]+|[A-Za-z-]+", line.replace("\\|", " "))
        if not words:
            continue
        if words[0] in {each.partition(" ")[0] for each in commands}:
            last, options = named_in(words, commands)
        else:  # "`battle ... --with PROGRAM`, `--log`"
            options = {word for word in words if word.startswith("--")}
        named.setdefault(last, set()).update(options)
    return named


def commands_of(trial):
    """As `--help` lists them."""
    def listed(words):
        return re.findall(r"(?m)^  ([a-z]+)  ", trial.run([*words, "--help"]))
    names = []
    for name in listed([]):
        actions = listed([name])
        names += [f"{name} {action}" for action in actions] if actions else [name]
    return names


def compare(trial, named, commands):
    run = {}
    for words in trial.tried:
        name, options = named_in(words, commands)
        run.setdefault(name, set()).update(options)
    for name in commands:
        if name not in named:
            trial.failures.append(f"no page names the command {name}")
    for name, options in named.items():
        if name not in run:
            trial.failures.append(f"a page names {name}, and this test does not run it")
        for option in sorted(options - run.get(name, set())):
            trial.failures.append(f"a page names {name} {option}, and this test does not run it")
    return sum(1 + len(options) for options in named.values())


def main():
    if len(sys.argv) < 3 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/readme_commands.py PROGRAM PAGE...")
    pages = "\n".join(pathlib.Path(page).read_text(encoding="utf-8") for page in sys.argv[2:])
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(os.path.abspath(sys.argv[1]), pathlib.Path(folder))
        commands = commands_of(trial)
        play(trial)
        named = in_pages(pages, commands)
        count = compare(trial, named, commands)
    for failure in trial.failures:
        print(failure, file=sys.stderr)
    print(f"{len(named)} commands of the pages, {count - len(named)} of their options, "
          f"{len(trial.tried)} lines typed: {len(trial.failures)} failures.")
    return 1 if trial.failures or len(named) < 25 else 0


if __name__ == "__main__":
    sys.exit(main())
