"""What every check over the sources has in common: it runs over the tree, or over planted trees.

`CHECK.py ROOT` prints every violation in the tree and fails if there is any. `CHECK.py --planted`
runs the check over small trees with a violation in each, and fails for every one it does not see.
"""

import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Callable


@dataclass
class Plant:
    """A small tree and what must be found in it; `found` empty: nothing is wrong with it."""

    name: str
    files: dict[str, str]
    found: str = ""


Check = Callable[[Path], list[str]]


def sources(root: Path, *folders: str) -> list[Path]:
    """Every C++ file in these folders, in order."""
    return sorted(
        path
        for folder in folders
        for path in (root / folder).rglob("*")
        if path.suffix in (".h", ".cpp")
    )


def without_comments(text: str) -> str:
    """The code with comments and the insides of literals blanked out; lines stay where they are."""
    pattern = r'//[^\n]*|/\*.*?\*/|R"\(.*?\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''

    def blank(match: re.Match[str]) -> str:
        lines = "\n" * match[0].count("\n")
        return lines if match[0].startswith("/") else f'"{lines}"'

    return re.sub(pattern, blank, text, flags=re.DOTALL)


def line_of(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def _misses(check: Check, plant: Plant) -> str | None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in plant.files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        violations = check(root)
    if plant.found == "":
        return f"{plant.name}: found {violations} where nothing is wrong" if violations else None
    if not any(plant.found in violation for violation in violations):
        return f"{plant.name}: did not find {plant.found!r}, but {violations}"
    return None


def run(check: Check, plants: list[Plant]) -> None:
    """The whole program of a check."""
    if sys.argv[1:] == ["--planted"]:
        problems = [miss for plant in plants if (miss := _misses(check, plant))]
        print(f"{len(plants)} planted trees")
    else:
        problems = check(Path(sys.argv[1]))
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)
