"""Attacks on the record: what was ordered, resolved and told is changed afterwards."""
import re
import sqlite3

from field import DONE, OPEN, SHOWN, STOPPED, attack, must
from forged import forged, put_earlier

TURNS = 3
ALTERED = "record altered"
REWRITTEN = "somebody has rewritten it with all digests, which the receipts of the sides would show"


def turn(field, save, number, **lines):
    """A turn with a sheet of each side and its release; the briefings are sent to their sides."""
    for side in ("uk", "axis"):
        field.order(save, side, number, *lines.get(side, ()))
    field.resolve(save)
    field.ok("release", save, "--out", f"mail-{save}")


def released(field):
    """Three turns of convoy Beta; `begun.save` is what it was before the first. Where uk's mail is."""
    def make(ground):
        ground.ok("new", "convoy-beta", "war.save")
        ground.copy("war.save", "begun.save")
        for number in range(1, TURNS + 1):
            turn(ground, "war.save", number)
    field.prepare("released", make)
    return uk_mail(field, "war.save")


def uk_mail(field, save):
    return [f"mail-{save}/convoy-beta-uk-turn-{number}.md" for number in range(2, TURNS + 2)]


@attack("umpire")
def alters_orders_of_another(field):
    """Alters a past sheet of one side, in ways the other side never notices, in an exported record."""
    mail = released(field)
    field.ok("export", "war.save", "text", "--with-secret")
    record = field.read("text/record.txt")
    altered = record.replace("ORDERS axis turn 2\n", "ORDERS axis turn 2\n    AX-BETA radar off\n")
    must(altered != record, "the sheet is not in the record")
    field.write("text/record.txt", altered)
    return STOPPED, field.refused("import", "text", "again.save", says="another state than is written here")


@attack("umpire")
def imports_it_all_the_same(field):
    """Imports the altered record by `--decide-again`, as if it were of an older version."""
    mail = released(field)
    field.ok("export", "war.save", "text", "--with-secret")
    record = field.read("text/record.txt")
    field.write("text/record.txt",
                record.replace("ORDERS axis turn 2\n", "ORDERS axis turn 2\n    AX-BETA radar off\n"))
    field.ok("import", "text", "again.save", "--decide-again")
    field.run("verify", "again.save")
    return SHOWN, field.refused("verify", "again.save", "--receipt", *mail, says=ALTERED)


@attack("umpire")
def plays_the_war_anew(field):
    """Plays the whole war anew with the same secret and another order of one side."""
    mail = released(field)
    for number in range(1, TURNS + 1):
        turn(field, "begun.save", number, axis=["AX-BETA radar off"] if number == 2 else [])
    field.ok("verify", "begun.save", says="identical")
    said = field.refused("verify", "begun.save", "--receipt", *mail, says=ALTERED)
    must("up to the briefing for turn 3 is not what the record says" in said, said)
    return SHOWN, f"the other side's receipts: {said}"


@attack("umpire")
def resolves_twice_in_secret(field):
    """Resolves and releases a turn, does not like it, and plays it again from a copy of before."""
    mail = released(field)
    field.order("begun.save", "uk", 1)
    field.order("begun.save", "axis", 1)
    field.ok("rule", "begun.save", "stance", "AX-BETA", "avoid", "--why", "because")
    field.resolve("begun.save")
    field.ok("release", "begun.save")
    return SHOWN, field.refused("verify", "begun.save", "--receipt", mail[0], says=ALTERED)


@attack("umpire")
def hides_what_was_taken_back(field):
    """Takes a turn back after he has seen it, and leaves the withdrawal out of the record later."""
    released(field)
    field.copy("begun.save", "hidden.save")
    for save in ("begun.save", "hidden.save"):
        for side in ("uk", "axis"):
            field.order(save, side, 1)
        field.resolve(save)
    field.ok("withdraw", "begun.save", "last", "--why", "I do not like it")
    field.resolve("begun.save")
    for save in ("begun.save", "hidden.save"):
        field.ok("release", save, "--out", f"mail-{save}")
    return SHOWN, field.refused("verify", "hidden.save", "--receipt", uk_mail(field, "begun.save")[0], says=ALTERED)


@attack("umpire")
def resolves_before_anybody_was_told(field):
    """Resolves a turn, does not like it, and puts the copy of before in its place; then he releases."""
    released(field)
    field.copy("begun.save", "tried.save")
    field.resolve("tried.save")
    field.ok("rule", "begun.save", "stance", "AX-BETA", "avoid", "--why", "because")
    field.resolve("begun.save")
    field.ok("release", "begun.save", "--out", "mail-begun.save")
    done = field.run("verify", "begun.save", "--receipt", uk_mail(field, "begun.save")[0])
    must(done.status == DONE, f"the page says that nothing shows it: {done.said}")
    return OPEN, "nobody had been told anything of it: the ruling stands in the record, the try does not"


@attack("umpire")
def cuts_the_end_off(field):
    """Goes back to a copy of an earlier turn, as if the later ones had not been played."""
    mail = released(field)
    turn(field, "begun.save", 1)
    return SHOWN, field.refused("verify", "begun.save", "--receipt", *mail, says=ALTERED)


@attack("umpire")
def edits_a_briefing(field):
    """Writes a sighting into a briefing before he mails it, and leaves its receipt as it is."""
    mail = released(field)
    text = field.read(mail[0])
    field.write("got.md", text.replace("Nothing was reported.", "1. 00:00 A force was sighted in E6."))
    field.ok("verify", "war.save", "--receipt", "got.md", says="fit")
    shown = re.findall(r"(?m)^\D*(\d+)", field.ok("brief", "war.save", "--side", "uk", "--archive"))
    must(any(field.run("brief", "war.save", "--side", "uk", "--release", each).out == text for each in shown),
         "the archive does not hold the briefing as it was")
    return SHOWN, "verify looks at receipts alone; what brief --release N shows is another text than the mail"


@attack("umpire")
def makes_a_sighting_up(field):
    """Makes a sighting up by a ruling, of which the side is told as of any other."""
    released(field)
    field.ok("rule", "war.save", "contact", "uk", "at", "E6", "CA", "3", "--why", "a false report")
    must("a false report" not in field.briefing("war.save", "uk", "--preview"), "the side is told why")
    must("a false report" in field.ok("log", "war.save"), "the ruling is not in the log")
    return SHOWN, "after the war: the ruling and its reason stand in log and record"


@attack("umpire")
def alters_the_save(field):
    """Alters a sheet in the save with another program."""
    released(field)
    database = sqlite3.connect(field.folder / "war.save")
    with database:
        database.execute("UPDATE entries SET command = replace(command, 'END', 'AX-BETA radar off\nEND') "
                         "WHERE number = 3")
    database.close()
    return SHOWN, field.refused("verify", "war.save", says=ALTERED)


@attack("umpire")
def alters_the_save_and_its_digests(field):
    """Alters a sheet in the save with another program, and makes all digests, seal and sums anew."""
    released(field)
    with forged(field.folder / "war.save") as database:
        database.execute("UPDATE entries SET command = replace(command, 'END', 'AX-BETA radar off\nEND') "
                         "WHERE number = 3")
    return SHOWN, field.refused("verify", "war.save", says=REWRITTEN)


@attack("umpire")
def alters_what_was_told(field):
    """Alters the fingerprint that a release told, and makes all digests, seal and sums anew."""
    released(field)
    with forged(field.folder / "war.save") as database:
        (command, happened), = database.execute("SELECT command, happened FROM entries WHERE number = 5")
        told = re.search(r"[0-9a-f]{64}", command)[0]
        must(bytes.fromhex(told) or happened, "entry 5 is no release")
        database.execute("UPDATE entries SET command = ? WHERE number = 5",
                         (command.replace(told, told[::-1]),))
    return SHOWN, field.refused("verify", "war.save", says=ALTERED)


@attack("umpire")
def puts_another_secret_in(field):
    """Puts another secret into the save, and makes all digests, seal and sums anew."""
    released(field)
    with forged(field.folder / "war.save") as database:
        (dice,), = database.execute("SELECT dice FROM meta")
        first = 1 if dice[0] < 0x80 else 2  # so many bytes has the first of the secret
        others = {1: (b"\x04", b"\x06"), 2: (b"\x82\x02", b"\x84\x02")}[first]
        other = others[dice[:first] == others[0]] + dice[first:]
        must(other != dice, "it is the same secret")
        database.execute("UPDATE meta SET dice = ?", (other,))
    return SHOWN, field.refused("verify", "war.save", says=REWRITTEN)


@attack("umpire")
def vouches_for_himself(field):
    """Plays the war anew, and writes the players' receipts into it as those of an older version."""
    mail = released(field)
    for number in range(1, TURNS + 1):
        turn(field, "begun.save", number, axis=["AX-BETA radar off"] if number == 2 else [])
    receipts = [bytes.fromhex(re.search(r"RECEIPT uk turn \d\n([0-9a-f]{64})", field.read(each))[1])
                for each in mail]
    with forged(field.folder / "begun.save") as database:
        put_earlier(database, [[], receipts])
    field.ok("status", "begun.save")
    said = field.run("verify", "begun.save", "--receipt", *mail).out
    must("older version" in said, f"verify takes them for receipts of this record: {said.strip()}")
    return SHOWN, said.strip()


@attack("player")
def forges_a_receipt(field):
    """Alters a receipt of his own, to have a good record called altered."""
    mail = released(field)
    text = field.read(mail[1])
    receipt = re.search(r"RECEIPT uk turn 3\n([0-9a-f]{64})", text)[1]
    field.write("forged.md", text.replace(receipt, receipt[::-1]))
    said = field.refused("verify", "war.save", "--receipt", "forged.md", says=ALTERED)
    field.ok("verify", "war.save", "--receipt", *mail, says="fit")
    must("what uk ordered and was told" in said, said)
    return SHOWN, "verify says whose receipt differs; the mail that the umpire sent, and the later receipts, fit"
