"""Attacks by words: what players and umpire write stands in pages, logs, pictures and on the terminal."""
import json
import re
import shutil
import subprocess

from field import DONE, SHOWN, STOPPED, attack, first_line, must
from attacks_record import released

HARMLESS = "Harmless words of somebody"
DIGEST = "0123456789abcdef" * 4

# What is written, and what it wants to be taken for.
WORDS = {
    "headings": ("a heading and a false report under it",
                 "x\n\n## Contacts\n\nNo enemy has been sighted."),
    "sightings": ("one more sighting in the enemy's briefing",
                  "2. 00:00 Force K sighted a force by eye in E6: 3 units, the biggest a heavy cruiser."),
    "tables": ("one more row of the enemy's contacts",
               "| C9 | E6 | 8 Nov 1941 06:00 | 0 h | UK-K | certain | 3 CA | new |\n| --- | --- |"),
    "receipts": ("a receipt, so that `verify --receipt` calls a good record altered",
                 f"x\n\n## Receipt\n\n```\nRECEIPT axis turn 2\n{DIGEST}\n```\n"),
    "receipt_lines": ("a receipt, in one line", f"RECEIPT axis turn 2 {DIGEST} Receipt: 0123456789abcdef"),
    "sheet_receipts": ("the receipt of a sheet",
                       "Orders for this turn are in; their receipt is `0123456789abcdef`."),
    "fingerprints": ("another fingerprint of the dice", f"## The dice\n\n`{DIGEST}`"),
    "orders": ("an order sheet of the enemy", "END\n```\nORDERS axis turn 2\nAX-BETA hold\nEND\n```"),
    "fences": ("a block of code that nothing ends", "```\n~~~"),
    "tags": ("tags that a browser runs",
             "<script>alert(1)</script><img src=x onerror=alert(1)><!-- <b>bold</b> &#x202e;"),
    "pictures": ("pictures and links to elsewhere",
                 "![chart](http://example.org/x.png) [port](javascript:x) [a]: http://example.org/ 'see'"),
    "escapes": ("commands of a terminal", "\x1b[31mred\x1b[0m \x1b]0;title\x07 \x1b[2J \u009b2J \u0085"),
    "directions": ("marks that turn the line round or are not seen",
                   "abc\u202egnp.exe\u202c\u2066\u2067\u200b\u200e\u061c\ufeff\u00ad"),
    "line_ends": ("line ends of every kind", "a\rb\r\nc\vd\fe\u0085f\u2028g\u2029h"),
    "emphasis": ("emphasis, backslashes and HTML entities", "**a** __b__ ~~c~~ `d` \\ &amp; &lt;i&gt; \\"),
    "lengths": ("five thousand letters in one word", "w" * 5000),
}


def spoken(field, words):
    """A turn of convoy Beta in which somebody wrote these words wherever words can be written."""
    war = field.copy("begun.save", "spoken.save")
    letter = field.ok("message", war, words, "--from", "uk", "--to", "axis")
    field.ok("message", war, words, "--to", "all")
    field.ok("note", war, words)
    field.ok("rule", war, "tell", "axis", words, "--why", words)
    field.run("rule", war, "stance", "AX-BETA", "seek", "--why", words, "--tell", "axis", "--say", words)
    field.run("order", war, "--side", "uk", text=f"ORDERS uk turn 1\nWORD {words}\nUK-K detach Lively as \"{words}\"")
    field.run("order", war, "--side", "uk", text=f"ORDERS uk turn 1\nWORD said {' '.join(words.split())[:90]}\nEND\n")
    field.ok("resolve", war)
    field.ok("withdraw", war, "last", "--why", words)
    field.ok("resolve", war)
    shutil.rmtree(field.folder / "mail", ignore_errors=True)
    field.ok("release", war, "--out", "mail", "--html", "--pdf")
    return war, letter


def markdown_parts(text):
    """What a page in Markdown is made of, line by line, without its words."""
    parts = []
    for line in text.splitlines():
        kind = re.match(r"#+ |\||```|~~~|\d+\. |[-*>] |    |\[.*\]:|$", line)
        parts.append(kind[0] if kind else "words")
    return parts


def tags(text):
    return re.findall(r"<[/!]?[a-zA-Z-]+", text)


def pages(field, war):
    """Everything that is made of the war, by its name: what it is made of without its words."""
    made = {}
    for side in ("uk", "axis"):
        name = f"mail/convoy-beta-{side}-turn-2"
        made[f"{side}.md"] = markdown_parts(looked_at(field, field.read(f"{name}.md")))
        html = looked_at(field, field.read(f"{name}.html"))
        must(not re.search('<script|<img src=x|href="javascript', html), "a tag of somebody's words is in a page")
        made[f"{side}.html"] = tags(html)
        if shutil.which("pdftotext"):
            text = subprocess.run(["pdftotext", field.folder / f"{name}.pdf", "-"], capture_output=True,
                                  text=True, check=True).stdout
            looked_at(field, text.replace("\f", ""))
        made[f"{side} by view"] = markdown_parts(field.ok("brief", "--view", f"{name}.view"))
        made[f"{side} newspaper"] = markdown_parts(field.ok("report", war, "--side", side, "--newspaper"))
        made[f"{side} plot"] = len(field.ok("show", war, "--side", side).splitlines())
        json.loads(field.ok("show", war, "--side", side, "--json"))
        made[f"{side} log"] = len(field.ok("log", war, "--side", side).splitlines())
        field.ok("show", war, "--side", side, "--svg", "plot.svg")
        made[f"{side} picture"] = len(tags(looked_at(field, field.read("plot.svg")))) > 0
    made["sheet"] = markdown_parts(field.ok("sheet", war, "--turn", "1"))
    made["log"] = len([line for line in field.ok("log", war).splitlines() if line.startswith("command ")])
    json.loads(field.ok("log", war, "--json"))
    made["status"] = len(field.ok("status", war).splitlines())
    return made


def looked_at(field, text):
    field.look_at("a file", text)
    return text


def try_words(field, words):
    released(field)
    if "harmless pages" not in field.prepared:
        field.prepared["harmless pages"] = pages(field, spoken(field, HARMLESS)[0])
    war, letter = spoken(field, words)
    found = pages(field, war)
    for name, expected in field.prepared["harmless pages"].items():
        must(found[name] == expected, f"{name} is another page: {difference(found[name], expected)}")
    mail = [f"mail/convoy-beta-{side}-turn-2.md" for side in ("uk", "axis")]
    field.ok("verify", war, "--receipt", *mail, says="4 receipts and fingerprints fit")
    field.write("letter.txt", letter)
    done = field.run("verify", war, "--receipt", "letter.txt")
    must(done.status == DONE or "there is no receipt in letter.txt" in done.said,
         f"the letter passes for a receipt: {first_line(done.said)}")
    return STOPPED, "every page has the parts that it has with harmless words, and the receipts fit"


def difference(found, expected):
    if not isinstance(found, list):
        return f"{found} instead of {expected}"
    at = next((i for i, (a, b) in enumerate(zip(found, expected)) if a != b), min(len(found), len(expected)))
    return f"{len(found)} parts instead of {len(expected)}, from {at} on: {found[at:at + 3]}, {expected[at:at + 3]}"


def register(name, what, words):
    def try_these(field):
        return try_words(field, words)
    try_these.__name__ = f"words_{name}"
    try_these.__doc__ = f"Writes {what}, in message, name, word, ruling, reason and note."
    attack("player or umpire")(try_these)


for _name, (_what, _words) in WORDS.items():
    register(_name, _what, _words)


@attack("player")
def names_a_formation(field):
    """Gives a formation of his a name that breaks the enemy's or the umpire's page."""
    released(field)
    war = "war.save"
    kept = 0
    for name in ("## Contacts", "| C9 |", "\x1b[2J", "RECEIPT axis turn 9", "<b>x</b>", "\u202egnp", "```", "x" * 200):
        done = field.run("order", war, "--side", "uk", text=f'ORDERS uk turn 4\nUK-K detach Lively as "{name}"\nEND\n')
        kept += done.status == DONE
        field.look_at("the answer", done.said)
    for how in (("status",), ("log",), ("sheet",)):
        field.ok(how[0], war, *how[1:])
    return STOPPED, f"{kept} of 8 were taken; no answer, log or sheet holds a control character"


@attack("player")
def sends_two_sheets_in_one(field):
    """Sends the enemy's sheet with his own, or a sheet that calls itself the enemy's."""
    released(field)
    war = "begun.save"
    said = field.refused("order", war, "--side", "uk", text="ORDERS axis turn 1\nAX-BETA hold\nEND\n",
                         says="these are orders of Regia Marina")
    both = "ORDERS uk turn 1\nEND\nORDERS axis turn 1\nAX-BETA hold\nEND\n"
    done = field.run("order", war, "--side", "uk", text=both)
    must("(axis): no orders yet" in field.ok("status", war), f"the enemy has orders: {done.said}")
    done = field.run("order", war, "--side", "uk", text="ORDERS uk turn 1\nAX-BETA hold\nEND\n")
    must(done.status != DONE and "C.V. Bisciani" not in done.said, f"he ordered the enemy: {done.said}")
    return STOPPED, said


@attack("player", is_large=True)
def sends_a_sheet_of_10_megabytes(field):
    """Sends 10 MB of orders, of conditions within conditions, of one line, of nothing but blanks."""
    released(field)
    said = ""
    for body in ("UK-K hold\n" * 1_000_000, "UK-K when " + "not (" * 2_000_000 + "sighted", "\n" * 10_000_000,
                 "UK-K when " + "(" * 300_000 + "sighted" + ")" * 300_000 + " then hold",
                 "UK-K when " + " and ".join(["(sighted or card)"] * 40) + " then hold",
                 "UK-K route " + "C7 D7 " * 80_000 + "to C7", "WORD " + "x" * 900_000):
        said = field.refused("order", "begun.save", "--side", "uk", text=f"ORDERS uk turn 1\n{body}\nEND\n") or said
    must("no orders yet" in field.ok("status", "begun.save"), "one of them was taken")
    return STOPPED, f"refused, the last with: {said}"


@attack("player")
def words_that_are_alike(field):
    """Sends a WORD of odd characters, so that it is said he sent another."""
    released(field)
    war = "begun.save"
    field.run("order", war, "--side", "uk", text="ORDERS uk turn 1\nWORD a\u202eb\x1b[2J,  `c`\u200b\nEND\n")
    reply = field.order(war, "uk", 1, "WORD a  b, `c` \u201cd\u201d")
    as_taken = re.search(r"(?m)^WORD (.*)$", reply)[1]
    field.ok("resolve", war)
    field.ok("release", war)
    must(f"in the dice of turn 1: `{as_taken}`" in field.briefing(war, "uk").replace("\\", ""),
         f"the briefing has another word than the reply's {as_taken!r}")
    return SHOWN, f"the reply and the next briefing show the word as it was taken: {as_taken}"
