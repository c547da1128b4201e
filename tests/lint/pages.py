"""What the pages name exists: every link, every anchor, every source file, every answer of where-to-look."""

import re
from pathlib import Path

from lint import Plant, run, sources

ANSWERS = "docs/where-to-look.md"
TO_BE_WRITTEN = "/gunboat"
"""The module that docs/add-a-tactical-module.md adds."""


def pages(root: Path) -> list[Path]:
    return sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")])


def anchors(page: Path) -> set[str]:
    """As Markdown makes them of headings, and those written out."""
    text = page.read_text()
    headings = re.findall(r"^#+ (.*)$", text, flags=re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()).strip() for heading in headings]
    written = re.findall(r'<a id="([^"]+)">', text)
    return {heading.replace(" ", "-") for heading in plain} | set(written)


def link_violation(target: Path, anchor: str) -> str | None:
    if not target.exists():
        return "is not there"
    if anchor and anchor not in anchors(target):
        return f"has no heading #{anchor}"
    return None


def links_of_pages(root: Path) -> list[str]:
    found = []
    for page in pages(root):
        for link in re.findall(r"\]\((?!\w+:)([^)\s]*)\)", page.read_text()):
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page
            if why := link_violation(target, anchor):
                found.append(f"{page.relative_to(root)}: {link} {why}")
    return found


def links_of_sources(root: Path) -> list[str]:
    """Headers name their rules page."""
    found = []
    for path in sources(root, "core", "app"):
        for page, anchor in re.findall(r"(docs/[\w/-]+\.md)(?:#([\w-]+))?", path.read_text()):
            if why := link_violation(root / page, anchor):
                found.append(f"{path.relative_to(root)}: {page} {why}")
    return found


def source_files(root: Path) -> list[str]:
    """Paths in code style, which may have a `*`; outside of blocks of code."""
    found = []
    for page in pages(root):
        text = re.sub(r"^(`{3,}).*?^\1$", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
        for name in re.findall(r"`((?:core|app)/[\w./*-]+)`", text):
            if TO_BE_WRITTEN not in name and not any(root.glob(name)):
                found.append(f"{page.relative_to(root)}: {name} is not there")
    return found


def answers(root: Path) -> list[str]:
    """Rows of the table: question, `file`, `words that stand in it`."""
    page = root / ANSWERS
    rows = re.findall(r"^\| (.+?) \| `([^`]+)` \| `(.+?)` \|$", page.read_text(), re.MULTILINE)
    found = [] if len(rows) >= 10 else [f"{ANSWERS}: answers {len(rows)} questions, not ten"]
    for question, name, words in rows:
        path = root / name
        if not path.exists():
            found.append(f"{ANSWERS}: {question} {name} is not there")
        elif words not in path.read_text():
            found.append(f"{ANSWERS}: {question} {name} does not say `{words}`")
    return found


def switches(root: Path) -> list[str]:
    """Every switch of the program stands in the table of the rules page, and no other."""
    table, page = root / "core/rules/switches.cpp", root / "docs/rules/campaign.md"
    if not table.exists():
        return []
    known = set(re.findall(r'SwitchRow\{"([\w.]+)"', table.read_text()))
    told = set(re.findall(r"^\| `([a-z_]+\.[a-z_]+)` \|", page.read_text(), re.MULTILINE))
    return [f"docs/rules/campaign.md: {name} is told or known, not both" for name in known ^ told]


def violations(root: Path) -> list[str]:
    return [
        *links_of_pages(root),
        *links_of_sources(root),
        *source_files(root),
        *answers(root),
        *switches(root),
    ]


def planted(row: str = "", **files: str) -> dict[str, str]:
    rows = "".join(f"| where is {n}? | `core/a.h` | `a` |\n" for n in range(10))
    tree = {"core/a.h": "a\n", ANSWERS: "# Where to look\n\n" + rows + row}
    return tree | {name.replace("__", "/"): text for name, text in files.items()}


PLANTS = [
    Plant("all there", planted(**{"README.md": "[a](core/a.h) [b](docs/where-to-look.md#where-to-look)"})),
    Plant("a link to nothing", planted(**{"README.md": "[a](docs/b.md)"}), "docs/b.md is not there"),
    Plant("a link to no heading", planted(**{"README.md": "[a](docs/where-to-look.md#x)"}), "#x"),
    Plant("a rules page that is not", planted(**{"core/b.h": "// docs/rules/x.md#y"}), "core/b.h"),
    Plant("source files that are", planted(**{"docs/b.md": "`core/a.h`, `core/a.*`, `core`\n"})),
    Plant("a source file that is not", planted(**{"docs/b.md": "see `app/b.*`\n"}), "app/b.* is not there"),
    Plant("a path in a block", planted(**{"docs/b.md": "```\n`core/b.h`\n```\n"})),
    Plant("a file that is not", planted("| what? | `core/b.h` | `b` |\n"), "core/b.h is not there"),
    Plant("words that are not", planted("| what? | `core/a.h` | `b` |\n"), "does not say `b`"),
    Plant(
        "a switch not told of",
        planted(
            **{
                "core/rules/switches.cpp": 'SwitchRow{"a.b", SwitchRow{"c.d",',
                "docs/rules/campaign.md": "| `a.b` | x |\n",
            }
        ),
        "c.d is told or known",
    ),
    Plant("an anchor written out", planted(**{"README.md": '[a](#x) <a id="x"></a>'})),
    Plant("few answers", {ANSWERS: "# Where\n"}, "answers 0 questions"),
]

if __name__ == "__main__":
    run(violations, PLANTS)
