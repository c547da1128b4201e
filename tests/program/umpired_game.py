#!/usr/bin/env python3
"""Plays an umpired game of convoy Beta with the built program, and writes it down.

    tests/program/umpired_game.py PATH_TO_FLAGPLOT FOLDER_OF_DATA [--transcript FILE]

It checks on the way how each command ends and what it says, that no briefing holds
what its side may not know, that corrected data and a withdrawn battle change no die of the same key, and
that a side keeps what it was shown. docs/umpired-game.md must be the transcript of this game;
--transcript docs/umpired-game.md writes it again.
"""
import difflib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

DONE, WRONG, USAGE = range(3)

SAVE = "autumn.save"
FOLDER = "autumn"
PAGE = "docs/umpired-game.md"

# What a briefing may not hold: the enemy's names, the names of cards that strike, the umpire's reasons.
REASONS = ("a false alarm", "spelt wrong", "the wrong freighter")
SECRETS = {
    "uk": ("AX-", "3rd Division", "Brivonesi", "Bisciani", "Duisburg", "Maria", "Sagitta", "Fulmine",
           "Trieste", "Fog", *REASONS),
    "axis": ("UK-", "Force K", "Agnew", "Aurora", "Penelope", "Penolope", "Lance", "Lively",
             "Fog bank", "battleship", *REASONS),
}

# What the Royal Navy reads of a battle that is taken back later.
TAKEN_BACK = "Nothing more was heard of the destroyer."

CARD_DIE = "die card turn 7"

# Digests are no part of the story, and change with the format of a save; proposed words are random.
DIGEST = re.compile(r"\b[0-9a-f]{16}(?:[0-9a-f]{48})?\b|\b(?:[a-z0-9]{4}-){3}[a-z0-9]{4}\b")


def shortened(text, shown):
    """The lines that hold one of the words of `shown`, `...` for what stood between them."""
    lines = []
    for line in text.rstrip("\n").splitlines():
        if shown is None or any(words in line for words in shown):
            lines.append(line)
        elif not lines or lines[-1] != "...":
            lines.append("...")
    return "\n".join(lines)


class Page:
    """The transcript: prose, and blocks of what was typed and answered."""

    def __init__(self):
        self.parts = []

    def tell(self, prose):
        self.parts.append(("prose", prose.strip("\n")))

    def block(self, text):
        if self.parts and self.parts[-1][0] == "block":
            text = self.parts.pop()[1] + "\n" + text
        self.parts.append(("block", text))

    def text(self):
        written = [part if kind == "prose" else f"```\n{part}\n```" for kind, part in self.parts]
        return "\n\n".join(written) + "\n"


class Evening:
    """An umpire's folder with a campaign and its save, and what was looked at there."""

    def __init__(self, program, data, folder):
        self.program = program
        self.data = data
        self.folder = folder
        self.page = Page()
        self.looked_at = 0
        self.failures = []

    # ---- commands

    def run(self, words):
        environment = {**os.environ, "FLAGPLOT_DATA": str(self.data), "LC_ALL": "C"}
        return subprocess.run([self.program, *words], cwd=self.folder, env=environment, input="",
                              capture_output=True, text=True, check=False)

    def ended(self, line, status, says):
        """Runs a command line and looks how it ended and whether it says all of `says`."""
        done = self.run(shlex.split(line))
        said = done.stdout + done.stderr
        self.must(done.returncode == status,
                  f"flagplot {line}: ended with {done.returncode} instead of {status}\n{said}")
        for words in says:
            self.must(words in said, f"flagplot {line}: should say \"{words}\"\n{said}")
        return said

    def type(self, line, *says, status=DONE, shown=None):
        """A command of the transcript, with its answer or the lines of it that are `shown`."""
        said = self.ended(line, status, says)
        self.page.block(f"$ flagplot {line}\n{shortened(said, shown)}".rstrip("\n"))
        return said

    def look(self, line):
        """A command beside the transcript."""
        return self.ended(line, DONE, ())

    def hand_in(self, side, turn, *orders):
        """A sheet that is right; the transcript has it in the answer."""
        name = f"{side}-{turn}.txt"
        self.write(name, "\n".join([f"ORDERS {side} turn {turn}", *orders, "END\n"]))
        self.type(f"order {SAVE} --side {side} {name}", "Your orders were received",
                  shown=(f"ORDERS {side}", *orders, "END", "Receipt"))

    def tell(self, prose):
        self.page.tell(prose)

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def cat(self, name, shown=None):
        text = (self.folder / name).read_text(encoding="utf-8")
        self.page.block(f"$ cat {name}\n{shortened(text, shown)}")

    def cat_ship(self, name, ship):
        """The lines of a ship in a result sheet that were filled in."""
        text = (self.folder / name).read_text(encoding="utf-8")
        lines = text[text.index(f'name = "{ship}"'):].splitlines()[:4]
        self.page.block("\n".join([f"$ grep -A 3 '\"{ship}\"' {name}", *lines]))

    def mail(self, name, text):
        """A text that came by mail, or that the umpire wrote."""
        self.write(name, text)
        self.cat(name)

    # ---- what must hold

    def must(self, is_so, what):
        self.looked_at += 1
        if not is_so:
            self.failures.append(what)

    def briefing(self, side, *arguments):
        return self.look(shlex.join(["brief", SAVE, "--side", side, *arguments]))

    def knows(self, side, words, *arguments):
        self.must(words in self.briefing(side, *arguments),
                  f"{side} {' '.join(arguments)} should read: {words}")

    def does_not_know(self, side, words, *arguments):
        self.must(words not in self.briefing(side, *arguments),
                  f"{side} {' '.join(arguments)} should not read: {words}")

    def release(self):
        """Shows the sides the turn; what is written for their mail holds no secret."""
        self.type(f"release {SAVE} --out mail", "Released", shown=("Released",))
        for side in SECRETS:
            self.keeps_secrets(side, [*self.folder.glob(f"mail/*-{side}-*")])

    def keeps_secrets(self, side, files):
        self.must(files, f"nothing is written for {side}")
        for path in files:
            text = path.read_text(encoding="utf-8")
            for secret in SECRETS[side]:
                self.must(secret not in text, f"{path.name} says \"{secret}\"")

    def dice(self, save=SAVE):
        commands = json.loads(self.look(f"log {save} --dice --json"))
        return {die["key"]: die["shows"] for command in commands for die in command["dice"]}

    def same_dice(self, before, after, what):
        """Equal keys show equal numbers; there must be such keys."""
        common = before.keys() & after.keys()
        different = [key for key in sorted(common) if before[key] != after[key]]
        self.must(common and not different, f"{what} changed {different or 'every key'}")
        return common

    def releases(self, side):
        """Number of the command -> what that release showed."""
        listed = self.briefing(side, "--archive")
        numbers = re.findall(r"(?m)^command +(\d+)", listed)
        return {number: self.briefing(side, "--release", number) for number in numbers}


def fill(path, ships, lines, learned):
    """A result sheet as a hand fills it in: lines of ships, other lines, what sides learned."""
    text = path.read_text(encoding="utf-8")
    for key, value in lines.items():
        text = re.sub(rf"(?m)^{key} = .*$", f"{key} = {value}", text, count=1)
    for name, keys in ships.items():
        before, found, rest = text.partition(f'name = "{name}"\n')
        if not found:
            raise ValueError(f"no {name} in {path}")
        table, gap, rest = rest.partition("\n\n")
        for key, value in keys.items():
            table = re.sub(rf"(?m)^{key} = .*$", f"{key} = {value}", table)
        text = before + found + table + gap + rest
    for side, words in learned.items():
        text = text.replace(f'side = "{side}"\ntext = ""', f'side = "{side}"\ntext = "{words}"')
    path.write_text(text, encoding="utf-8")


# ---- the evening

def the_start(evening):
    shutil.copytree(evening.data / "campaigns" / "convoy-beta", evening.folder / FOLDER)
    forces = evening.folder / FOLDER / "forces.toml"
    text = forces.read_text(encoding="utf-8")
    forces.write_text(text.replace('"Penelope"', '"Penolope"'), encoding="utf-8")
    evening.tell(f"""
# An umpire's evening

This page shows convoy Beta with two distant players: their mail arrives, briefings go out, and mistakes are put right.
Each command is shown with its answer; `...` marks lines that are left out.

The page is a record of a real game. `tests/program/umpired_game.py` types these commands, checks what each of them does,
and checks what neither side may read. To write the page again, run

```
python3 tests/program/umpired_game.py build/play/app/flagplot . --transcript {PAGE}
```

[The umpire's page](umpire.md) says what each command is for.

## The start

The umpire has a campaign folder, `autumn`: a copy of `campaigns/convoy-beta` with Force K typed in by hand. The seed is
there so that you can play along; without it the dice are secret.""")
    evening.type(f"new {FOLDER} {SAVE} --seed 14", "begins in autumn.save")
    evening.tell("The umpire mails the first briefings, each with its view.")
    evening.type(f"release {SAVE} --out mail", "convoy-beta-uk-turn-1.md")
    for side in SECRETS:
        evening.keeps_secrets(side, [*evening.folder.glob(f"mail/*-{side}-*")])


def a_wrong_sheet(evening):
    evening.tell("""
## Turn 1: a wrong sheet

The Italian player mails a sheet with a typing error.""")
    evening.mail("axis-1.txt", "Dear umpire, here we go!\n\n> ORDERS axis turn 1\n"
                 "> AX-BETA rout C3 C4 D5 to E6\n> END\n\nGreetings, R.\n")
    evening.type(f"order {SAVE} --side axis axis-1.txt --reply answer.txt", 'did you mean "route"?',
                 status=WRONG)
    evening.tell("None of the orders was taken. The umpire pastes the answer into a mail:")
    evening.cat("answer.txt")
    evening.tell("Until a correct sheet arrives, `status` says whose last sheet was wrong:")
    evening.type(f"status {SAVE}", "its last sheet was refused", shown=("(axis)",))
    evening.tell("Within the hour the player sends a correct one:")
    evening.write("axis-1.txt", "ORDERS axis turn 1\nAX-BETA route C3 C4 D5 to E6\nEND\n")
    evening.type(f"order {SAVE} --side axis axis-1.txt", "Your orders were received")
    evening.type(f"resolve {SAVE}", "turn 2 is next",
                 shown=("No orders from", "steamed", "turn 2 is next"))
    evening.release()


def a_paper_card(evening):
    evening.tell("""
## Turn 2: a paper card

The umpire also has a paper deck, draws a card for the Italian side, and names it before resolving the turn.""")
    evening.type(f'card {SAVE} drawn "Fog bank" --side axis --on AX-BETA', "has drawn")
    evening.type(f"resolve {SAVE}", "takes effect", "have not been shown this yet",
                 shown=("Fog bank", "Told", "turn 3 is next"))
    evening.tell("The umpire forgets to release the turn.")
    evening.does_not_know("axis", "a fog-buoy and a wake")


def a_false_contact(evening):
    evening.tell("""
## Turn 3: a false report, and a message

The umpire resolves the next turn, and the program says that the last one has not been released. Nothing is lost: the next
release tells both turns. Before that, the umpire adds a false report from a nervous watcher to Malta; nothing in it says
that it is false. The Italian player also wants a message passed on.""")
    evening.type(f"resolve {SAVE}", "turn 4 is next",
                 "Turn 3 begins while the sides have not been shown all they were told",
                 shown=("begins while", "entered", "turn 4 is next"))
    evening.type(f'rule {SAVE} contact uk at E7 BB 2 --why "a false alarm to draw Force K east"',
                 "about no real formation")
    evening.type(f'message {SAVE} --from axis --to uk "A hospital ship leaves Taranto tonight, lit."',
                 "To Royal Navy, from Regia Marina")
    evening.tell("Both wait for the release. The umpire reads the preview first:")
    evening.type(f"brief {SAVE} --side uk --preview", "hospital ship",
                 shown=("battleship", "hospital ship"))
    for words in ("E7", "hospital ship"):
        evening.does_not_know("uk", words)
    evening.release()
    evening.knows("uk", "hospital ship")
    evening.knows("uk", "A report puts 2 units, the biggest a battleship, in E7")
    evening.does_not_know("axis", "A report")
    evening.tell("""
Each briefing tells both turns. The Italian player reads what the card looks like from the bridge, but not its name:""")
    evening.type(f"brief {SAVE} --side axis", "What happened in turn 2", "What happened in turn 3",
                 "a fog-buoy and a wake", shown=("What happened", "Fog."))


def a_silent_player(evening):
    evening.tell("""
## Turn 4: a silent player

Force K is at Malta from now on, but its player sends no mail. The campaign's file ([`missing`](data.md#sides)) decides
what a side without orders does, and `status` shows it.""")
    evening.hand_in("axis", 4, "AX-3 route to E5")
    evening.type(f"status {SAVE}", "no orders yet; if none arrive: continue as ordered before",
                 shown=("(axis)", "(uk)"))
    evening.type(f"resolve {SAVE} --missing refuse", "no orders for turn 4 from uk", status=WRONG)
    evening.tell("The umpire could refuse to go on, as above, but decides to continue: Force K stays where it is.")
    evening.type(f"resolve {SAVE}", "No orders from Royal Navy (uk) for turn 4",
                 shown=("No orders from", "spotted", "turn 5 is next"))
    evening.release()
    evening.knows("uk", "C2")


def a_battle_on_paper(evening):
    evening.tell("""
## Turn 5: a battle on paper

Now both players send orders. By midnight both forces are in one square, and the turn stops for a battle.""")
    evening.hand_in("axis", 5, "AX-3 route to E6")
    evening.hand_in("uk", 5, "UK-K route to E6")
    evening.type(f"resolve {SAVE}", "must be fought", shown=("Battle 1 ",))
    evening.tell("""
The umpire releases the first part of the turn to both sides. The rest waits for the next release.""")
    evening.type(f"release {SAVE} --out mail", "-midway", shown=("Released", "-midway"))
    for side in SECRETS:
        evening.keeps_secrets(side, [*evening.folder.glob(f"mail/*-{side}-*")])
    evening.tell("The players meet at a real table. The umpire prints their papers.")
    evening.type(f"battle {SAVE} 1 --export papers", "uk-battle-B1.md")
    for side in SECRETS:
        evening.keeps_secrets(side, [evening.folder / "papers" / f"{side}-battle-B1.md"])
    evening.tell("""
An hour later the umpire fills in the result: `Maria` sunk, `Fulmine` and `Lance` hit, all others unchanged. `--dry` shows
what it would change.""")
    fill(evening.folder / "papers" / "umpire-battle-1-result.toml",
         {"Maria": {"state": '"sunk"', "hull": 0, "speed": 0, "by": '"uk"'},
          "Fulmine": {"state": '"damaged"', "hull": 60, "speed": 50},
          "Lance": {"state": '"damaged"', "hull": 70, "speed": 60}},
         {"minutes": 75, "ended_by": '"disengagement"', "field_holder": '"none"'},
         {"axis": "Cruisers fired out of the dark, and were gone.",
          "uk": "One merchant ship was seen to sink."})
    report = f"battle {SAVE} 1 --report papers/umpire-battle-1-result.toml"
    evening.type(f"{report} --dry", "Maria: sunk",
                 shown=("Battle 1", " -> ", "learns", "Not known", "field_holder"))
    evening.type(report, "Battle 1 was fought in 75 minutes", shown=("goes on with it",))
    evening.type(f"resolve {SAVE}", "turn 6 is next", "have not been shown this yet",
                 shown=("Maria", "turn 6 is next", "not been shown"))
    evening.does_not_know("uk", "One merchant ship was seen to sink.")
    evening.release()
    evening.tell("The briefings continue where the last ones ended:")
    evening.type(f"brief {SAVE} --side uk", "What happened in turn 5, continued",
                 shown=("What happened",))
    evening.knows("uk", "One merchant ship was seen to sink.")
    evening.knows("axis", "Cruisers fired out of the dark")
    evening.does_not_know("axis", "One merchant ship was seen to sink.")


def a_battle_by_telephone(evening):
    evening.tell("""
## Turn 6: half a result by telephone

The British player sends the damaged ship home and leaves with the others. She meets the cruisers.""")
    evening.hand_in("uk", 6, "UK-K detach damaged to C7", "UK-K route to D6")
    evening.type(f"resolve {SAVE}", "must be fought",
                 shown=("No orders from", "parted", "Battle 2 "))
    evening.tell("""
The battle is fought over the telephone. When the line breaks, the umpire knows only that `Lance` is sunk and `Trento` was
hit. Everything else is `"unknown"` in the sheet.""")
    evening.look(f"battle {SAVE} 2 --export papers")
    fill(evening.folder / "papers" / "umpire-battle-2-result.toml",
         {"Lance": {"state": '"sunk"', "hull": '"unknown"', "speed": '"unknown"'},
          "Trento": {"state": '"damaged"', "hull": 90, "speed": '"unknown"',
                     "ammunition": '"unknown"'}},
         {}, {"axis": "A destroyer blew up.", "uk": TAKEN_BACK})
    evening.cat_ship("papers/umpire-battle-2-result.toml", "Lance")
    evening.type(f"battle {SAVE} 2 --report papers/umpire-battle-2-result.toml", "Not known, and filled in",
                 shown=("Battle 2 in", "Trento:", "Lance:", "Not known", "  minutes", "  field_holder",
                        "  Trento", "  Lance"))
    evening.type(f"resolve {SAVE}", "turn 7 is next", shown=("turn 7 is next",))
    evening.release()
    evening.knows("uk", TAKEN_BACK)
    evening.tell("The British player's mail is lost. The umpire writes the same briefing again, byte for byte:")
    evening.type(f"release {SAVE} --again --side uk --out again", "As released for turn 7")
    for path in evening.folder.glob("again/*"):
        evening.must(path.read_bytes() == (evening.folder / "mail" / path.name).read_bytes(),
                     f"{path.name} is not what was released")


def mended_data(evening):
    evening.tell("""
## Turn 7: a misspelt ship

The British player writes: "My second cruiser is `Penelope`, not `Penolope`." The umpire corrects the campaign folder and
puts it into the save.""")
    forces = evening.folder / FOLDER / "forces.toml"
    text = forces.read_text(encoding="utf-8")
    forces.write_text(text.replace('"Penolope"', '"Penelope"'), encoding="utf-8")
    before = evening.dice()
    shutil.copy(evening.folder / SAVE, evening.folder / "as-it-was.save")
    amend = f'amend {SAVE} {FOLDER} --why "spelt wrong"'
    evening.type(f"{amend} --dry", '"Penolope" -> "Penelope"', "Nothing was done")
    evening.type(f'{amend} --tell uk --say "She is Penelope, of course."', '"Penolope" -> "Penelope"',
                 shown=("amended", "->", "Told", "Penelope"))
    evening.must(evening.dice() == before, "the amendment changed dice of the past")
    evening.hand_in("uk", 7, "UK-K route to C7")
    evening.type(f"resolve {SAVE}", "turn 8 is next",
                 shown=("No orders from", "Submarine attack", "reached", "turn 8 is next"))
    evening.release()
    evening.knows("uk", "| Penelope |")
    evening.knows("uk", "She is Penelope, of course.")
    evening.does_not_know("uk", "Penolope")
    # The same turn with the name as it was: every die is the same.
    evening.look("order as-it-was.save --side uk uk-7.txt")
    evening.look("resolve as-it-was.save")
    without = evening.dice("as-it-was.save")
    evening.must(len(without) > len(before), "turn 7 should have dice")
    evening.must(evening.dice() == without, "a letter of a ship's name changed a die")


def a_battle_taken_back(evening):
    evening.tell("""
## Turn 8: the battle of turn 5, once more

Both players have read their notes of the first battle again: `Sagitta` sank, not `Maria`, and `Lance` was never hit.
Three turns have been played since. The log shows the number of the command with that result:""")
    log = evening.type(f"log {SAVE}", "battle 1", shown=("turn 5: battle 1",))
    number = re.search(r"(?m)^command (\d+), turn 5: battle 1", log).group(1)
    evening.tell("For comparison, here is the submarine's die in turn 7:")
    evening.type(f"log {SAVE} --turn 7 --dice", CARD_DIE, shown=(CARD_DIE,))
    dice = evening.dice()
    archive = {side: evening.releases(side) for side in SECRETS}
    evening.type(f'withdraw {SAVE} {number} --why "the wrong freighter was noted"',
                 f"Command {number} and all after it are taken back",
                 shown=("taken back", "must be fought"))
    evening.does_not_know("uk", "Sagitta")
    evening.tell("This is the correct result, this time as a text:")
    evening.mail("battle-1.txt", 'battle 1 minutes 75\nended by disengagement\n'
                 'ship "Sagitta" hull 0 speed 0 sunk by uk\nship "Fulmine" hull 60 speed 50\n'
                 'learned axis "Cruisers fired out of the dark, and were gone."\n'
                 'learned uk "One merchant ship was seen to sink."\n')
    evening.type(f"battle {SAVE} 1 --report battle-1.txt", "Sagitta: sunk",
                 shown=("Battle 1 in", " -> ", "goes on with it"))
    return dice, archive


def the_turns_again(evening, dice, archive):
    evening.tell("""
Everything after it is in the record, so nothing has to be typed again. `--dry` lists the commands; without it they are
carried out.""")
    evening.type(f"rerun {SAVE} --dry", "ORDERS uk turn 6", "ORDERS uk turn 7",
                 shown=("turn ",))
    evening.type(f"rerun {SAVE}", "ORDERS uk turn 6: done in part", "no ship of UK-K is damaged",
                 "battle 2 minutes 60: left out", "ORDERS uk turn 7: done", "turn 8 of 8")
    evening.tell("""
No ship was damaged this time, so no ship could be sent home, and the second battle did not take place. Everything else
was repeated from the stored orders. The orders in turn 6 were different from before, so its dice were different too; the
dice of turn 7 are the same:""")
    evening.type(f"log {SAVE} --turn 7 --dice", CARD_DIE, shown=(CARD_DIE,))
    again = evening.same_dice(dice, evening.dice(), "another result of a battle")
    for turn in (5, 7):
        evening.must(any(f"turn {turn} line 0" in key for key in again),
                     f"no die of turn {turn} was thrown again")
    evening.must(not any("turn 6 line 0" in key for key in evening.dice()),
                 "other orders in turn 6 met the dice that were seen")
    evening.tell("The sides are told the new situation. What they were shown before stays in their archive.")
    evening.knows("uk", "| Lance |")
    evening.does_not_know("uk", TAKEN_BACK)
    listed = evening.type(f"brief {SAVE} --side uk --archive", "taken back since")
    number = re.search(r"(?m)^command +(\d+)  turn 7, taken back since", listed).group(1)
    evening.type(f"brief {SAVE} --side uk --release {number}", TAKEN_BACK, shown=("Turn 7", TAKEN_BACK))
    for side, before in archive.items():
        now = evening.releases(side)
        evening.must(len(now) > len(before), f"{side} has no release of the turns played again")
        for number, text in before.items():
            evening.must(now.get(number) == text, f"release {number} of {side} is not what it was")


def the_end(evening):
    evening.tell("""
## The end

The Italian player sends no more orders, so those ships continue as ordered before. The umpire resolves and releases the
last turn, and everybody can check the whole game.""")
    evening.hand_in("uk", 8, "UK-K hold")
    evening.type(f"resolve {SAVE}", "the campaign is over",
                 shown=("No orders from", "the campaign is over"))
    evening.type(f"release {SAVE} --out mail", "Released", shown=("Released",))
    evening.type(f"status {SAVE}", "Victory points", shown=("campaign is over", "Victory points"))
    evening.type(f"verify {SAVE}", "identical")


def play(evening):
    for part in (the_start, a_wrong_sheet, a_paper_card, a_false_contact, a_silent_player,
                 a_battle_on_paper, a_battle_by_telephone, mended_data):
        part(evening)
    dice, archive = a_battle_taken_back(evening)
    the_turns_again(evening, dice, archive)
    the_end(evening)


def compare(evening):
    """The page must be what was played, digests apart."""
    page = evening.data / PAGE
    is_written = page.read_text(encoding="utf-8") if page.exists() else ""
    lines = [DIGEST.sub("DIGEST", text).splitlines() for text in (is_written, evening.page.text())]
    different = list(difflib.unified_diff(*lines, PAGE, "as played", n=0, lineterm=""))
    evening.must(not different, "\n".join([f"{PAGE} must be written anew (--transcript)", *different]))


def main():
    is_written = len(sys.argv) == 5 and sys.argv[3] == "--transcript"
    if not (is_written or len(sys.argv) == 3) or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/umpired_game.py PATH_TO_FLAGPLOT FOLDER_OF_DATA "
                 "[--transcript FILE]")
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(),
                          pathlib.Path(folder))
        try:
            play(evening)
        except (OSError, ValueError) as broken:  # what went wrong before says why
            evening.must(False, f"the evening cannot go on: {broken}")
    if is_written and not evening.failures:
        pathlib.Path(sys.argv[4]).write_text(evening.page.text(), encoding="utf-8")
    elif not is_written:
        compare(evening)
    for failure in evening.failures:
        print(failure, file=sys.stderr)
    print(f"{evening.looked_at} things looked at in an umpired game, "
          f"{len(evening.failures)} not as they should be.")
    return 1 if evening.failures else 0


if __name__ == "__main__":
    sys.exit(main())
