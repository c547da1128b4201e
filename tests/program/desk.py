#!/usr/bin/env python3
"""Plays a whole turn of convoy Beta at the desk, by mouse and keyboard, on a display of its own.

    tests/program/desk.py PATH_TO_FLAGPLOT FOLDER_OF_DATA [--pictures FOLDER]

The Italian side adds the proposed word for the dice, plots a route by clicks, takes a marker back and
places it again, and sends it; the British side lets go on what goes on; the umpire resolves the turn,
looks at the one before and releases it. What came of it is asked of the program itself. Orders that were
not sent outlive a turn that another program resolves. Two sides share a desk for a turn. One plays alone to the end of the war, with every kind
of decision. A tiny window, a save that another program writes to or takes away, and displays that are missing
are met on the way.
--pictures keeps a picture of every screen. Ends with 77, which CTest takes for skipped, where there is no desk or no Xvfb.
"""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
WIDTH, HEIGHT = 1280, 800
PATIENCE = 60  # seconds: sanitizers and software rendering are slow
KEEPS_ON = "-noreset"  # of Xvfb
BARE_DISPLAYS = 8
TOOLS = ("Xvfb", "xdotool", "import")

# Drivers keep memory and are gone from it before it is counted: only leaks are not looked for.
SANITIZERS = "detect_leaks=0"

# Where the panels lie in a window of the usual size, in pixels (app/screens/layout.h).
FIRST_FORCE = (120, 192)
CHART = (230, 83, 990, 640)  # where no rail lies beside it
ADD_WORD = (1242, 535)
IN_BRIEFING = (130, 140)  # in the margin of its first page
WHITE = (255, 255, 255)
# Buttons of a decision's form, and of a battle.
STEAM_ON = (989, 242)
CAPTAINS_TO_THE_END = (1057, 554)
TAKE_RESULT = (1090, 560)
# The button of what comes next, that of the curtain, and the convoy as the desk opens.
NEXT, CURTAIN = (1216, 62), (640, 397)
CONVOY, SOUTH_EAST_OF_CONVOY = (333, 176), (395, 258)
MOST_CLICKS = 12


# The step of forces of a new campaign: a formation of the first side, a class of ships, the sea of its chart.
NEW_FORMATION = (66, 137)
SHIP_CLASS = (1040, 700)
SETUP_SEA = (560, 420)
MAKING = 15  # seconds at most for a chart of 24 by 18 squares


class Failed(Exception):
    pass


def check(holds, what):
    if not holds:
        raise Failed(what)
    print(f"ok: {what}")


def missing_tools(desk):
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    return missing if desk.exists() else [str(desk), *missing]


class Display:
    """An X server without a screen, with a number that nobody else has. It starts anew when its last program goes,
    and refuses the next one meanwhile, unless it is told not to."""

    def __init__(self, *more):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp",
             *more],
            pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)  # Ctrl+C is for the script, which closes it
        os.close(write)
        with os.fdopen(read) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise Failed("Xvfb does not start")
        self.name = f":{number}"

    def close(self):
        self.server.terminate()
        self.server.wait()


class Evening:
    """A folder with a save, and the desk on it."""

    def __init__(self, program, data, folder, display, pictures):
        self.program, self.folder, self.pictures = program, folder, pictures
        self.save = folder / "beta.save"
        self.environment = dict(
            os.environ, FLAGPLOT_DATA=str(data), DISPLAY=display, XDG_CONFIG_HOME=str(folder / "config"),
            LIBGL_ALWAYS_SOFTWARE="1", ASAN_OPTIONS=SANITIZERS)
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.desk, self.clicks = None, 0

    def flagplot(self, *words):
        done = subprocess.run([self.program, *map(str, words)], env=self.environment, cwd=self.folder,
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise Failed(f"flagplot {' '.join(map(str, words))}: {done.stderr}")
        return done.stdout

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.environment, capture_output=True,
                              text=True).stdout.split()

    def sit_down(self, *words, begun_by=None):
        """Opens the desk and waits for its first picture."""
        self.said = (self.folder / "desk.txt").open("w+")
        begun_by = begun_by or [self.program, "desk"]
        self.desk = subprocess.Popen([*begun_by, *map(str, words)], env=self.environment,
                                     cwd=self.folder, stdout=self.said, stderr=self.said)
        # The window is there before what is in it; at the edge of a panel it is no longer black.
        wait_for(lambda: self.colour_at(300, HEIGHT - 10) not in (None, "black"), "the desk shows something",
                 alive=self.desk)
        time.sleep(1)

    def colour_at(self, x, y):
        taken = subprocess.run(["import", "-silent", "-window", "root", "-crop", f"1x1+{x}+{y}", "-depth",
                                "8", "rgb:-"], env=self.environment, capture_output=True)
        if taken.returncode != 0 or len(taken.stdout) < 3:
            return None
        colour = tuple(taken.stdout[:3])
        return "black" if colour == (0, 0, 0) else colour

    def get_up(self):
        """Leaves by the key; the status must be 0, also of the sanitizers."""
        self.key("ctrl+q")
        try:
            status = self.desk.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.desk.kill()
            raise Failed("the desk does not close at Ctrl+Q") from None
        self.said.seek(0)
        said = self.said.read()
        if status != 0:
            raise Failed(f"the desk ended with {status}:\n{said}")
        self.desk = None

    def click(self, place, button=1):
        self.clicks += 1
        self.xdotool("mousemove", *place)
        time.sleep(0.25)
        self.xdotool("click", button)
        time.sleep(0.5)

    def drag(self, start, end):
        """With the left button; in two steps, since a single one is taken for a click."""
        self.clicks += 1
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.xdotool("mousemove", *start, "mousedown", 1)
        for place in (middle, end):
            self.xdotool("mousemove", *place)
            time.sleep(0.3)
        self.xdotool("mouseup", 1)
        time.sleep(0.5)

    def key(self, *keys):
        for key in keys:
            self.xdotool("key", key)
            time.sleep(0.35)

    def picture(self, name):
        if self.pictures:
            time.sleep(0.8)
            subprocess.run(["import", "-silent", "-window", "root", str(self.pictures / f"desk-{name}.png")],
                           env=self.environment, check=True)


def wait_for(holds, what, alive=None):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if holds():
            return
        if alive is not None and alive.poll() is not None:
            raise Failed(f"{what}: the desk has ended with {alive.returncode}")
        time.sleep(0.3)
    raise Failed(f"{what}: waited {PATIENCE} s in vain")


def square_at(column, row):
    """The middle of a square where the whole of convoy Beta's chart is seen, columns A to U and rows 1 to
    14: the farthest zoom."""
    left, top, right, bottom = CHART
    side = min((right - left) / COLUMNS, (bottom - top) / ROWS)
    west = (left + right) / 2 - side * COLUMNS / 2
    north = (top + bottom) / 2 - side * ROWS / 2
    return round(west + (column + 0.5) * side), round(north + (row + 0.7) * side)


COLUMNS, ROWS = 21, 14


def side_orders(evening):
    """The Italian side: a word for the dice by one press, select, route by clicks, undo, redo, send."""
    evening.sit_down(evening.save, "--side", "axis")
    evening.click(FIRST_FORCE)
    evening.picture("side")
    evening.click(ADD_WORD)
    evening.key("1", "r")
    evening.click(square_at(2, 3))
    evening.click(square_at(3, 4))
    evening.picture("route")
    evening.key("ctrl+z", "ctrl+shift+z")
    check("orders are in" not in evening.flagplot("status", evening.save),
          "what is plotted is not sent before it is sent")
    evening.key("Escape")  # the line below the bar was about plotting
    evening.click(NEXT)
    wait_for(lambda: "Regia Marina (axis): orders are in" in evening.flagplot("status", evening.save),
             "the orders arrive in the save", alive=evening.desk)
    evening.picture("sent")
    evening.key("F1")
    evening.picture("keys")
    evening.key("Escape", "Escape")
    on_the_chart = evening.colour_at(*IN_BRIEFING)
    evening.key("F3")
    wait_for(lambda: evening.colour_at(*IN_BRIEFING) == WHITE, "F3 shows a side its briefing as it is printed",
             alive=evening.desk)
    evening.picture("briefing")
    evening.key("F3")
    wait_for(lambda: evening.colour_at(*IN_BRIEFING) == on_the_chart, "F3 leads back to the chart",
             alive=evening.desk)
    evening.get_up()


def other_side(evening):
    """The British side sends what it has: nothing, and sees no Italian ship."""
    evening.sit_down(evening.save, "--side", "uk")
    evening.picture("other-side")
    evening.get_up()


def umpire(evening):
    """Resolve, look at the turn before, release."""
    evening.sit_down(evening.save)
    evening.picture("umpire")
    evening.key("ctrl+r")
    wait_for(lambda: "turn 2 of 8" in evening.flagplot("status", evening.save), "the turn is resolved",
             alive=evening.desk)
    evening.picture("resolved")
    evening.key("Prior")
    evening.picture("turn-before")
    evening.key("End", "alt+5")
    evening.picture("dice")
    evening.key("ctrl+l")
    wait_for(lambda: "release" in evening.flagplot("log", evening.save) or
             "have been shown all" in evening.flagplot("status", evening.save), "the turn is released",
             alive=evening.desk)
    check("AX-BETA" in evening.flagplot("log", evening.save, "--turn", 1), "the convoy has sailed")
    check("Your word is in the dice of turn 1" in evening.flagplot("brief", evening.save, "--side", "axis"),
          "the word that was proposed is in the dice")
    evening.get_up()


def trouble(evening):
    """What the desk meets without falling over: each said in a sentence, none an end."""
    evening.sit_down(evening.save)
    window = evening.xdotool("search", "--name", "^Flagplot$")[-1]
    evening.xdotool("windowsize", window, 320, 200)
    evening.key("f", "F1", "F1", "n", "r")
    evening.picture("tiny")
    evening.xdotool("windowsize", window, WIDTH, HEIGHT)
    evening.xdotool("mousemove", 600, 300, "mousedown", 1)
    evening.xdotool("windowunmap", window, "windowmap", window, "mouseup", 1)
    evening.flagplot("order", evening.save, "--side", "uk", sheet_of_uk(evening))
    time.sleep(2)
    evening.picture("written-by-another")
    away = evening.save.with_suffix(".away")
    evening.save.rename(away)
    time.sleep(2)
    evening.key("ctrl+r")
    time.sleep(1)
    evening.picture("save-gone")
    check(evening.desk.poll() is None, "the desk outlives a save that is taken away")
    if not evening.save.exists():
        away.rename(evening.save)
    evening.key("F5")
    time.sleep(1)
    evening.get_up()
    check(evening.desk is None, "a tiny window, a hidden one and a save that changes are no end")


def sheet_of_uk(evening):
    sheet = evening.folder / "uk.txt"
    sheet.write_text("ORDERS uk turn 2\nEND\n")
    return sheet


def files(evening):
    data, counts = pathlib.Path(evening.environment["FLAGPLOT_DATA"]), evening.folder / "counts.txt"
    shutil.copytree(data / "campaigns/convoy-beta", evening.folder / "beta")
    evening.flagplot("brief", evening.save, "--side", "uk", "--view", "seen.json")
    program = [pathlib.Path(evening.program).with_name("flagplot-desk-tests"), "--counts", counts]
    for file, done in (("beta", "OpenEdited"), ("beta/forces.toml", "OpenEdited"),
                       (data / "assets/decks/default24.toml", "OpenEdited"),
                       (data / "maps/med60.toml", "OpenChart"),
                       (data / "assets/ship-classes.toml", "CheckFiles"), ("seen.json", "Fit")):
        evening.sit_down(file, begun_by=program)
        evening.picture(f"file-{done}-{pathlib.Path(file).stem}")
        evening.get_up()
        done_so_often = dict(line.split() for line in counts.read_text().splitlines())
        check(int(done_so_often[done]) >= 1, f"{pathlib.Path(file).name} is opened where it belongs: {done}")


def look_for_file(evening):
    """A save is looked for by its path, without the mouse, and lies on the desk."""
    counts = evening.folder / "browsed.txt"
    program = [pathlib.Path(evening.program).with_name("flagplot-desk-tests"), "--counts", counts]
    evening.sit_down(begun_by=program)
    evening.key("ctrl+o")
    time.sleep(1)
    evening.picture("browser")
    evening.key("Down", "Up")
    evening.xdotool("type", "--delay", "80", str(evening.save))
    time.sleep(1)
    evening.key("Return")
    time.sleep(2)
    evening.key("f")
    evening.get_up()
    done_so_often = dict(line.split() for line in counts.read_text().splitlines())
    for done in ("StepFile", "TypeFile", "OpenFound", "Fit"):
        check(int(done_so_often[done]) >= 1, f"a file is looked for by the keyboard: {done}")


def set_up(evening):
    """A campaign from nothing: a chart of the real coast, a formation with a ship. lint finds nothing wrong with it."""
    environment = evening.environment
    evening.environment = dict(environment, HOME=str(evening.folder))
    evening.sit_down()
    evening.key("ctrl+n")
    evening.picture("setup-sea")
    evening.key("ctrl+Return")
    time.sleep(MAKING)
    evening.picture("setup-chart")
    evening.key("alt+Right", "alt+Right", "alt+Right")
    evening.click(NEW_FORMATION)
    evening.click(SHIP_CLASS)
    evening.click(SETUP_SEA)
    evening.picture("setup-forces")
    evening.key("alt+Right")
    evening.picture("setup-write")
    evening.key("ctrl+Return")
    written = evening.folder / "flagplot/campaigns/new-campaign"
    wait_for(lambda: (written / "forces.toml").exists(), "a campaign is written", alive=evening.desk)
    evening.get_up()
    check("no problems" in evening.flagplot("lint", written / "campaign.toml"), "a new campaign has no problems")
    evening.environment = environment


def hot_seat(evening):
    """Sides share the desk: no key resolves a turn that not every side has ordered."""
    save = evening.folder / "shared.save"
    evening.flagplot("new", "convoy-beta", save, "--seed", 2)
    evening.sit_down(save)
    evening.key("ctrl+h")
    time.sleep(1)
    evening.picture("curtain")
    evening.key("ctrl+r", "ctrl+shift+r", "ctrl+l")  # behind the curtain
    evening.key("ctrl+u")
    time.sleep(1)
    evening.picture("hot-seat")
    evening.key("ctrl+r", "ctrl+shift+r", "ctrl+l")
    time.sleep(2)
    evening.picture("hot-seat-refused")
    check("turn 1 of 8" in evening.flagplot("status", save), "in a hot seat nothing resolves before all have ordered")
    evening.get_up()


def shared_turn(evening):
    """A whole turn by the mouse alone: one side pulls its convoy to where it shall go, the other lets all go on."""
    save = evening.folder / "clicks.save"
    evening.flagplot("new", "convoy-beta", save, "--seed", 7)
    evening.sit_down(save)
    evening.key("ctrl+h")
    before = evening.clicks
    evening.click(CURTAIN)
    evening.drag(CONVOY, SOUTH_EAST_OF_CONVOY)
    evening.picture("pulled")
    evening.click(NEXT)  # send
    evening.click(NEXT)  # hand over
    evening.click(CURTAIN)
    evening.click(NEXT)  # all go on as before
    wait_for(lambda: evening.flagplot("status", save).count("orders are in") == 2,
             "both sides have ordered", alive=evening.desk)
    time.sleep(1)
    evening.click(NEXT)  # resolve
    wait_for(lambda: "turn 2 of 8" in evening.flagplot("status", save), "the shared turn is resolved",
             alive=evening.desk)
    time.sleep(1)
    evening.picture("shared-turn")
    evening.click(NEXT)  # release
    wait_for(lambda: "have been shown all" in evening.flagplot("status", save), "the shared turn is released",
             alive=evening.desk)
    check(evening.clicks - before <= MOST_CLICKS, f"a whole turn takes {evening.clicks - before} clicks")
    check("C3" in evening.flagplot("log", save, "--turn", 1), "the convoy goes where it was pulled")
    evening.get_up()


def unsent(evening):
    """Another program resolves the turn: what was not sent is sent for the next one."""
    save = evening.folder / "unsent.save"
    evening.flagplot("new", "convoy-beta", save, "--seed", 2)
    evening.sit_down(save, "--side", "axis")
    evening.click(ADD_WORD)
    evening.flagplot("resolve", save)
    evening.flagplot("release", save)
    time.sleep(3)
    evening.picture("unsent")
    evening.key("ctrl+Return")
    wait_for(lambda: "Regia Marina (axis): orders are in" in evening.flagplot("status", save),
             "orders that were not sent outlive the turn", alive=evening.desk)
    evening.get_up()


# Of the campaign that is played alone: captains decide in mid-turn, and a card leaves a choice.
# Its battle is on the board, where the captains' buttons are at their places.
ASKING = (('battle_module = "gunnery"', 'battle_module = "battle_board"'),
          ('events.draw = "scripted"', 'events.draw = "scripted"\nturn.mode = "alternating"\n'
           'turn.decisions = "at_activation"\norders.midmove_change = true'),
          ('[[script]]', '[[script]]\nturn = 6\nside = "uk"\ncard = "Fuel state"\non = "UK-K"\n\n[[script]]'))
ASKING_SEED = 1  # of its dice: every kind of decision comes


def asking_campaign(folder, data):
    shutil.copytree(data / "campaigns/convoy-beta", folder)
    text = (folder / "campaign.toml").read_text()
    for old, new in ASKING:
        text = text.replace(old, new, 1)
    (folder / "campaign.toml").write_text(text)


def order_as_in_history(flagplot, save, status, data):
    """Force K's orders, if this is a moment for them and it had some."""
    turn = re.search(r"turn (\d+) of", status).group(1)
    sheet = data / f"campaigns/convoy-beta/sheets/uk-{turn}.txt"
    if "waiting for orders" in status and sheet.exists():
        flagplot("order", save, sheet, "--take-valid")


def fight_alone(evening):
    evening.key("b")
    time.sleep(2)
    evening.picture("alone-battle")
    evening.click(CAPTAINS_TO_THE_END)
    time.sleep(5)
    evening.picture("alone-fought")
    evening.click(TAKE_RESULT)


def steam_on(evening):
    """On the page of decisions, which the card opens with any order."""
    evening.key("F2")
    time.sleep(1)
    evening.click(STEAM_ON)


# What the status of a save says of the decision, its name, and how it is answered at the desk.
DECISIONS = (
    ("flagplot answer", "a captain", steam_on),
    ("flagplot choose", "a choice", lambda evening: evening.key("1")),  # of the contact card
    ("must be fought", "a battle", fight_alone),
)


def alone(evening):
    """One plays a whole war alone at the desk, and answers there whatever it asks."""
    save, data = evening.folder / "alone.save", pathlib.Path(evening.environment["FLAGPLOT_DATA"])
    asking_campaign(evening.folder / "asking", data)
    evening.flagplot("new", evening.folder / "asking", save, "--seed", ASKING_SEED, "--solo", "uk")
    evening.sit_down(save)
    evening.picture("alone")
    status, answered = evening.flagplot("status", save), set()
    while "the campaign is over" not in status:
        waits = [(name, decide) for says, name, decide in DECISIONS if says in status]
        for name, decide in waits:
            evening.picture(f"alone-{name.split()[1]}")
            decide(evening)
            answered.add(name)
        if not waits:
            order_as_in_history(evening.flagplot, save, status, data)
            time.sleep(2)
            evening.key("ctrl+r")
        before = status
        wait_for(lambda: evening.flagplot("status", save) != before, f"the war goes on behind: {before}",
                 alive=evening.desk)
        time.sleep(2)
        status = evening.flagplot("status", save)
    check(answered == {name for _, name, _ in DECISIONS}, "a war is played alone to its end, with every decision")
    evening.picture("alone-over")
    evening.get_up()


def tutorial(evening):
    """The tutorial's own save, beside the settings, until Force K has entered and is selected."""
    save = evening.folder / "config/flagplot/tutorial.save"
    save.parent.mkdir(parents=True, exist_ok=True)
    evening.flagplot("new", "convoy-beta", save, "--seed", 2, "--solo", "uk")
    evening.sit_down(save)
    evening.picture("tutorial")
    for turn in range(2, 5):
        evening.key("ctrl+r")
        wait_for(lambda: f"turn {turn} of 8" in evening.flagplot("status", save), f"turn {turn} begins",
                 alive=evening.desk)
        time.sleep(2)
    evening.picture("tutorial-force")
    evening.key("n")
    evening.picture("tutorial-hold")
    evening.get_up()


def displays(evening):
    """No display, and one that is not there."""
    for display, expected in ((None, "DISPLAY"), (":9999", "cannot be opened")):
        environment = dict(evening.environment)
        environment.pop("DISPLAY")
        if display:
            environment["DISPLAY"] = display
        done = subprocess.run([evening.program, "desk", evening.save], env=environment, cwd=evening.folder,
                              capture_output=True, text=True, timeout=PATIENCE)
        check(done.returncode == 3 and expected in done.stderr,
              f"one sentence where DISPLAY is {display}: {done.stderr.strip().splitlines()[-1]}")


def bare_displays(evening):
    """Displays that nobody else uses: the desk must not be the last program to go before it has opened."""
    desk = pathlib.Path(evening.program).with_name("flagplot-desk-tests")
    for _ in range(BARE_DISPLAYS):
        display = Display()
        try:
            done = subprocess.run(
                [desk, "--word", "monkey", "--monkey", "1", "--moves", "1", "--counts", "counts.txt", "--acts",
                 "acts.txt", "--memory", "memory.txt"], env=dict(evening.environment, DISPLAY=display.name),
                cwd=evening.folder, capture_output=True, text=True, timeout=PATIENCE)
        finally:
            display.close()
        check(done.returncode == 0, f"the desk opens on a display that nobody else uses{done.stderr if done.returncode else ''}")


def fonts(evening):
    """Without a font the desk still opens, and says so."""
    empty = evening.folder / "fonts.conf"
    empty.write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
    environment = dict(evening.environment)
    evening.environment["FONTCONFIG_FILE"] = str(empty)
    evening.sit_down(evening.save)
    evening.picture("no-font")
    evening.get_up()
    evening.environment = environment
    check(True, "the desk opens without a font")


def main():
    program, data = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    pictures = None
    if "--pictures" in sys.argv:
        pictures = pathlib.Path(sys.argv[sys.argv.index("--pictures") + 1]).resolve()
        pictures.mkdir(parents=True, exist_ok=True)
    missing = missing_tools(pathlib.Path(program).with_name("flagplot-desk"))
    if missing:
        print(f"skipped: the desk is not played, for there is no {' and no '.join(missing)}")
        return SKIPPED
    display = Display(KEEPS_ON)
    evening = None
    try:
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(program, data, pathlib.Path(folder), display.name, pictures)
            try:
                evening.flagplot("new", "convoy-beta", evening.save, "--seed", 2)
                for part in (side_orders, other_side, umpire, trouble, unsent, hot_seat, shared_turn, alone, tutorial, files,
                             look_for_file, set_up, displays, bare_displays, fonts):
                    print(f"-- {part.__name__}")
                    part(evening)
            finally:
                if evening.desk is not None:
                    evening.picture("failed")
                    evening.desk.send_signal(signal.SIGTERM)
                    evening.desk.wait()
    except Failed as failed:
        print(f"FAILED: {failed}")
        return 1
    finally:
        display.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
