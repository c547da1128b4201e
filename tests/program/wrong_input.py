#!/usr/bin/env python3
"""Plays a short umpired game of convoy Beta with the built program, and does it wrong at each step.

    tests/program/wrong_input.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Whatever is done wrong must end as docs/commands.md says: exit status 2 for arguments that do not fit, 1 for
wrong input, with one clear line on standard error, 3 for trouble of the machine. After each refusal
the save is the same bytes, but for the note that a sheet was refused, and `verify` says that its record
is identical.
"""
import ctypes
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PR_CAPBSET_DROP = 24
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 1, 2
DONE, WRONG, USAGE, TROUBLE = range(4)

# The campaign as shipped, but with cards from a deck of paper, which leave a choice and ask the
# umpire, and with captains who decide in mid-turn.
SWITCHES = """events.draw = "physical"
events.deck = "umpire10"
turn.mode = "alternating"
turn.decisions = "at_activation"
"""

# So that Force K sights the convoy at the end of turn 3: a battle.
DIE = "die sighting turn 3 line 0 subject 2 object 0 index 0 shows 1".split()


def without_script(text):
    """The text of a campaign without its [[script]] tables: cards come from the table."""
    tables = re.split(r"(?m)^(?=\[)", text)
    return "".join(each for each in tables if not each.startswith("[[script]]"))


def give_up_overriding():
    """Called between fork and exec: what is run then keeps the user and meets every permission."""
    process = ctypes.CDLL(None, use_errno=True)
    for capability in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        if process.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "cannot give up root's right to write everywhere")


class Game:
    """A folder with the campaign and its save, and what has been tried of the program there."""

    def __init__(self, program, data, folder):
        self.program = program
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "FLAGPLOT_DATA": str(data), "LC_ALL": "C"}
        self.tried = {}
        self.failures = []
        self.verified = {None}
        self.user = {}
        beta = self.folder / "beta"
        shutil.copytree(data / "campaigns" / "convoy-beta", beta)
        campaign = beta / "campaign.toml"
        text = without_script(campaign.read_text(encoding="utf-8"))
        campaign.write_text(
            re.sub(r'(?m)^events\.draw = .*\n', SWITCHES, text), encoding="utf-8")
        self.obey_permissions()

    def obey_permissions(self):
        """Root may read and write everywhere: where root runs the tests, the program may not."""
        if os.geteuid() != 0:
            return
        self.user = {"preexec_fn": give_up_overriding}
        try:
            reached = self.run("--version").returncode == DONE
        except PermissionError:
            reached = False
        if not reached:  # a tree in somebody else's home
            self.program = shutil.copy(self.program, self.folder / "flagplot")
            data = self.folder / "data"
            for name in ("campaigns", "maps", "assets"):
                shutil.copytree(pathlib.Path(self.environment["FLAGPLOT_DATA"]) / name, data / name)
            self.environment["FLAGPLOT_DATA"] = str(data)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return name

    def run(self, *arguments, text="", out=subprocess.PIPE):
        return subprocess.run(
            [self.program, *arguments], cwd=self.folder, env=self.environment, input=text,
            stdout=out, stderr=subprocess.PIPE, text=True, check=False, **self.user)

    def fail(self, arguments, what, done):
        shown = "\n    ".join((done.stderr or "nothing on standard error").splitlines())
        self.failures.append(f"flagplot {' '.join(arguments)}\n  {what}; it said:\n    {shown}")

    def ended(self, status, arguments, done):
        """Notes how a command ended; says so if that is not how it should have."""
        self.tried.setdefault(arguments[0], set()).add(status)
        if done.returncode == status:
            return True
        self.fail(arguments, f"ended with {done.returncode} instead of {status}", done)
        return False

    def ok(self, *arguments, says="", text=""):
        done = self.run(*arguments, text=text)
        if self.ended(DONE, arguments, done) and says not in done.stdout:
            self.fail(arguments, f"did not print \"{says}\"", done)
        return done.stdout

    def refused(self, status, arguments, text="", out=subprocess.PIPE):
        """Runs what must be refused, and looks whether the save is what it was."""
        before = self.digest()
        commands = self.commands() if arguments[0] == "order" else []
        done = self.run(*arguments, text=text, out=out)
        self.ended(status, arguments, done)
        if self.digest() != before and not self.is_noted(commands):
            self.fail(arguments, "changed the save", done)
        if before not in self.verified:  # of the same bytes it would say the same
            self.verified.add(before)
            verified = self.run("verify", "war.save")
            if verified.returncode != DONE or not verified.stdout.startswith("identical"):
                self.fail(arguments, f"left a save that verifies as: {verified.stdout}", done)
        return done

    def commands(self):
        """The commands of the record, one after the other."""
        done = self.run("log", "war.save", "--json")
        return [entry["command"] for entry in json.loads(done.stdout)] if done.stdout else []

    def is_noted(self, before):
        """Is the refusal of a sheet all that the record holds more?"""
        after = self.commands()
        return len(before) > 0 and after[:-1] == before and after[-1].startswith("refuse ")

    def wrong(self, says, *arguments, text=""):
        done = self.refused(WRONG, arguments, text)
        lines = done.stderr.splitlines()
        if len(lines) != 1 or says not in done.stderr:
            self.fail(arguments, f"should say in one line: {says}", done)

    def usage(self, says, *arguments):
        done = self.refused(USAGE, arguments)
        if says not in done.stderr:
            self.fail(arguments, f"should say: {says}", done)

    def trouble(self, says, *arguments):
        done = self.refused(TROUBLE, arguments)
        if len(done.stderr.splitlines()) != 1 or says not in done.stderr:
            self.fail(arguments, f"should say in one line: {says}", done)

    def no_room(self, *arguments):
        """Standard output that takes nothing."""
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = self.refused(TROUBLE, arguments, out=full)
        if "standard output" not in done.stderr:
            self.fail(arguments, "should say that standard output cannot be written", done)

    def read_only(self, says, *arguments):
        """The same command on a copy of the save in a folder that nobody may write in."""
        locked = self.folder / "locked"
        locked.mkdir(exist_ok=True)
        shutil.copy(self.folder / "war.save", locked / "war.save")
        locked.chmod(0o555)
        self.trouble(says, *["locked/war.save" if each == "war.save" else each
                             for each in arguments])
        locked.chmod(0o755)
        shutil.rmtree(locked)

    def digest(self):
        save = self.folder / "war.save"
        return hashlib.sha256(save.read_bytes()).hexdigest() if save.exists() else None


def before_there_is_a_save(game):
    game.usage("SAVE is required", "new", "beta")
    game.usage('"many" is not a whole number', "new", "beta", "war.save", "--seed", "many")
    game.wrong('there is no campaign "convoy-betta"', "new", "convoy-betta", "war.save")
    game.trouble("cannot write nowhere/war.save", "new", "beta", "nowhere/war.save")
    for arguments in (["status"], ["verify"], ["show"], ["log"], ["sheet"], ["replay"], ["resolve"],
                      ["release"], ["rerun"], ["brief", "--side", "uk"], ["withdraw", "last", "--why", "x"],
                      ["battle", "1"], ["order", "--side", "uk"], ["message", "hello", "--to", "uk"],
                      ["answer", "UK-K", "--side", "uk"], ["choose", "a", "--side", "uk"],
                      ["ruling", "yes"], ["rule", "free", "UK-K", "--why", "x"],
                      ["card", "drawn", "Sea mist at dawn", "--side", "uk"]):
        game.wrong("cannot read war.save", arguments[0], "war.save", *arguments[1:])
    game.write("text.save", "A letter, not a war.\n")
    game.wrong("text.save is not a Flagplot save", "status", "text.save")
    game.ok("new", "beta", "war.save", "--seed", "2", says="begins in war.save")
    game.wrong("war.save exists already", "new", "beta", "war.save")


def whatever_is_called(game):
    """An argument that no command has, and every command without its arguments."""
    names = re.findall(r"(?m)^  ([a-z]+)  ", game.ok("--help"))
    if len(names) < 25:
        game.failures.append(f"--help lists only these commands: {names}")
    for name in names:
        game.usage("", name, "--nonsense")
    for name in ("new", "resolve", "answer", "choose", "ruling", "rule", "card", "battle", "release",
                 "message", "brief", "show", "status", "log", "sheet", "verify", "replay", "withdraw",
                 "rerun", "order", "export", "import"):
        game.usage("", name)
    game.usage('did you mean "resolve"?', "reslove", "war.save")


def turn_one(game):
    hold = game.write("sheet", "ORDERS axis turn 1\nAX-BETA route C3 C4 D5 to E6\nEND\n")
    late = game.write("late", "ORDERS axis turn 3\nEND\n")
    slip = game.write("slip", "ORDERS axis turn 1\nAX-BETA rout to E6\nEND\n")
    empty = game.write("empty", "Dear umpire, I have none.\n")
    order = ("order", "war.save", "--side")
    game.usage("--side", *order)
    game.usage("order", "order")
    game.wrong('did you mean "axis"?', *order, "axsi", hold)
    game.wrong("cannot read nothing", *order, "axis", "nothing")
    game.wrong("these are orders for turn 3", *order, "axis", late)
    game.wrong('did you mean "route"?', *order, "axis", slip)
    game.wrong("there are no orders in this text", *order, "axis", empty)
    game.wrong("there are no orders in this text", *order, "uk", text="\n")
    game.read_only("cannot write", *order, "axis", hold)
    game.trouble("cannot write nowhere/reply.txt", *order, "axis", hold, "--reply", "nowhere/reply.txt")
    game.trouble("it is a save", *order, "axis", hold, "--reply", "war.save")
    game.ok(*order, "axis", hold, says="Your orders were received")

    card = ("card", "war.save", "drawn")
    game.usage("--side is required", *card, "Unknown periscope")
    game.wrong('did you mean "drawn"?', "card", "war.save", "drawm", "Unknown periscope", "--side", "axis")
    game.wrong('did you mean "Unknown periscope"?', *card, "Unknown periscopes", "--side", "axis")
    game.wrong('did you mean "axis"?', *card, "Unknown periscope", "--side", "axsi")
    game.wrong('did you mean "AX-BETA"?', *card, "Unknown periscope", "--side", "axis", "--on", "AX-BETTA")
    game.wrong('there is no square "Z9"', *card, "Unknown periscope", "--side", "axis", "--at", "Z9")
    game.read_only("cannot write", *card, "Unknown periscope", "--side", "axis", "--on", "AX-BETA")
    game.ok(*card, "Unknown periscope", "--side", "axis", "--on", "AX-BETA", says="has drawn")
    game.ok(*card, "A fast run or a quiet one", "--side", "axis", says="has drawn")

    game.usage("--missing takes continue, hold or refuse", "resolve", "war.save", "--missing", "wait")
    game.usage('"all" is not a whole number', "resolve", "war.save", "--turns", "all")
    game.wrong("expected 1 or more", "resolve", "war.save", "--turns", "0")
    game.wrong('did you mean "battle"?', "resolve", "war.save", "--stop-at", "battel,contact")
    game.wrong("no orders for turn 1 from uk", "resolve", "war.save", "--missing", "refuse")
    game.read_only("cannot write", "resolve", "war.save")
    game.ok("resolve", "war.save", says="The umpire must rule")

    game.usage("ANSWER is required", "ruling", "war.save")
    game.wrong("is not one of yes, no", "ruling", "war.save", "perhaps")
    game.wrong("does not wait for this", "answer", "war.save", "AX-BETA", "--side", "axis")
    game.wrong("does not wait for this", "choose", "war.save", "a", "--side", "axis")
    game.wrong("the umpire", "resolve", "war.save")
    game.read_only("cannot write", "ruling", "war.save", "no")
    game.ok("ruling", "war.save", "no", "--tell", "Nothing comes of it.", says="ruled: no")
    game.wrong("does not wait for this", "ruling", "war.save", "yes")
    game.ok("resolve", "war.save", says="has been freed")

    game.usage("--side is required", "answer", "war.save", "AX-BETA")
    game.wrong('did you mean "AX-BETA"?', "answer", "war.save", "AX-BETTA", "--side", "axis")
    game.wrong("", "answer", "war.save", "UK-K", "--side", "uk")
    game.wrong('did you mean "route"?', "answer", "war.save", "AX-BETA", "rout", "to", "E6", "--side", "axis")
    game.wrong("", "answer", "war.save", "AX-BETA", "route", "to", "C7", "--side", "axis")
    game.read_only("cannot write", "answer", "war.save", "AX-BETA", "--side", "axis")
    game.ok("answer", "war.save", "AX-BETA", "--side", "axis", says="steams on")
    game.ok("resolve", "war.save", says="turn 2 is next")


def what_is_shown(game):
    game.usage("--side is required", "brief", "war.save")
    game.usage('"one" is not a whole number', "brief", "war.save", "--side", "uk", "--turn", "one")
    game.usage("brief takes --release, or", "brief", "war.save", "--side", "uk", "--turn", "1", "--release", "1")
    game.wrong('did you mean "uk"?', "brief", "war.save", "--side", "ux")
    game.wrong("a turn that has been released", "brief", "war.save", "--side", "uk", "--turn", "2")
    game.wrong("brief --archive", "brief", "war.save", "--side", "uk", "--release", "99")
    game.trouble("cannot write nowhere/uk.md", "brief", "war.save", "--side", "uk", "--out", "nowhere/uk.md")
    game.trouble("it is a save", "brief", "war.save", "--side", "uk", "--out", "war.save")
    game.ok("brief", "war.save", "--side", "uk", "--preview", says="**Turn 2 of 8**")
    game.ok("brief", "war.save", "--side", "uk", "--out", "uk.md", "--view", "uk.view")
    game.ok("order", "--view", "uk.view", text="ORDERS uk turn 1\nEND\n", says="ORDERS uk turn 1")
    game.wrong("", "order", "--view", "text.save", text="ORDERS uk turn 1\nEND\n")
    game.ok("brief", "--view", "uk.view", says="# Convoy Beta, 7-9 November 1941: Royal Navy")
    game.ok("brief", "--view", "uk.view", "--out", "uk-by-view.md")
    game.wrong("", "brief", "--view", "text.save")
    game.usage("brief needs a save, or --view", "brief")
    game.usage("--side goes with a save", "brief", "--view", "uk.view", "--side", "uk")

    game.usage("show takes --side or --truth", "show", "war.save", "--side", "uk", "--truth")
    game.wrong('did you mean "uk"?', "show", "war.save", "--side", "ux")
    game.wrong("--turn is 9", "show", "war.save", "--turn", "9")
    game.ok("show", "war.save", says="the umpire")
    game.usage("leave out --side", "log", "war.save", "--dice", "--side", "uk")
    game.wrong('did you mean "axis"?', "log", "war.save", "--side", "axsi")
    game.ok("log", "war.save", "--dice", says="[die initiative turn 1")
    game.ok("log", "war.save", "--dice", "--json", says='"key": "die initiative turn 1')
    game.wrong("", "sheet", "war.save", "--turn", "9")
    game.trouble("cannot write nowhere/turn", "sheet", "war.save", "--turn", "1", "--out", "nowhere/turn")
    game.ok("sheet", "war.save", "--turn", "1", says="Unknown periscope")
    game.wrong("text.save is not a Flagplot save", "verify", "text.save")
    game.ok("replay", "war.save")
    for command in (["status"], ["show"], ["log"], ["sheet", "--turn", "1"], ["verify"], ["replay"],
                    ["brief", "--side", "uk"]):
        game.no_room(command[0], "war.save", *command[1:])

    game.usage("--to is required", "message", "war.save", "hello")
    game.wrong('did you mean "uk"?', "message", "war.save", "hello", "--to", "ux")
    game.wrong("a message has a text", "message", "war.save", "", "--to", "uk")
    game.read_only("cannot write", "message", "war.save", "hello", "--to", "uk")
    game.ok("message", "war.save", "Keep", "well.", "--to", "uk", says="Keep well.")
    game.read_only("cannot write", "release", "war.save")
    game.trouble("cannot write", "release", "war.save", "--out", "text.save")
    game.ok("release", "war.save", says="Released")
    game.wrong("nothing waits to be released", "release", "war.save")


def turn_two(game):
    rule = ("rule", "war.save")
    game.usage("--why is required", *rule, "free", "AX-BETA")
    game.usage("rule takes a save and a ruling", *rule, "--why", "x")
    game.wrong('did you mean "place"?', *rule, "plase", "AX-BETA", "at", "C3", "--why", "x")
    game.wrong('did you mean "AX-BETA"?', *rule, "place", "AX-BETTA", "at", "C3", "--why", "x")
    game.wrong('there is no square "ZZ9"', *rule, "place", "AX-BETA", "at", "ZZ9", "--why", "x")
    game.wrong('did you mean "uk"?', *rule, "place", "AX-BETA", "at", "C3", "--why", "x", "--tell", "ux")
    game.wrong("nobody who is told them", *rule, "free", "AX-BETA", "--why", "x", "--say", "Go.")
    game.read_only("cannot write", *rule, "arrive", "UK-K", "at", "C3", "--why", "early")
    game.ok(*rule, "arrive", "UK-K", "at", "C3", "--why", "early", says="arrive in C3")

    game.ok("order", "war.save", "--side", "axis",
            text="ORDERS axis turn 2\nplay A fast run or a quiet one on AX-BETA\nEND\n")
    game.ok("resolve", "war.save", says="must choose")
    game.usage("--side is required", "choose", "war.save", "a")
    game.wrong("is not one of a, b", "choose", "war.save", "c", "--side", "axis")
    game.wrong("", "choose", "war.save", "a", "--side", "uk")
    game.wrong('did you mean "axis"?', "choose", "war.save", "a", "--side", "axsi")
    game.read_only("cannot write", "choose", "war.save", "a", "--side", "axis")
    game.ok("choose", "war.save", "a", "--side", "axis", says="chose a")
    game.ok("resolve", "war.save", says="has been freed")
    game.ok("answer", "war.save", "AX-BETA", "--side", "axis")
    game.ok("resolve", "war.save", says="turn 3 is next")


def a_battle(game):
    square = re.search(r"(?m)^ *▲1 +([A-Z]+\d+) +AX-BETA", game.ok("show", "war.save")).group(1)
    game.wrong("no battle waits to be fought", "battle", "war.save", "--auto")
    game.ok("rule", "war.save", "place", "UK-K", "at", square, "--why", "to meet the convoy")
    game.ok("rule", "war.save", "route", "AX-BETA", "none", "--why", "to meet Force K")
    game.ok("rule", "war.save", *DIE, "--why", "to see it")
    game.ok("resolve", "war.save", says="must be fought")

    game.wrong("", "resolve", "war.save")
    battle = ("battle", "war.save", "1")
    game.usage('"first" is not a whole number', "battle", "war.save", "first")
    game.usage("battle takes one of", *battle, "--historical", "--export", "papers")
    game.wrong("there is no open battle 2", "battle", "war.save", "2", "--export", "papers")
    game.usage("--pdf goes with --export", *battle, "--pdf")
    game.usage("--page goes with --pdf", *battle, "--export", "papers", "--page", "A4")
    game.wrong('did you mean "Letter"?', *battle, "--export", "papers", "--pdf", "--page", "Leter")
    game.wrong("cannot read nothing", *battle, "--report", "nothing")
    game.trouble("cannot write", *battle, "--export", "text.save")
    game.ok(*battle, "--export", "papers", says="Written: papers/umpire-battle-1.md")
    game.wrong("exists", *battle, "--export", "papers")
    for says, lines in (
            ('did you mean "Maria"?', 'ship "Marie" hull 50 speed 50\n'),
            ("a battle cannot raise them", 'ship "Maria" hull 101 speed 50\n'),
            ("nobody holds the field", 'ship "Maria" hull 50 speed 50 captured\n'),
            ("expected water one or two squares", 'left uk "UK-K" to Q12\n')):
        report = game.write("report", "battle 1 minutes 80\n" + lines)
        game.wrong(says, *battle, "--report", report)
    report = game.write("report", 'battle 1 minutes 80\nfield uk\n'
                                  'ship "Maria" hull 100 speed 100 captured by uk\n')
    game.ok(*battle, "--report", report, "--dry", says="Maria: captured by Royal Navy")
    game.read_only("cannot write", *battle, "--report", report)
    game.ok(*battle, "--report", report, says="Maria captured by Royal Navy")
    game.wrong("result", *battle, "--report", report)
    game.ok("resolve", "war.save", says="turn 4 is next")
    game.ok("release", "war.save", "--out", "mail", says="convoy-beta-uk-turn-4.md")


def taken_back(game):
    withdraw = ("withdraw", "war.save")
    result = re.search(r"(?m)^command (\d+), turn 3: battle 1", game.ok("log", "war.save")).group(1)
    game.usage("--why is required", *withdraw, "last")
    game.wrong("", *withdraw, "999", "--why", "x")
    game.wrong("", *withdraw, "first", "--why", "x")
    game.wrong("", *withdraw, "1", "--why", "x")
    game.read_only("cannot write", *withdraw, result, "--why", "another was meant")
    game.ok(*withdraw, result, "--why", "another was meant")
    game.usage("", "rerun", "war.save", "now")
    game.ok("battle", "war.save", "1", "--report", game.write("report", "battle 1 minutes 20\n"))
    game.ok("rerun", "war.save", "--dry", says="resolve")
    game.read_only("cannot write", "rerun", "war.save")
    game.ok("rerun", "war.save", says="release")
    game.wrong("", "rerun", "war.save")
    game.ok("status", "war.save", says="turn 4 of 8")
    game.ok("verify", "war.save", says="identical")


def main():
    if len(sys.argv) != 3 or not os.access(sys.argv[1], os.X_OK):
        sys.exit("usage: tests/program/wrong_input.py PATH_TO_FLAGPLOT FOLDER_OF_DATA")
    with tempfile.TemporaryDirectory() as folder:
        game = Game(os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(), folder)
        for part in (before_there_is_a_save, whatever_is_called, turn_one, what_is_shown, turn_two,
                     a_battle, taken_back):
            part(game)
    for failure in game.failures:
        print(failure, file=sys.stderr)
    print(f"{sum(len(each) for each in game.tried.values())} ways in which commands ended, "
          f"{len(game.failures)} of what was tried ended otherwise than it should.")
    return 1 if game.failures else 0


if __name__ == "__main__":
    sys.exit(main())
