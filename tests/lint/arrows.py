"""Includes follow the arrows: a folder includes what its DEPENDS list in CMake names, no more.

Beyond the lists: what a captain sees is made without the truth. Nothing in `present` but the
umpire's own files may reach `campaign`, not even through another header, and nothing in `screens`,
which draws the rows of both, or in `admiral`, which leads a side.
"""

import re
from pathlib import Path

from lint import Plant, run, sources

UMPIRE_FOLDERS = ("truth", "war")
"""Folders of `present` that show the truth."""

UMPIRE_FILES = "umpire_"
"""How the files of the other folders begin that show it."""

LIBRARY_OF = {
    "boost/": "Boost",
    "toml++/": "tomlplusplus",
    "nlohmann/": "nlohmann_json",
    "sqlite3.h": "SQLite",
    "CLI/": "CLI11",
    "sodium.h": "SODIUM",
    "fmt/": "fmt",
    "tl/": "tl",
    "cairo": "PANGOCAIRO",
    "pango/": "PANGOCAIRO",
    "SFML/": "sfml",
    "imgui": "IMGUI",
    "backends/imgui": "IMGUI",
    "fontconfig/": "FONTCONFIG",
}
"""Outside headers, and the word of the LIBRARIES list that allows them."""

LISTS = ("core/CMakeLists.txt", "app/CMakeLists.txt")


class Module:
    def __init__(self, folder: Path, depends: list[str], libraries: list[str]):
        self.folder = folder
        self.depends = depends
        self.libraries = libraries


def arguments(call: str) -> dict[str, list[str]]:
    """NAME, DEPENDS and LIBRARIES of a flagplot_module call."""
    found: dict[str, list[str]] = {"NAME": [], "DEPENDS": [], "LIBRARIES": []}
    current = ""
    for word in call.split():
        if word in found:
            current = word
        else:
            found[current].append(word)
    return found


def modules(root: Path) -> dict[str, Module]:
    found: dict[str, Module] = {}
    for name in LISTS:
        path = root / name
        if not path.exists():
            continue
        text = re.sub(r"#[^\n]*", "", path.read_text())
        for call in re.findall(r"flagplot_module\(([^)]*)\)", text):
            words = arguments(call)
            module = words["NAME"][0]
            found[module] = Module(path.parent / module, words["DEPENDS"], words["LIBRARIES"])
        program = re.search(r"target_link_libraries\(flagplot PRIVATE([^)]*)\)", text)
        if program:
            found["cli"] = program_module(path.parent / "cli", program[1].split(), found)
    return found


def program_module(folder: Path, words: list[str], known: dict[str, Module]) -> Module:
    """The program sees what it links and what those link publicly."""
    targets = {"flagplot_" + name.replace("/", "_"): name for name in known}
    waiting = [targets[word] for word in words if word in targets]
    depends: list[str] = []
    while waiting:
        name = waiting.pop()
        if name in known and name not in depends:
            depends.append(name)
            waiting += known[name].depends
    return Module(folder, depends, [word for word in words if "::" in word])


def includes(path: Path) -> list[tuple[int, str, bool]]:
    """Line, name, and whether it stands in quotation marks."""
    found = []
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        if match := re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line):
            found.append((number, match[2], match[1] == '"'))
    return found


def library_violation(module: Module, known: dict[str, Module], name: str) -> str | None:
    for prefix, library in LIBRARY_OF.items():
        if not name.startswith(prefix):
            continue
        lists = [module.libraries, *(known[d].libraries for d in module.depends if d in known)]
        if not any(library in word for words in lists for word in words):
            return f"<{name}> is not of its LIBRARIES"
    return None


def reached(path: Path, root: Path, seen: dict[Path, None]) -> dict[Path, None]:
    """Every header of the project a file includes, directly or not."""
    for _, name, is_own in includes(path):
        header = next((f for f in (root / "core" / name, root / "app" / name) if f.exists()), None)
        if is_own and header and header not in seen:
            seen[header] = None
            reached(header, root, seen)
    return seen


def is_umpires(path: Path) -> bool:
    return path.parent.name in UMPIRE_FOLDERS or path.name.startswith(UMPIRE_FILES)


def truth_violations(root: Path) -> list[str]:
    found = []
    for path in sources(root, "core/view", "core/admiral", "app/present", "app/screens"):
        if is_umpires(path):
            continue
        for header in reached(path, root, {}):
            if header.parent == root / "core" / "campaign":
                found.append(f"{path.relative_to(root)}: reaches the truth in {header.name}")
                break
    return found


def owner(header: str, known: dict[str, Module]) -> str | None:
    """The module whose folder a header lies in: "tactical/paper" before "tactical"."""
    owners = [name for name in known if header.startswith(name + "/")]
    return max(owners, key=len, default=None)


def violations(root: Path) -> list[str]:
    known = modules(root)
    found = []
    for name, module in known.items():
        for path in sources(root, str(module.folder.relative_to(root))):
            if owner(str(path.relative_to(module.folder.parents[name.count("/")])), known) != name:
                continue
            for line, header, is_own in includes(path):
                place = f"{path.relative_to(root)}:{line}"
                folder = owner(header, known)
                if is_own and folder and folder != name and folder not in module.depends:
                    found.append(f'{place}: "{header}" is not of its DEPENDS')
                elif not is_own and (why := library_violation(module, known, header)):
                    found.append(f"{place}: {why}")
    return found + truth_violations(root)


CORE = "flagplot_module(NAME base)\nflagplot_module(NAME view DEPENDS base)\n"
CORE += "flagplot_module(NAME campaign DEPENDS base view)\n"
CORE += "flagplot_module(NAME table DEPENDS base)\nflagplot_module(NAME table/paper DEPENDS table)\n"
CORE += "flagplot_module(NAME admiral DEPENDS base view campaign)\n"
APP = "flagplot_module(NAME present DEPENDS base view campaign)\n"
APP += "target_link_libraries(flagplot PRIVATE flagplot_present)\n"


def tree(**files: str) -> dict[str, str]:
    planted = {"core/CMakeLists.txt": CORE, "app/CMakeLists.txt": APP}
    for name, text in files.items():
        planted[name.replace("__", "/") + ".h"] = text
    return planted


PLANTS = [
    Plant("along the arrows", tree(core__view__a='#include "base/b.h"\n', core__base__b="")),
    Plant(
        "view sees the truth",
        tree(core__view__a='// one\n#include "campaign/state.h"\n'),
        'core/view/a.h:2: "campaign/state.h" is not of its DEPENDS',
    ),
    Plant(
        "an admiral sees the truth",
        tree(core__admiral__a='#include "campaign/state.h"\n', core__campaign__state=""),
        "core/admiral/a.h: reaches the truth in state.h",
    ),
    Plant(
        "base sees view",
        tree(core__base__a='#include "view/order.h"\n'),
        'core/base/a.h:1: "view/order.h" is not of its DEPENDS',
    ),
    Plant(
        "view reads the disk's database",
        tree(core__view__a="#include <sqlite3.h>\n"),
        "core/view/a.h:1: <sqlite3.h> is not of its LIBRARIES",
    ),
    Plant(
        "a folder in a folder sees what its own list names",
        tree(core__table__paper__a='#include "table/b.h"\n', core__table__b=""),
    ),
    Plant(
        "a folder in a folder does not see what the outer one sees",
        tree(core__table__paper__a='#include "base/b.h"\n', core__base__b=""),
        'core/table/paper/a.h:1: "base/b.h" is not of its DEPENDS',
    ),
    Plant(
        "the outer folder does not see the inner one",
        tree(core__table__a='#include "table/paper/b.h"\n', core__table__paper__b=""),
        'core/table/a.h:1: "table/paper/b.h" is not of its DEPENDS',
    ),
    Plant(
        "a captain's plot reaches the truth through the umpire's",
        tree(
            app__present__plot='#include "present/truth/truth_plot.h"\n',
            app__present__truth__truth_plot='#include "campaign/state.h"\n',
            core__campaign__state="",
        ),
        "app/present/plot.h: reaches the truth in state.h",
    ),
    Plant(
        "the umpire's plot shows the truth",
        tree(
            app__present__truth__truth_plot='#include "campaign/state.h"\n',
            core__campaign__state="",
        ),
    ),
    Plant(
        "a screen reaches the truth through the umpire's rows",
        tree(
            app__screens__log='#include "present/desk/umpire_log.h"\n',
            app__present__desk__umpire_log='#include "campaign/state.h"\n',
            core__campaign__state="",
        ),
        "app/screens/log.h: reaches the truth in state.h",
    ),
    Plant("the program sees all it links", tree(app__cli__main='#include "campaign/state.h"\n')),
]

if __name__ == "__main__":
    run(violations, PLANTS)
