"""What is common to all tactical modules names none of them: it goes through their lists.

The lists are `core/tactical/catalog` and `core/module_files/catalog`.
"""

import re
from pathlib import Path

from lint import Plant, run, sources

COMMON = ("core/files", "app/store", "app/cli")
NO_MODULES = ("catalog", "kit", "paper")
"""Folders of `core/tactical` that are no modules."""


def module_names(root: Path) -> list[str]:
    folders = (path.name for path in (root / "core/tactical").glob("*") if path.is_dir())
    return sorted(name for name in folders if name not in NO_MODULES)


def pattern_of(name: str) -> re.Pattern[str]:
    """The name as code writes it, alone or within a longer one, and as people do."""
    words = "[_ -]?".join(name.split("_"))
    return re.compile(rf"(?<![A-Za-z]){words}(?![A-Za-z])", re.IGNORECASE)


def violations(root: Path) -> list[str]:
    patterns = {name: pattern_of(name) for name in module_names(root)}
    found = []
    for path in sources(root, *COMMON):
        for number, line in enumerate(path.read_text().splitlines(), start=1):
            for name, pattern in patterns.items():
                if pattern.search(line):
                    found.append(f"{path.relative_to(root)}:{number}: names the module {name}")
    return found


def tree(name: str, text: str) -> dict[str, str]:
    return {"core/tactical/sea_fight/fight.h": "", "core/tactical/kit/hex.h": "", name: text}


PLANTS = [
    Plant("no module is named", tree("app/cli/a.cpp", "// a fight at sea, by the kit\n")),
    Plant(
        "a word that only begins like a module",
        tree("app/store/a.cpp", "sea_fighters();\n"),
    ),
    Plant(
        "a module's name",
        tree("app/cli/a.cpp", '\n{"--module", "sea_fight"}\n'),
        "app/cli/a.cpp:2: names the module sea_fight",
    ),
    Plant(
        "a module's header",
        tree("core/files/a.h", '#include "module_files/sea_fight_tables.h"\n'),
        "core/files/a.h:1: names the module sea_fight",
    ),
    Plant(
        "a module's name in words",
        tree("app/store/a.cpp", "/// Sea fight ships.\n"),
        "app/store/a.cpp:1: names the module sea_fight",
    ),
    Plant(
        "a module's type",
        tree("core/files/a.cpp", "SeaFight fight;\n"),
        "core/files/a.cpp:1: names the module sea_fight",
    ),
    Plant("a module's own file names it", tree("core/module_files/a.cpp", "sea_fight\n")),
]

if __name__ == "__main__":
    run(violations, PLANTS)
