"""Attacks on the dice: choosing them, foreseeing them, rolling them again, and the battles'."""
import json
import re
import subprocess
import sys

from field import OPEN, SHOWN, STOPPED, DONE, attack, must

MODULE = ("--module", "battle_board")
AS_PLAYED = """events.draw = "physical"
events.deck = "umpire10"
turn.mode = "alternating"
turn.decisions = "at_activation"
"""


def diced_campaign(field, more=""):
    """Convoy Beta with a roll for the initiative in every turn, cards of paper, and freed captains."""
    name = field.copied_campaign()
    text = field.read(f"{name}/campaign.toml")
    text = "".join(each for each in re.split(r"(?m)^(?=\[)", text) if not each.startswith("[[script]]"))
    field.write(f"{name}/campaign.toml",
                re.sub(r"(?m)^events\.draw = .*\n", AS_PLAYED, text) + more)
    return name


def begun(field):
    # A seed, so that what is found is found each time: words are mixed into its dice all the same.
    field.prepare("begun", lambda ground: ground.ok("new", diced_campaign(ground), "war.save", "--seed", "3"))
    return "war.save"


def at_battle(field):
    """Convoy Beta in the middle of turn 5, where a battle waits."""
    def make(ground):
        ground.ok("new", "convoy-beta", "war.save", "--seed", "7")
        for turn in range(1, 6):
            for side in ("uk", "axis"):
                ground.ok("order", "war.save", "--side", side, "--historical")
            if turn == 5:
                ground.ok("resolve", "war.save", says="must be fought")
                return
            ground.resolve("war.save")
            ground.ok("release", "war.save")
    field.prepare("at-battle", make)
    return "war.save"


def in_mid_turn(field):
    """Turn 2 of the diced campaign, with enemies in sight of each other and a captain who was freed."""
    def make(ground):
        war = begun(ground)
        ground.ok("rule", war, "arrive", "UK-K", "at", "D3", "--why", "early")
        ground.ok("resolve", war)
        ground.ok("release", war)
        ground.order(war, "axis", 2, "AX-BETA route C3 C4 D5 to E6")
        ground.ok("card", war, "drawn", "Unknown periscope", "--side", "axis", "--on", "AX-BETA")
        ground.ok("resolve", war, says="must rule")
        ground.ok("ruling", war, "no")
        ground.ok("resolve", war, says="has been freed")
    field.prepare("mid-turn", make)
    return "war.save"


@attack("umpire")
def other_secret(field):
    """Draws another secret when he does not like the dice of the first."""
    war = begun(field)
    field.ok("brief", war, "--side", "uk", "--out", "uk.md")
    field.ok("new", "convoy-beta", "second.save")
    shown = re.search(r"(?m)^`([0-9a-f]{64})`$", field.read("uk.md"))[1]
    must(shown not in field.briefing("second.save", "uk"), "two secrets have one fingerprint")
    return SHOWN, field.refused("verify", "second.save", "--receipt", "uk.md", says="another secret")


@attack("umpire")
def draws_secrets_beforehand(field):
    """Begins the campaign again and again before the first briefing, and looks what the dice would be."""
    war = begun(field)
    field.copy(war, "looked.save")
    field.resolve("looked.save")
    field.order(war, "uk", 1, "WORD a word that nobody could guess")
    field.resolve(war)
    seen, fell = field.dice("looked.save", 1), field.dice(war, 1)
    must(seen and seen.keys() == fell.keys() and seen != fell, f"he foresaw {fell}")
    return STOPPED, "the word of a side made other dice than those he looked at"


@attack("umpire")
def resolves_a_copy_too_soon(field):
    """Resolves a copy of the save before the last sheet is in, to see what comes."""
    war = begun(field)
    field.order(war, "axis", 1, "WORD of axis")
    field.copy(war, "copy.save")
    field.resolve("copy.save")
    field.order(war, "uk", 1, "WORD of uk")
    field.resolve(war)
    must(field.dice("copy.save", 1) != field.dice(war, 1), "the dice are those of the copy")
    return STOPPED, "the word of the last sheet made other dice"


@attack("umpire")
def resolves_a_copy_in_time(field):
    """Resolves a copy of the save once all sheets are in, then decides what is his to decide."""
    war = begun(field)
    field.order(war, "uk", 1, "WORD of uk")
    field.copy(war, "copy.save")
    field.resolve("copy.save")
    field.ok("rule", war, "stance", "AX-BETA", "seek", "--why", "they would have")
    field.resolve(war)
    must(field.dice("copy.save", 1) == field.dice(war, 1), "the page says that these dice are the copy's")
    must("they would have" in field.ok("log", war), "his ruling is not in the record")
    return OPEN, "he knew the dice; his ruling stands in the record, the copy does not"


@attack("umpire and a player")
def tries_words(field):
    """Try one word after the other on copies for the player whose sheet comes last, and send the best."""
    war = begun(field)
    field.order(war, "axis", 1, "WORD of axis")
    tried = {}
    for word in ("one", "two", "three"):
        field.copy(war, "copy.save")
        field.order("copy.save", "uk", 1, f"WORD {word}")
        field.resolve("copy.save")
        tried[word] = field.dice("copy.save", 1)
    field.order(war, "uk", 1, "WORD two")
    field.resolve(war)
    must(field.dice(war, 1) == tried["two"], "the page says that these dice are the copy's")
    return OPEN, "two who work together choose among the dice, and nothing shows it"


@attack("umpire")
def leaves_a_word_out(field):
    """Hands in the sheet of a side without its word."""
    war = begun(field)
    field.write("sheet.txt", "ORDERS uk turn 1\nWORD the albatross\nEND\n")
    at_home = field.ok("order", "--view", view_of(field, war, "uk"), "sheet.txt")
    field.order(war, "uk", 1)
    field.resolve(war)
    field.ok("release", war)
    must("No word of yours is in the dice of turn 1." in field.briefing(war, "uk"),
         "the briefing does not say that the word was not taken")
    field.write("reply.txt", re.search(r"Receipt: \w+\n", at_home)[0])
    field.refused("verify", war, "--receipt", "reply.txt", says="no orders with the receipt")
    return SHOWN, "the briefing says that no word was taken; the receipt of the sheet fits no record"


def view_of(field, war, side):
    field.ok("brief", war, "--side", side, "--out", f"{side}.md", "--view", f"{side}.view")
    return f"{side}.view"


def taken_back(field):
    """A war whose first turn was resolved and taken back, its sheet left in; the dice that were seen."""
    war = begun(field)
    field.order(war, "uk", 1, "WORD of uk")
    field.resolve(war)
    first = field.dice(war, 1)
    field.ok("withdraw", war, "3", "--why", "again")
    return war, first


@attack("umpire")
def rolls_the_same_again(field):
    """Takes a turn back and resolves it with the same orders and words, for other dice."""
    war, first = taken_back(field)
    field.resolve(war)
    must(field.dice(war, 1) == first, "the same orders had other dice")
    return STOPPED, "the same orders and words had the same dice"


@attack("umpire")
def rolls_again_by_a_remark(field):
    """Takes a turn back and adds a remark, a message or a word of his own, for other dice."""
    war, first = taken_back(field)
    field.ok("message", war, "--to", "uk", "Patience.")
    field.ok("note", war, "I wonder.")
    field.ok("rule", war, "tell", "axis", "Fog.", "--why", "a rumour")
    field.resolve(war)
    must(field.dice(war, 1) == first, "a remark had other dice")
    return STOPPED, "they had the same dice: words for people decide nothing"


@attack("umpire")
def rolls_again_by_a_ruling(field):
    """Takes a turn back and changes a ruling, for other dice."""
    war = begun(field)
    field.resolve(war)
    first = field.dice(war, 1)
    field.ok("withdraw", war, "2", "--why", "it did not please me")
    field.ok("rule", war, "stance", "AX-BETA", "avoid", "--why", "because")
    field.resolve(war)
    must(field.dice(war, 1) != first, "the dice are those that were seen")
    for _ in range(7):
        field.resolve(war)
    field.ok("report", war, "--out", "after")
    pages = "".join(path.read_text() for path in (field.folder / "after").rglob("*.md"))
    must("it did not please me" in pages, "the report does not list what was taken back")
    return SHOWN, "other dice fell; the report after the war lists what was taken back, and why"


@attack("umpire")
def withdraws_where_it_is_told(field):
    """Takes a turn back in a campaign that tells withdrawals."""
    field.ok("new", diced_campaign(field, "\n[fairness]\ntell_withdrawals = true\n"), "war.save", "--seed", "3")
    field.resolve("war.save")
    field.ok("withdraw", "war.save", "2", "--why", "it did not please me")
    for side in ("uk", "axis"):
        told = field.briefing("war.save", side, "--preview")
        must("The umpire took back something that was decided in turn 1" in told, f"{side} is not told:\n{told}")
    return SHOWN, "every side is told in its next briefing"


@attack("player")
def sends_another_word(field):
    """Has his sheet taken back when the dice were seen, and sends it with another word."""
    war = begun(field)
    field.order(war, "uk", 1, "WORD one")
    field.resolve(war)
    first = field.dice(war, 1)
    field.ok("withdraw", war, "2", "--why", "he asked for it")
    field.order(war, "uk", 1, "WORD two")
    field.resolve(war)
    second = field.dice(war, 1)
    must(first.keys() == second.keys() and first != second, "another word had the same dice")
    must("he asked for it" in field.ok("log", war), "the record does not hold it")
    return SHOWN, "other dice fell, which he could not choose; the record has both sheets"


@attack("player")
def answers_otherwise(field):
    """Has his answer in mid-turn taken back when its dice were seen, and answers otherwise."""
    war = in_mid_turn(field)
    field.ok("answer", war, "AX-BETA", "--side", "axis")
    field.resolve(war)
    first = sightings(field, war)
    field.ok("withdraw", war, "last", "--why", "he asked for it")
    field.ok("withdraw", war, "last", "--why", "he asked for it")
    field.ok("answer", war, "AX-BETA", "route", "C3", "D4", "D5", "to", "E6", "--side", "axis")
    field.resolve(war)
    second = sightings(field, war)
    must(first and first != second and first.keys() == second.keys(), f"{first} and then {second}")
    return STOPPED, "another answer had other dice"


def sightings(field, war):
    text = field.ok("log", war, "--dice", "--turn", "2")
    return {key: (shows, line) for shows, line, key in
            re.findall(r"d12 = (\d+).*\[die sighting turn 2 line (\d+) (.*)\]", text)}


@attack("umpire")
def forces_a_die(field):
    """Has a die show what he wants, and publishes the log."""
    war = begun(field)
    why = ("--why", "I want it so")
    field.ok("rule", war, *"die initiative turn 1 line 0 subject 1 object 0 index 0 shows 12".split(), *why)
    field.resolve(war)
    dice = json.loads(field.ok("log", war, "--dice", "--json"))
    ruled = [die for entry in dice for die in entry["dice"] if die["ruled"]]
    must(len(ruled) == 1 and ruled[0]["shows"] == 12, f"it is not marked: {ruled}")
    must("I want it so" in field.ok("log", war), "the reason is not in the record")
    return SHOWN, "the die is marked as ruled, with the reason in the record"


def check_dice(field, secret):
    check = [sys.executable, "-B", field.data / "scripts" / "check-dice", secret, "dice.json"]
    return subprocess.run(check, cwd=field.folder, capture_output=True, text=True, check=False)


@attack("umpire")
def publishes_false_dice(field):
    """Publishes a log in which one die shows something else."""
    war = begun(field)
    field.order(war, "uk", 1, "WORD of uk")
    field.resolve(war)
    log = field.ok("log", war, "--dice", "--json")
    field.write("dice.json", log)
    right = check_dice(field, "seed:3")
    must(right.returncode == 0 and ", 0 of them wrong" in right.stdout, f"check-dice: {right.stdout}{right.stderr}")
    entries = json.loads(log)
    die = next(die for entry in entries for die in entry["dice"])
    die["shows"] = die["shows"] % die["faces"] + 1
    field.write("dice.json", json.dumps(entries))
    wrong = check_dice(field, "seed:3")
    must(wrong.returncode == 1, f"check-dice takes it: {wrong.stdout}")
    return SHOWN, f"scripts/check-dice: {wrong.stdout.splitlines()[0]}"


@attack("umpire")
def public_seed(field):
    """Plays with dice that he knows, and says that they are secret."""
    field.ok("new", diced_campaign(field), "war.save", "--seed", "7")
    for turn in (1, 2):
        for side in ("uk", "axis"):
            field.ok("brief", "war.save", "--side", side, "--out", "b.md", "--html", "b.html", "--view", "b.view")
            for told in (field.read("b.md"), field.read("b.html"), field.ok("brief", "--view", "b.view")):
                must("Public dice, seed 7" in told and "secret that" not in told,
                     f"turn {turn}: {side} is not told that the dice are public")
        field.resolve("war.save")
        field.ok("release", "war.save")
    return SHOWN, "every briefing and view says: Public dice, seed 7"


# --- battles ---

@attack("umpire")
def tries_a_battle_out(field):
    """Tries doctrines with `battle --auto --dry` until one pleases him."""
    war = at_battle(field)
    form = field.ok("battle", war, "1", *MODULE, "--blank-doctrine", "axis")
    field.write("axis.txt", form)
    doctrine = ("--doctrine", "axis", "axis.txt")
    dry = field.ok("battle", war, "1", *MODULE, "--auto", *doctrine, "--dry")
    field.ok("battle", war, "1", *MODULE, "--auto", *doctrine)
    log = field.ok("battle", war, "1", "--log")
    came = [line for line in field.ok("log", war).splitlines() if "Battle 1 was fought" in line]
    must("other dice" in field.run("battle", war, "1", "--auto", "--dry").said or "other dice" in dry or came,
         "no battle was fought")
    sunk = sorted(re.findall(r"(?m)^    (.*): sunk", dry))
    fell = sorted(re.findall(r"([A-Z][\w.() ]*?) sunk", " ".join(came)))
    minutes = re.search(r"Battle 1 in \w+: (\d+) minutes", dry)[1]
    must((sunk, f" {minutes} minutes" in " ".join(came)) != (fell, True) or len(log) == 0,
         f"the battle came out as it was tried: {came} {dry[:300]}")
    return STOPPED, "a try has dice of its own: the battle came out otherwise"


@attack("player who plays alone")
def tries_a_battle_alone(field):
    """Learns by `battle --auto --dry` what the enemy has."""
    field.ok("new", "convoy-beta", "solo.save", "--solo", "uk", "--seed", "7")
    for _ in range(5):
        field.ok("order", "solo.save", "--historical")
        field.ok("resolve", "solo.save")
    return STOPPED, field.refused("battle", "solo.save", "--auto", "--dry", says="would show what the enemy has")


@attack("umpire")
def fights_a_battle_on_a_copy(field):
    """Has a battle fought on copies of the save, and keeps the one he likes."""
    war = at_battle(field)
    field.copy(war, "copy.save")
    for save in ("copy.save", war):
        field.ok("battle", save, "1", *MODULE, "--auto")
    must(field.ok("battle", "copy.save", "1", "--log") == field.ok("battle", war, "1", "--log"),
         "the page says that a copy fights the same battle")
    return OPEN, "the same orders came out the same on a copy; the record holds the orders, not the copy"


@attack("umpire")
def types_a_result_in(field):
    """Takes a fought battle back and types in a result that he likes better."""
    war = at_battle(field)
    field.ok("battle", war, "1", *MODULE, "--auto")
    field.ok("withdraw", war, "last", "--why", "I do not like it")
    field.write("result.txt", 'battle 1 minutes 80\nship "Trento" hull 0 speed 0\n')
    field.ok("battle", war, "1", "--report", "result.txt")
    words = "entered by hand"
    for how in (("verify",), ("log",), ("sheet",), ("brief", "--side", "uk", "--preview"),
                ("brief", "--side", "axis", "--preview")):
        must(words in field.ok(how[0], war, *how[1:]), f"{' '.join(how)} does not say that it was {words}")
    return SHOWN, "verify, the log, the sheet and the briefings of both sides say that it was entered by hand"


@attack("umpire")
def alters_a_fought_result(field):
    """Alters the result of a fought battle in an exported record, and imports it."""
    war = at_battle(field)
    field.ok("battle", war, "1", *MODULE, "--auto")
    field.ok("export", war, "text")
    record = field.read("text/record.txt")
    altered = re.sub(r"(?m)^(    battle 1 minutes )(\d+)( fought)", lambda m: f"{m[1]}{int(m[2]) + 5}{m[3]}", record)
    must(altered != record, "there is no fought battle in the record")
    field.write("text/record.txt", altered)
    field.refused("import", "text", "again.save", says="leads to another state than is written here")
    done = field.run("import", "text", "again.save", "--decide-again")
    if done.status != DONE:
        return STOPPED, done.err.strip()
    words = "the result of battle 1 was entered by hand"
    must(words in field.ok("verify", "again.save"), f"verify does not say that {words}")
    return SHOWN, f"it can only be decided again, and then verify says: {words}"
