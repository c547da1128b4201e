"""One bad file for each key, type, range and reference of the data reference, and what is said of it.

The files are not stored: there are hundreds, and each differs from a right one below `right` by a
single key. They are made here from the rows that `flagplot lint --reference` prints, so a new key is
asked for as soon as the reader knows it: for every row

    missing     the key is left out, if it is needed
    type        a value of another type
    range       each way of being a right type and a wrong value
    reference   a name that nothing has, unless the key is one that names (`OWN_NAMES`)

and for every table `unknown key`. Beside them stand whole files below `others`, for what has no keys.
`expected.txt` has what lint says of each. `bad_files.py PROGRAM` compares; `--approve` writes it anew.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
RIGHT = HERE / "right"
EXPECTED = HERE / "expected.txt"
MEMORY = Path("/dev/shm")  # a hundred thousand small files keep a disk busy for minutes

FILE_OF = {
    "Chart": "maps/bay.toml",
    "Gazetteer": "assets/coast/gazetteer.toml",
    "Ship classes": "assets/ships.toml",
    "Deck": "assets/decks/drill.toml",
    "Campaign": "campaigns/drill/campaign.toml",
    "Forces": "campaigns/drill/forces.toml",
    "History": "campaigns/drill/history.toml",
    "Plans": "campaigns/drill/plans.toml",
    "Action": "assets/actions/drill.toml",
    "Battle result": "result.toml",
    "Battle board parts": "assets/battle_board/reference.toml",
    "Battle board ships": "assets/battle_board/naval.toml",
    "Galley ships": "assets/galley/ships.toml",
    "Galley movement": "assets/galley/movement.toml",
    "Galley attempts": "assets/galley/attempts.toml",
    "Gunnery hits": "assets/gunnery/hits.toml",
    "Gunnery guns": "assets/gunnery/guns.toml",
    "Gunnery sight": "assets/gunnery/sight.toml",
    "Gunnery torpedoes": "assets/gunnery/torpedoes.toml",
    "Gunnery ships": "assets/gunnery/ships.toml",
    "Missile age movement": "assets/missile_age/movement.toml",
    "Missile age spotting": "assets/missile_age/spotting.toml",
    "Missile age fire": "assets/missile_age/fire.toml",
    "Missile age damage": "assets/missile_age/damage.toml",
    "Missile age units": "assets/missile_age/units.toml",
    "Squadron ships": "assets/squadron/ships.toml",
    "Squadron movement": "assets/squadron/movement.toml",
    "Squadron critical hits": "assets/squadron/critical.toml",
    "Squadron cards": "assets/squadron/cards.toml",
}
"""The right file of each kind that has keys."""

OWN_NAMES = {
    ("Chart", "", "name"),
    ("Chart", "", "title"),
    ("Chart", "places", "name"),
    ("Chart", "straits", "name"),
    ("Chart", "survey", "coast"),
    ("Gazetteer", "port", "name"),
    ("Gazetteer", "port", "also"),
    ("Gazetteer", "strait", "name"),
    ("Gazetteer", "strait", "also"),
    ("Gazetteer", "lake", "name"),
    ("Gazetteer", "lake", "also"),
    ("Ship classes", "class", "name"),
    ("Deck", "card", "name"),
    ("Campaign", "", "id"),
    ("Campaign", "", "title"),
    ("Campaign", "side", "id"),
    ("Deck", "card", "sides"),
    ("Campaign", "side", "name"),
    ("Campaign", "victory", "text"),
    ("Forces", "formation", "id"),
    ("Forces", "formation", "name"),
    ("Forces", "formation.ships", "name"),
    ("Forces", "asset", "id"),
    ("Forces", "asset", "name"),
    ("History", "event", "when"),
    ("History", "event", "kind"),
    ("History", "battle", "name"),
    ("History", "parting", "as"),
    ("History", "parting", "name"),
    ("Plans", "plan", "id"),
    ("Plans", "plan", "title"),
    ("Plans", "expected", "name"),
    ("Action", "", "title"),
    ("Action", "side", "id"),
    ("Action", "side", "name"),
    ("Action", "formation", "id"),
    ("Action", "formation", "name"),
    ("Action", "formation.ships", "name"),
    ("Action", "class", "name"),
    ("Action", "variation", "name"),
    ("Action", "statement", "says"),
    ("Action", "statement", "with"),
    ("Battle result", "", "campaign"),
    ("Battle result", "", "fingerprint"),
    ("Battle result", "ship", "notes"),
    ("Battle board parts", "weapon", "name"),
    ("Battle board parts", "hull", "name"),
    ("Battle board parts", "engine", "name"),
    ("Battle board parts", "device", "name"),
    ("Battle board parts", "design", "name"),
    ("Battle board ships", "weapon", "name"),
    ("Battle board ships", "device", "name"),
    ("Battle board ships", "type", "type"),
    ("Battle board ships", "sight", "light"),
    ("Battle board ships", "sight", "weather"),
    ("Battle board ships", "word", "of"),
    ("Battle board ships", "word", "says"),
    ("Galley ships", "", "whose"),
    ("Galley ships", "class", "name"),
    ("Galley ships", "type", "type"),
    ("Galley movement", "", "whose"),
    ("Galley attempts", "", "whose"),
    ("Gunnery sight", "weather", "name"),
    ("Gunnery ships", "magazine", "type"),
    ("Gunnery ships", "type", "type"),
    ("Missile age units", "weapon", "name"),
    ("Missile age units", "template", "name"),
    ("Missile age units", "type", "type"),
    ("Squadron ships", "class", "name"),
    ("Squadron ships", "name", "name"),
    ("Squadron cards", "card", "title"),
}
"""Keys whose names and texts refer to nothing in what is linted with their file: any will do."""


@dataclass
class Row:
    kind: str
    table: str
    key: str
    is_needed: bool
    value: str

    @property
    def name(self) -> str:
        return ": ".join(part for part in (self.kind, self.table, self.key) if part)


@dataclass
class Bad:
    """A right file with one fault in it."""

    name: str
    file: str
    text: str


# --- the reference ---


def rows_of(reference: str) -> list[Row]:
    """Headings are "Forces: formation, ships"; a table of keys stands below each."""
    rows, kind, table = [], "", ""
    for line in reference.splitlines():
        if heading := re.match(r"##+ ([^:]+)(?:: (.*))?$", line):
            kind, table = heading[1], (heading[2] or "").replace(", ", ".")
        elif row := re.match(r"\| `([^`]+)` \| (yes|no) \| (.*?) \| .* \|$", line):
            rows.append(Row(kind, table, row[1], row[2] == "yes", row[3]))
    return rows


# --- faults of a value, by the words in which the reference says what it must be ---


def quoted(text: str) -> str:
    return json.dumps(text)


def texts(*wrong: str) -> list[tuple[str, str]]:
    return [("type", "7")] + [("range", quoted(text)) for text in wrong]


def whole(match: re.Match[str]) -> list[tuple[str, str]]:
    least, most = int(match[1]), int(match[2])
    return [("type", '"seven"'), ("range", str(least - 1)), ("range", str(most + 1))]


def fixed(match: re.Match[str]) -> list[tuple[str, str]]:
    least, most, parts = int(match[1]), int(match[2]), int(match[3])
    between = f"{least + 0.5 / parts:g}"
    return [("type", '"seven"'), *(("range", n) for n in (str(least - 1), str(most + 1), between))]


def listed(match: re.Match[str]) -> list[tuple[str, str]]:
    return [("type", "7")] + [(f"{sort} of an entry", f"[{bad}]") for sort, bad in faults(match[1])]


NAMELESS = ("", "x" * 121, "two\nlines")
SORTS = [
    (r"a list, each entry a table", lambda _: [("type", "7"), ("type of an entry", "[7]")]),
    (r"a list, each entry (.*)", listed),
    (r"a table of tables.*", lambda _: [("type", "7"), ("type", "{ battle_bord = { speed = \"1\" } }"),
                                        ("unknown key", "{ battle_board = { armour = 1 } }"),
                                        ("range", "{ battle_board = { armor = 0 } }"),
                                        ("range", "{ battle_board = { weapons = \"gun many\" } }"),
                                        ("range", "{ battle_board = { station = \"front\" } }"),
                                        ("range", "{ gunnery = { guns = \"8x15\" } }"),
                                        ("unknown key", "{ gunnery = { gun = \"8x15/2 100 50\" } }"),
                                        ("type", "{ paper = { guns = [6] } }")]),
    (r"a table", lambda _: texts()),
    (r"a name of letters.*", lambda _: texts("1st", "x" * 41, "")),
    (r"a text of one line, up to 120 bytes", lambda _: texts(*NAMELESS)),
    (r"a text of one line without commas.*", lambda _: texts(*NAMELESS, "gun, twin", "gun 2")),
    (r"a text of one line without quotation marks.*", lambda _: texts(*NAMELESS, 'a "b"')),
    (r"a text of one line, up to 500 bytes", lambda _: texts("", "x" * 501, "two\nlines")),
    (r"a text, or \"\"", lambda _: texts("\a")),
    (r"a text(?: of up to \d+ bytes)?", lambda _: texts("", "\a")),
    (r"the name of a Markdown file.*", lambda _: texts("../red.md", "red.txt")),
    (r"column and row from 0 to 9.*", lambda _: texts("14", "1,x")),
    (r"a square.*", lambda _: [("type", "7"), ("type", '"6E"')]),
    (r"a date like .*", lambda _: texts("1869-13-17", "1869-11-17 00:00")),
    (r"a date and (?:hour|time).*", lambda _: texts("1941-13-07 18:00", "1941-11-07 18:77")),
    (r"batteries like .*", lambda _: [("type", "7"), ("range", '"4x15y/2 100 50"')]),
    (r"belt, deck and turret in mm .*", lambda _: [("type", "7"), ("range", '"320 110"')]),
    (r"a number and a class like .*", lambda _: [("type", "7"), ("range", '"8x22"')]),
    (r"width and height in inches like .*", lambda _: [("type", "7"), ("range", '"12x48"')]),
    (r"attack dice for up to four bands .*", lambda _: [("type", "7"), ("range", '"1/2/3/4/5"')]),
    (r"a ram score up to 40 .*", lambda _: [("type", "7"), ("range", '"5 blue"')]),
    (r"one of 4, 8, 12, 16", lambda _: [("type", '"eight"'), ("range", "10")]),
    (r"1 or \"n\"", lambda _: [("type", "[]"), ("range", "2"), ("range", '"m"')]),
    (r"true or false", lambda _: [("type", '"perhaps"')]),
    (r"one of .*nothing.*", lambda _: texts("anything")),
    (r"one of .*", lambda _: texts("nothing")),
    (r"a number above 0, up to (\d+), in steps of 1/(\d+)",
     lambda match: [("type", '"seven"'), ("range", "0"), ("range", str(int(match[1]) + 1)),
                    ("range", f"{0.5 / int(match[2]):g}")]),
    (r"\w+, or a whole number from (\S+) to (\d+)",
     lambda match: [("type", "true"), ("range", '"nothing"')] + whole(match)[1:]),
    (r"a whole number from (\S+) to (\d+)", whole),
    (r"a number from (\S+) to (\d+), in steps of 1/(\d+)", fixed),
    (r"an effect.*|a target.*|a test.*|a duration.*", lambda _: texts("nothing", "", "x" * 501)),
    (r"(-?\d+) to (\d+)", whole),  # of a switch, as all below
    (r"the name of a deck", lambda _: [("range", '"../deck"')]),
    (r"[\w()]+(?:, [\w()]+)+", lambda _: [("type", "[]"), ("range", '"nothing"')]),
]


def faults(value: str) -> list[tuple[str, str]]:
    """Sort of the fault and a wrong value in TOML."""
    value = value.removesuffix(', or "unknown"')
    for pattern, of in SORTS:
        if match := re.fullmatch(pattern, value):
            return of(match)
    raise SystemExit(f"bad_files.py knows no wrong value for: {value}")


def nobody(value: str) -> str | None:
    """A right value that refers to nothing, if the value can refer to something."""
    value = value.removesuffix(', or "unknown"')
    if entry := re.fullmatch(r"a list, each entry (.*)", value):
        name = nobody(entry[1])
        return name and f"[{name}]"
    if value.startswith(("a name of letters", "a text of one line, up to 120", "a text of one line w")):
        return '"Nobody"'
    if value.startswith("a square"):
        return '"Z99"'
    if value.startswith("the name of a Markdown file"):
        return '"nobody.md"'
    return '"nobody"' if value == "the name of a deck" else None


# --- changing a right file: one key a line, each table below its heading ---


class RightFile:
    def __init__(self, kind: str):
        self.file = FILE_OF[kind]
        self.lines = (RIGHT / self.file).read_text().splitlines()
        self.tables = self._tables_of_lines()

    def _tables_of_lines(self) -> list[str]:
        """The table that each line belongs to; a heading belongs to its own."""
        tables, table = [], ""
        for line in self.lines:
            if heading := re.fullmatch(r"\[\[?([\w.]+)\]\]?", line):
                table = heading[1]
            tables.append(table)
        return tables

    def line_of(self, table: str, key: str) -> int | None:
        """Where a key of a table stands first."""
        parent, _, list_key = table.rpartition(".")
        for number, line in enumerate(self.lines):
            if self.tables[number] == table and line.startswith(f"{key} = "):
                return number
            # a table of a list that is written in it
            if self.tables[number] == parent and re.match(rf"  {{ (?:.*, )?{key} = ", line):
                first = number
                while self.lines[first].startswith("  { "):
                    first -= 1
                if self.lines[first] == f"{list_key} = [":
                    return number
        return None

    def inner_lines(self, table: str, key: str) -> range:
        """The first block of headed tables that are the value of a key."""
        path = f"{table}.{key}" if table else key
        inside = [t == path or t.startswith(path + ".") for t in self.tables]
        if True not in inside:
            return range(0)
        begin = inside.index(True)
        end = inside.index(False, begin) if False in inside[begin:] else len(inside)
        return range(begin, end)

    def has(self, row: Row) -> bool:
        at = self.line_of(row.table, row.key)
        return at is not None or len(self.inner_lines(row.table, row.key)) > 0

    def with_value(self, row: Row, value: str | None) -> str:
        """The text with another value of a key, or without it."""
        lines = list(self.lines)
        at = self.line_of(row.table, row.key)
        if at is not None:
            is_braced = lines[at].startswith("  {")
            is_open = lines[at].endswith("[")  # a list of which each entry has its line
            old = inner_part(lines[at], row.key) if is_braced else lines[at]
            new = "" if value is None else f"{row.key} = {as_list(old, value)}"
            lines[at] = with_inner(lines[at], row.key, new) if is_braced else new
            if is_open:
                del lines[at + 1 : lines.index("]", at) + 1]
            if value is None and not is_braced:
                del lines[at]
        else:
            inner = self.inner_lines(row.table, row.key)
            del lines[inner.start : inner.stop]
            if value is not None:
                lines.insert(self._end_of(row.table, inner.start), f"{row.key} = {value}")
        return "\n".join(lines) + "\n"

    def _end_of(self, table: str, before: int) -> int:
        """Behind the last line of its own that a table has before its inner ones."""
        own = [n for n in range(before) if self.tables[n] == table]
        return own[-1] + 1 if own else 0

    def with_key(self, table: str) -> str:
        """The text with a key that means nothing, in the first of these tables."""
        lines = list(self.lines)
        if table == "":
            lines.insert(0, "nothing = 1")
        elif table in self.tables:
            lines.insert(self.tables.index(table) + 1, "nothing = 1")
        else:
            at = next(n for n, line in enumerate(lines) if line.startswith("  { "))
            lines[at] = lines[at].replace("{ ", "{ nothing = 1, ")
        return "\n".join(lines) + "\n"


def inner_parts(line: str) -> list[str]:
    """The keys with their values of an entry that is written in one line."""
    inside = line.strip().removeprefix("{ ").removesuffix(" },")
    return re.findall(r"\w+ = (?:\[[^\]]*\]|\"[^\"]*\"|[^,]+)", inside)


def inner_part(line: str, key: str) -> str:
    return next(part for part in inner_parts(line) if part.startswith(f"{key} = "))


def with_inner(line: str, key: str, new: str) -> str:
    """The line of an entry with something else in the place of one of its keys."""
    old = inner_part(line, key)
    parts = (new if part == old else part for part in inner_parts(line))
    return f"  {{ {', '.join(part for part in parts if part)} }},"


def as_list(line: str, value: str) -> str:
    """A list with a wrong first entry keeps the others."""
    right = re.search(r" = (\[.*\])", line)
    if right is None or not re.fullmatch(r"\[.+\]", value) or right[1].endswith("[]"):
        return value
    others = json.loads(right[1])[1:]
    return "[" + ", ".join([value[1:-1], *(quoted(each) for each in others)]) + "]"


def bad_files(rows: list[Row]) -> list[Bad]:
    found = []
    for row in rows:
        right = RightFile(row.kind)

        def add(sort: str, text: str) -> None:
            found.append(Bad(f"{row.name} ({sort})", right.file, text))

        if row.is_needed:
            add("missing", right.with_value(row, None))
        for sort, value in faults(row.value):
            add(f"{sort}, {shortened(value)}", right.with_value(row, value))
        name = nobody(row.value)
        if name and (row.kind, row.table, row.key) not in OWN_NAMES:
            add(f"reference, {name}", right.with_value(row, name))
    for kind, table in dict.fromkeys((row.kind, row.table) for row in rows):
        right = RightFile(kind)
        name = ": ".join(part for part in (kind, table) if part)
        found.append(Bad(f"{name} (unknown key)", right.file, right.with_key(table)))
    return found


def shortened(value: str) -> str:
    return re.sub(r"x{20,}", lambda match: f"x times {len(match[0])}", value)


def other_files() -> list[Bad]:
    return [
        Bad(f"others/{path.name}", path.name, path.read_text())
        for path in sorted((HERE / "others").iterdir())
    ]


# --- what lint says ---


class Lint:
    def __init__(self, program: str):
        self.program = program

    def __call__(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        command = [self.program, "lint", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, check=False)


def lay_out(bad: Bad, root: Path) -> Path:
    """A root of its own, whose other files are the right ones; the path of the bad one."""
    shutil.copytree(RIGHT, root)
    place = root / bad.file
    place.write_text(bad.text)
    return place


def what_lint_says(lint: Lint, folder: Path, bad: list[Bad], *options: object) -> list[list[str]]:
    """The problems of each, without the root's name."""
    paths = [lay_out(each, folder / str(number)) for number, each in enumerate(bad)]
    said: list[list[str]] = [[] for _ in bad]
    for line in lint(*options, *paths).stdout.splitlines():
        if problem := re.match(re.escape(str(folder)) + r"/(\d+)/(.*)", line):
            said[int(problem[1])].append(problem[2].replace(f"{folder}/{problem[1]}/", ""))
    return said


def faults_of_right_files(lint: Lint, rows: list[Row], save: Path) -> list[str]:
    found = []
    sheet, result = RIGHT / "sheets/red-1.txt", RIGHT / "result.toml"
    for options in ([RIGHT / file for file in FILE_OF.values()],
                    ["--save", save, "--side", "red", sheet, result]):
        said = lint(*options)
        if said.returncode != 0:
            found.append(said.stdout + said.stderr)
    for row in rows:
        if not RightFile(row.kind).has(row):
            found.append(f"{FILE_OF[row.kind]} does not show the key {row.name}")
    return found


def listing(bad: list[Bad], said: list[list[str]]) -> str:
    blocks = [f"# {each.name}\n" + "".join(f"{line}\n" for line in lines)
              for each, lines in zip(bad, said, strict=True)]
    return "\n".join(blocks)


def wrong_numbers(bad: list[Bad], said: list[list[str]]) -> list[str]:
    return [f"{each.name}: {len(lines)} problems, not one" for each, lines in zip(bad, said, strict=True)
            if len(lines) != 1]


def differences(expected: str, found: str) -> list[str]:
    was, now = expected.split("\n\n"), found.split("\n\n")
    return [f"no longer: {block}" for block in was if block not in now] + [
        f"now: {block}" for block in now if block not in was
    ]


def main() -> None:
    program, is_approved = sys.argv[1], "--approve" in sys.argv
    lint = Lint(program)
    rows = rows_of(lint("--reference").stdout)
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        folder = Path(name).resolve()
        save = folder / "drill.save"
        made = [program, "new", RIGHT / "campaigns/drill", save, "--seed", "1"]
        subprocess.run(made, check=True, capture_output=True)
        problems = faults_of_right_files(lint, rows, save)
        bad = bad_files(rows) + other_files()
        said = what_lint_says(lint, folder, bad, "--save", save)
    problems += wrong_numbers(bad, said)
    found = listing(bad, said)
    if is_approved:
        EXPECTED.write_text(found)
    problems += differences(EXPECTED.read_text(), found)
    print(*problems, sep="\n")
    print(f"{len(bad)} bad files, {len(problems)} unlike what is expected")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
