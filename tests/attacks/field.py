"""Where the attacks of docs/fair-play.md are played: a folder, the built program, and what came of each."""
import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

DONE, WRONG, USAGE, TROUBLE = range(4)
STOPPED, SHOWN, OPEN, THROUGH = "stopped", "shown", "open", "GOT THROUGH"
SECONDS = 20  # of a processor that a command may take, whatever it is given
PATIENCE = 6  # how many times as long it may last where other work keeps the processors busy
MEMORY = 1 << 30  # bytes

# What nobody sees, or what commands a screen; a tab and a line end are layout.
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f"
                    "\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]")
CRASHED = re.compile("terminate called|AddressSanitizer|runtime error:|broken promise|Segmentation")

ATTACKS = []


class GotThrough(Exception):
    """The attack worked, or the program fell over it."""


def attack(who, is_large=False):
    """Registers a function `(field) -> (what came of it, in which words)`; its docstring says what is tried."""
    def register(function):
        function.who = who
        function.is_large = is_large
        ATTACKS.append(function)
        return function
    return register


def must(is_so, what):
    if not is_so:
        raise GotThrough(what)


def first_line(text):
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    return lines[0] if lines else "nothing"


class Answer:
    """How a command ended and what it said."""

    def __init__(self, status, out, err):
        self.status = status
        self.out = out
        self.err = err
        self.said = out + err


def measured(called, folder, environment, given, seconds):
    """Runs a command like subprocess.run; its most memory in bytes is `memory`, its time of a processor `busy`."""
    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        typed.write(given)
        typed.seek(0)
        with subprocess.Popen(called, cwd=folder, env=environment, stdin=typed, stdout=out, stderr=err) as started:
            timer = threading.Timer(PATIENCE * seconds, started.kill)
            timer.start()
            _, status, used = os.wait4(started.pid, 0)
            is_late = not timer.is_alive()
            timer.cancel()
            started.returncode = os.waitstatus_to_exitcode(status)
        if is_late:
            raise subprocess.TimeoutExpired(called, seconds)
        out.seek(0)
        err.seek(0)
        done = subprocess.CompletedProcess(called, started.returncode, out.read(), err.read())
        done.memory = used.ru_maxrss * 1024
        done.busy = used.ru_utime + used.ru_stime
        return done


class Field:
    """A folder for each attack, and the wars that several of them begin with."""

    def __init__(self, program, data, folder):
        self.program = os.path.abspath(program)
        self.data = pathlib.Path(data)
        self.all = pathlib.Path(folder)
        self.folder = self.all
        self.environment = {**os.environ, "FLAGPLOT_DATA": str(self.data), "LC_ALL": "C"}
        self.prepared = {}
        self.slowest = 0.0
        self.seconds = SECONDS
        self.memory = MEMORY

    # --- the program ---

    def run(self, *arguments, text=""):
        """Runs it; that it crashes, hangs or commands the terminal is the attack's success."""
        arguments = [str(each) for each in arguments]
        called = f"flagplot {' '.join(arguments)[:200]!r}"
        given = text if isinstance(text, bytes) else text.encode()
        try:
            done = measured([self.program, *arguments], self.folder, self.environment, given, self.seconds)
        except subprocess.TimeoutExpired:
            raise GotThrough(f"{called} took more than {PATIENCE * self.seconds} seconds") from None
        self.slowest = max(self.slowest, done.busy)
        must(done.busy < self.seconds, f"{called} kept a processor busy for {done.busy:.0f} seconds")
        try:
            out, err = done.stdout.decode(), done.stderr.decode()
        except UnicodeDecodeError:
            raise GotThrough(f"{called} wrote what is no UTF-8") from None
        must(0 <= done.returncode <= 3 and not CRASHED.search(err),
             f"{called} ended with {done.returncode}: {first_line(err)}")
        self.look_at(called, out + err.replace("\r", ""))  # how far long work is stands in one line
        must(done.memory < self.memory, f"{called} took {done.memory >> 20} MB")
        return Answer(done.returncode, out, err)

    def ok(self, *arguments, text="", says=""):
        """What an honest user does on the way: it must work."""
        done = self.run(*arguments, text=text)
        if done.status != DONE or says not in done.said:
            raise GotThrough(f"flagplot {' '.join(map(str, arguments))} ended with {done.status}, not saying "
                             f"{says!r}: {done.said.strip()[:500]}")
        return done.out

    def refused(self, *arguments, text="", says="", status=WRONG):
        """What must be refused in one line; that line."""
        done = self.run(*arguments, text=text)
        must(done.status == status, f"flagplot {' '.join(map(str, arguments))[:200]} ended with {done.status} "
                                    f"instead of {status}: {done.said.strip()[:300]}")
        must(says in done.said, f"it did not say {says!r}, but {done.said.strip()[:300]!r}")
        lines = [line for line in done.said.splitlines() if says and says in line]
        return lines[0].strip() if lines else first_line(done.err or done.out)

    @staticmethod
    def look_at(what, text):
        found = UNSEEN.search(text)
        must(found is None, f"{what} writes {found.group() if found else ''!r}")

    # --- files ---

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return name

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def copy(self, name, to):
        shutil.copy(self.folder / name, self.folder / to)
        return to

    def copied_campaign(self, name="beta"):
        """A campaign's folder to change or to spoil."""
        shutil.copytree(self.data / "campaigns" / "convoy-beta", self.folder / name)
        return name

    # --- wars ---

    def prepare(self, name, make):
        """A copy of a folder that `make` fills, which is done once."""
        if name not in self.prepared:
            folder = pathlib.Path(tempfile.mkdtemp(dir=self.all))
            with self.inside(folder):
                make(self)
            self.prepared[name] = folder
        shutil.copytree(self.prepared[name], self.folder, dirs_exist_ok=True)

    @contextlib.contextmanager
    def inside(self, folder):
        before, self.folder = self.folder, folder
        try:
            yield
        finally:
            self.folder = before

    def order(self, save, side, turn, *lines):
        return self.ok("order", save, "--side", side,
                       text="\n".join([f"ORDERS {side} turn {turn}", *lines, "END", ""]))

    def resolve(self, save):
        """To the end of the turn; what it stops for is decided as it was in history, or not at all."""
        for _ in range(10):
            self.ok("resolve", save)
            standing = self.ok("status", save)
            if "waiting for orders" in standing or "the campaign is over" in standing:
                return
            for answer in (("battle", save, "--historical"), ("ruling", save, "no"),
                           ("choose", save, "a", "--side", "axis"), ("choose", save, "a", "--side", "uk")):
                if self.run(*answer).status == DONE:
                    break
        raise GotThrough(f"{save} cannot be resolved: {standing}")

    def dice(self, save, turn):
        """What the dice of a turn show, by what they were rolled for."""
        text = self.ok("log", save, "--dice", "--turn", turn)
        rolls = re.findall(r"= (\d+)[,.].*\[die (.*) line \d+ (.*)\]", text)
        return {f"{what} {whom}": shows for shows, what, whom in rolls}

    def briefing(self, save, side, *how):
        return self.ok("brief", save, "--side", side, *how)


def play(field, asked=lambda each: True, tell=print):
    """Plays the attacks in a fresh folder each; how many came to what."""
    counts = dict.fromkeys((STOPPED, SHOWN, OPEN, THROUGH), 0)
    for each in ATTACKS:
        if not asked(each):
            continue
        with tempfile.TemporaryDirectory(dir=field.all) as folder, field.inside(pathlib.Path(folder)):
            try:
                came, words = each(field)
            except (GotThrough, LookupError, TypeError, ValueError, OSError) as through:  # what it said is not as it was
                came, words = THROUGH, f"{each.__name__}: {through!r}"
        counts[came] += 1
        tell(f"{each.who}: {each.__doc__}\n    {came}: {words}")
    return counts
