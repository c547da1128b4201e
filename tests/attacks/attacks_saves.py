"""Attacks by a save that a stranger made: any content, with every digest, the seal and the sums right."""
import os
import random
import sqlite3
import struct

from field import DONE, STOPPED, TROUBLE, WRONG, attack, must
from forged import PAGE, digest, forged, number, put_sums

# Every command that reads a save, and some that write it.
READ = (("status",), ("brief", "--side", "uk"), ("show",), ("show", "--side", "uk", "--json"), ("log", "--dice"),
        ("log", "--json"), ("sheet",), ("replay",), ("verify",), ("release", "--out", "out", "--html"),
        ("export", "text"), ("resolve",))


def victim(field):
    """A save of convoy Beta after one turn."""
    def make(ground):
        ground.ok("new", "convoy-beta", "war.save", "--seed", "7")
        ground.order("war.save", "uk", 1)
        ground.resolve("war.save")
        ground.ok("release", "war.save")
    field.prepare("victim", make)
    return field.folder / "war.save"


def all_tried(field, commands=READ):
    """Every command at the save: done or refused in one line, and nothing is written outside of the folder."""
    first = None
    for how in commands:
        done = field.run(how[0], "war.save", *how[1:])
        if done.status in (WRONG, TROUBLE):
            first = first or done.said.strip()
            must(len(done.err.splitlines()) <= 1, f"{how[0]} says more than a line: {done.err[:300]}")
    outside = [each for each in (field.folder.parent / "outside", field.folder / "outside") if each.exists()]
    outside += [each for each in field.folder.parent.iterdir() if each.name.startswith("evil")]
    must(not outside, f"something was written outside: {outside}")
    return first


def with_definition(field, old, new):
    """The campaign of the save with other bytes in it."""
    with forged(victim(field)) as database:
        (content,), = database.execute("SELECT bytes FROM definition")
        must(old in content, f"{old} is not in the campaign")
        database.execute("UPDATE definition SET bytes = ?", (content.replace(old, new, 1),))
    return STOPPED, refused_for_its_content(field)


def refused_for_its_content(field):
    said = all_tried(field)
    must(said is not None, "every command takes it")
    must(" was altered" not in said, f"the attack is not in the save as it should be: {said}")
    return said


def name(text):
    return number(len(text)) + text


@attack("stranger")
def save_with_a_path_for_an_id(field):
    """Sends a save whose campaign is called ../../evil, so that `release --out` writes elsewhere."""
    return with_definition(field, name(b"convoy-beta"), name(b"../../evil"))


@attack("stranger")
def save_with_an_absolute_id(field):
    """Sends a save whose campaign is called by an absolute path."""
    return with_definition(field, name(b"convoy-beta"), name(os.fsencode(field.folder) + b"/outside/evil"))


@attack("stranger")
def save_with_a_path_for_a_side(field):
    """Sends a save with a side called ../uk, whose mail is a file of that name."""
    return with_definition(field, name(b"uk") + name(b"Royal Navy"), name(b"../uk") + name(b"Royal Navy"))


@attack("stranger")
def save_with_an_escape_in_a_name(field):
    """Sends a save with ships and titles that hold commands of a terminal."""
    with_definition(field, name(b"Convoy Beta, 7-9 November 1941"), name(b"\x1b]0;owned\x07\x1b[2J"))
    (field.folder / "war.save").unlink()
    return with_definition(field, name(b"Royal Navy"), name(b"Royal\x1b[31mNavy"))


@attack("stranger")
def save_with_marks_of_direction(field):
    """Sends a save with a side whose name turns the line round."""
    return with_definition(field, name(b"Royal Navy"), name("\u202eyvaN".encode()))


@attack("stranger")
def save_with_an_endless_text(field):
    """Sends a save with a title of 20 MB."""
    return with_definition(field, name(b"Convoy Beta, 7-9 November 1941"), name(b"w" * 20_000_000))


@attack("stranger")
def save_with_an_endless_list(field):
    """Sends saves in whose campaign a length says millions, at one place after the other."""
    path = victim(field)
    whole = path.read_bytes()
    lots = random.Random(1)
    refused = 0
    for _ in range(25):
        path.write_bytes(whole)
        with forged(path) as database:
            (content,), = database.execute("SELECT bytes FROM definition")
            at = lots.randrange(len(content))
            content = content[:at] + number(lots.choice([10**4, 10**6, 2**31, 2**40])) + content[at + 1:]
            database.execute("UPDATE definition SET bytes = ?", (content,))
        refused += all_tried(field, (("status",), ("brief", "--side", "uk"), ("resolve",))) is not None
    must(refused > 20, f"only {refused} of 25 are refused")
    return STOPPED, f"{refused} of 25 refused in one line; no command took a second or much memory"


@attack("stranger")
def save_with_too_many_formations(field):
    """Sends a save with 5,000 copies of a formation, each with the ships of the first."""
    with forged(victim(field)) as database:
        (content,), = database.execute("SELECT bytes FROM definition")
        at = content.index(name(b"AX-BETA"))
        end = content.index(name(b"AX-3"), at)
        count = max(i for i in range(at - 40, at) if content[i] == 3)  # before it: how many there are
        one = content[count + 1:end - (at - count - 1)]
        content = content[:count] + number(5003) + one * 5000 + content[count + 1:]
        database.execute("UPDATE definition SET bytes = ?", (content,))
    return STOPPED, refused_for_its_content(field)


def refusal_of_each(field, contents, forge):
    """Forges a good save with each of these contents; every time some command must refuse it."""
    path = victim(field)
    whole = path.read_bytes()
    said = ""
    for content in contents:
        path.write_bytes(whole)
        with forged(path) as database:
            forge(database, content)
        said = all_tried(field)
        must(said is not None, "every command takes it")
    return said


@attack("stranger")
def save_with_an_unreadable_entry(field):
    """Sends a save in which what a command did cannot be read."""
    def forge(database, content):
        database.execute("UPDATE entries SET happened = ? WHERE number = 3", (content,))
        database.execute("DELETE FROM snapshots")

    return STOPPED, refusal_of_each(field, (b"", b"\xff" * 40, b"\x01\x02\x03", number(2**40)), forge)


@attack("stranger")
def save_with_an_unreadable_state(field):
    """Sends a save with a state at hand that cannot be read, or is of another campaign."""
    def forge(database, content):
        (last,), = database.execute("SELECT max(number) FROM entries")
        database.execute("UPDATE entries SET state = ? WHERE number = ?", (digest(content), last))
        database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?)", (last, content))

    return STOPPED, refusal_of_each(field, (b"", b"\xff" * 2000, bytes(2000)), forge)


@attack("stranger")
def save_with_an_unreadable_command(field):
    """Sends a save whose record holds commands that there are not, or that hang in a circle."""
    path = victim(field)
    whole = path.read_bytes()
    said = ""
    for sql in ("UPDATE entries SET command = 'launch' WHERE number = 3",
                "UPDATE entries SET command = printf('%.*c', 3000000, 'x') WHERE number = 3",
                "UPDATE head SET entry = 99", "UPDATE head SET entry = -1",
                "UPDATE entries SET parent = 1 WHERE number = 3"):
        path.write_bytes(whole)
        with forged(path) as database:
            database.execute(sql)
        verdict = field.run("verify", "war.save")
        must(verdict.status == WRONG, f"verify takes {sql}: {verdict.said[:200]}")
        all_tried(field)
        said = verdict.said.strip()
    return STOPPED, said


@attack("stranger")
def save_with_hostile_tables(field):
    """Sends a save with a view, a trigger or a table more in its database."""
    path = victim(field)
    whole = path.read_bytes()
    said = ""
    for sql in ("CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
                "CREATE TABLE more (x)", "CREATE VIEW v AS SELECT load_extension('/tmp/x')",
                "ALTER TABLE earlier RENAME TO late"):
        path.write_bytes(whole)
        database = sqlite3.connect(path)
        with database:
            database.execute(sql)
        database.close()
        put_sums(path)
        said = field.refused("status", "war.save")
        must("table" in said, f"{sql}: {said}")
    return STOPPED, said


@attack("accident")
def header_bytes_flipped(field):
    """Flips a bit in the bytes 60 to 63 of the header, which say the format of the save."""
    path = victim(field)
    whole = path.read_bytes()
    copy = (field.folder / "war.save~").read_bytes()
    for at in range(60, 64):
        for bit in range(8):
            spoilt = bytearray(whole)
            spoilt[at] ^= 1 << bit
            path.write_bytes(spoilt)
            said = field.refused("status", "war.save")
            must("flagplot restore war.save" in said, f"byte {at}, bit {bit}: {said}")
            field.ok("restore", "war.save")
            field.ok("verify", "war.save", says="identical")
            (field.folder / "war.save~").write_bytes(copy)
            for kept in field.folder.glob("war.save.damaged-*"):
                kept.unlink()
    return STOPPED, f"each of 32 bits is noticed, and restore brings the save back: {said}"


@attack("stranger")
def save_of_a_newer_format(field):
    """Sends a save that says it is of a format of the future, with the right sums."""
    path = victim(field)
    content = bytearray(path.read_bytes())
    content[60:64] = struct.pack(">I", 77)
    path.write_bytes(content)
    put_sums(path)
    must(len(content) % PAGE == 0, "no whole pages")
    said = field.refused("status", "war.save")
    return STOPPED, said


@attack("stranger")
def save_that_rules_never_allowed(field):
    """Sends a save of a war that no rules allow, with all digests right."""
    with forged(victim(field)) as database:
        database.execute("UPDATE entries SET command = replace(command, 'END', 'UK-K radar off\nEND') "
                         "WHERE number = 2")
    done = field.run("status", "war.save")
    must(done.status == DONE, f"the page says that it opens: {done.said}")
    return "open", field.refused("verify", "war.save", says="somebody has rewritten it")
