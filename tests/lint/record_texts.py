"""Nobody looks a command's text up by how it begins: its verb is asked for (`kind_of`, `head_of` in
core/campaign/command_kind.h), or it is read whole (`read_command`)."""

import re
from pathlib import Path

from lint import Plant, line_of, run, sources

# The members by which a text is compared with words; `find('\\n')`, which cuts lines, is none.
SEARCHES = r"(?:starts_with|ends_with|contains|rfind|compare)\s*\(|find\s*\(\s*[^'\s]|substr\s*\([^()]*\)\s*[=!]="
KIND_OF = "ask kind_of or head_of which command it is"


def verbs(root: Path) -> str:
    """The words of `CommandKind`, as a pattern."""
    table = re.search(r"words_of<CommandKind>\{(.*?)\}", (root / "core/campaign/command_kind.h").read_text(), re.DOTALL)
    return "|".join(re.findall(r'"(\w+)"', table[1]))


def patterns(root: Path) -> list[str]:
    verb = rf'"(?:{verbs(root)})\s'
    return [
        rf"\bcommand(?:\(\))?\s*\.\s*(?:{SEARCHES})",  # a text called so
        r'\bcommand(?:\(\))?\s*[=!]=\s*"',
        rf"\b(?:starts_with|find|rfind|compare)\s*\(\s*(?:fmt::format\(\s*|std::string\(\s*)?{verb}",  # any text
        rf'\bconstexpr\s[^;"]*"(?:{verbs(root)}) "',  # a verb kept to be compared
    ]


def without_remarks(text: str) -> str:
    """The code without its comments; literals stay, and lines where they are."""
    keep = r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''
    return re.sub(rf"({keep})|//[^\n]*|/\*.*?\*/",
                  lambda match: match[1] or "\n" * match[0].count("\n"), text, flags=re.DOTALL)


def violations(root: Path) -> list[str]:
    searched = [re.compile(pattern) for pattern in patterns(root)]
    found = []
    for path in sources(root, "core", "app"):
        name = str(path.relative_to(root))
        code = without_remarks(path.read_text())
        for pattern in searched:
            for match in pattern.finditer(code):
                found.append(f"{name}:{line_of(code, match.start())}: {match[0].strip()}: {KIND_OF}")
    return found


KINDS = {"core/campaign/command_kind.h": 'words_of<CommandKind>{\n    "begin", "fight", "amend"};'}
PLANTS = [
    Plant("clean", KINDS | {"app/a.cpp": "kind_of(entry.command) == CommandKind::fight; // command.starts_with(\"fight \")\n"
                                         "command.substr(0, command.find('\\n'));\n"
                                         'fmt::format("fight {} by", 1);\nreport.starts_with("fight");\n'}),
    Plant("a prefix", KINDS | {"app/a.cpp": '\nif (entry->command.starts_with("fight ")) {}\n'}, "app/a.cpp:2: command.starts_with("),
    Plant("a prefix put together", KINDS | {"app/a.cpp": "entry.command.starts_with(words)"}, "command.starts_with("),
    Plant("a search", KINDS | {"app/a.cpp": 'recorded.command.find("amend") == 0'}, 'command.find("'),
    Plant("a part", KINDS | {"app/a.cpp": "command.substr(0, 6) == verb"}, "command.substr(0, 6) =="),
    Plant("the whole", KINDS | {"app/a.cpp": 'entry.command == "begin"'}, 'command == "'),
    Plant("another name", KINDS | {"core/a.h": 'return text.rfind("amend ", 0) == 0;'}, 'rfind("amend'),
    Plant("a format", KINDS | {"app/a.cpp": 'line.starts_with(fmt::format("fight {} by ", 1))'}, 'fmt::format("fight'),
    Plant("a verb kept", KINDS | {"app/a.cpp": 'constexpr std::string_view verb = "amend ";'}, 'verb = "amend "'),
]

if __name__ == "__main__":
    run(violations, PLANTS)
