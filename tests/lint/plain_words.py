"""Words that our prose, our messages and our comments do not use, each with what to write instead.

The pages are held to more of them than the sources. Blocks of code in a page are what a program printed, or read.
"""

import re
from pathlib import Path

from lint import Plant, line_of, run, sources

NOT_USED = {
    r"who(?:m|so)?ever": "the one who, any player, or name it",
    r"whence": "from where",
    r"whither": "where to",
    r"t?hither": "there, here",
    r"where(?:of|from|upon|withal)": "of which, from which",
    r"(?:there|here)(?:upon|withal)": "then, with it",
    r"upon": "on",
    r"be(?:fell|falls?|fallen)": "happens to, affects",
    r"nought": "zero, nothing",
    r"likewise": "in the same way, too",
    r"lest": "so that ... not",
    r"(?:is|are|was|were) had\b": "there is, you get",
    r"in the hundred": "percent",
    r"means nothing here": "is not a command here",
    r"hangs on\b": "depends on",
    r"one who plays alone": "a solo player",
}

NOT_USED_IN_PAGES = {
    r"he|his|him(?:self)?": "they or you for a person, it for a side or a formation",
    r"one's own": "your own, the side's own",
    r"of (?:itself|themselves)": "by itself, automatically",
    r"(?:is|are) no more(?! than\b)": "no longer exists",
    r"di(?:e|ce) (?:falls?|fell)": "a die is rolled",
    r"sound (?:ships?|ones?|parts?)": "undamaged",
    r"lies? (?:still|at rest|in port)": "does not move, is in port",
    r"in vain": "without effect",
    r"as ever": "as usual",
    r"foretold": "forecast",
    r"betray(?:s|ed)?": "reveals",
    r"mended": "fixed, corrected",
}

OLD_NAMES = {
    "errands": "operations",
    "desk_hands": "desk input",
    "FrontDesk": "StartScreen",
    "Rehearsal": "OrderPreview",
    "Awaited": "PendingDecision",
    "held_text": "queued_commands",
    "by_nature": "physical_limits_only",
}

GAP = r"\s+(?:///?\s*|#\s*)?"
"""Between two words of a phrase: it may be broken over two lines of a comment."""

CODE = re.compile(r"^(`{3,}).*?^\1$|`[^`\n]+`", re.DOTALL | re.MULTILINE)


def any_of(words: dict[str, str]) -> re.Pattern[str]:
    return re.compile("|".join(rf"\b(?:{word.replace(' ', GAP)})\b" for word in words), re.IGNORECASE)


TWICE = re.compile(r"(?<![\w-])([a-z]{2,}) \1(?![\w.-])")
"""The same word once more, as an edit leaves it."""

LITERAL = re.compile(r'"[^"\n]*"')

WORDS = any_of(NOT_USED)
WORDS_OF_PAGES = any_of(NOT_USED_IN_PAGES)
NAMES = re.compile("|".join(rf"\b{name}\b" for name in OLD_NAMES))


def pages(root: Path) -> list[Path]:
    return sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")])


def without_code(text: str) -> str:
    """Lines stay where they are."""
    return CODE.sub(lambda match: "\n" * match[0].count("\n"), text)


def only_literals(text: str) -> str:
    """Lines stay where they are."""
    return "\n".join(" ".join(LITERAL.findall(line)) for line in text.split("\n"))


def instead_of(found: str) -> str:
    """The better word for what was found."""
    for word, better in (NOT_USED | NOT_USED_IN_PAGES).items():
        if re.fullmatch(word.replace(" ", GAP), found, re.IGNORECASE):
            return better
    return ""


def found_in(root: Path, path: Path) -> list[str]:
    text = path.read_text()
    matches = [*WORDS.finditer(text)]
    if path.suffix == ".md":
        matches += WORDS_OF_PAGES.finditer(without_code(text))
    found = [
        (line_of(match.string, match.start()), f'"{match[0]}": write "{instead_of(match[0])}"')
        for match in matches
    ] + [
        (line_of(text, match.start()), f'"{match[1]}" stands twice')
        for match in TWICE.finditer(text if path.suffix == ".md" else only_literals(text))
    ] + [
        (line_of(text, match.start()), f"{match[0]} is now {OLD_NAMES[match[0]]}")
        for match in NAMES.finditer(text)
    ]
    return [f"{path.relative_to(root)}:{line}: {what}" for line, what in sorted(found)]


def violations(root: Path) -> list[str]:
    read = [*pages(root), *sources(root, "core", "app")]
    return [line for path in read for line in found_in(root, path)]


PLANTS = [
    Plant("plain", {"README.md": "The officer decides; orders are hadal, hence late.\n", "core/a.h": "/// On it.\n"}),
    Plant("an archaism", {"README.md": "one\nWhoever sails\n"}, 'README.md:2: "Whoever"'),
    Plant("in a page below", {"docs/rules/a.md": "of it befell\n"}, 'docs/rules/a.md:1: "befell"'),
    Plant("in a comment", {"core/a.h": "\n/// It hangs on the dice.\n"}, 'core/a.h:2: "hangs on"'),
    Plant("in a message", {"app/a.cpp": 'say("three in the hundred");\n'}, 'write "percent"'),
    Plant("broken over two lines", {"core/a.h": "/// a die is\n/// had by all\n"}, 'core/a.h:1: "is'),
    Plant("a person in a page", {"README.md": "one\n```\nhe\n```\nHe\n"}, 'README.md:5: "He": write "they'),
    Plant("a person in code or a comment", {"README.md": "`his`\n```\nhis\n```\n", "core/a.h": "/// His.\n"}),
    Plant("no more than is allowed", {"README.md": "There are no more than two.\n"}),
    Plant("a word twice", {"app/a.cpp": 'say("show show it");\n'}, 'app/a.cpp:1: "show" stands twice'),
    Plant("a type of two words", {"app/a.cpp": "long long a;\n", "README.md": "uk uk-5.txt\n"}),
    Plant("an old name", {"app/a.cpp": "class FrontDesk;\n"}, "FrontDesk is now StartScreen"),
]

if __name__ == "__main__":
    run(violations, PLANTS)
