"""Words that our prose, our messages and our comments do not use, each with what to write instead."""

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

WORDS = re.compile("|".join(rf"\b(?:{word.replace(' ', GAP)})\b" for word in NOT_USED), re.IGNORECASE)
NAMES = re.compile("|".join(rf"\b{name}\b" for name in OLD_NAMES))


def pages(root: Path) -> list[Path]:
    return sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")])


def instead_of(found: str) -> str:
    """The better word for what was found."""
    for word, better in NOT_USED.items():
        if re.fullmatch(word.replace(" ", GAP), found, re.IGNORECASE):
            return better
    return ""


def found_in(root: Path, path: Path) -> list[str]:
    text = path.read_text()
    found = [
        (line_of(text, match.start()), f'"{match[0]}": write "{instead_of(match[0])}"')
        for match in WORDS.finditer(text)
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
    Plant("an old name", {"app/a.cpp": "class FrontDesk;\n"}, "FrontDesk is now StartScreen"),
]

if __name__ == "__main__":
    run(violations, PLANTS)
