"""The project speaks of itself alone: no path of a machine, no host it was fetched from."""

import re
import subprocess
from pathlib import Path

from lint import Plant, run

FORBIDDEN = {
    r"(?<![\w.>/-])/(?:home|root|Users|work|mnt|media|srv)/\w": "a path of somebody's machine",
    r"\b[A-Za-z]:\\\\?Users\b": "a path of somebody's machine",
    r"\.\./shared\b": "a folder beside the project",
    r"https?://[^/\s\"']*\b(?:registry|mirror|proxy|artifactory|nexus|deb|pypi|crates|npmjs)\b": (
        "a registry's host"
    ),
}

NOT_OURS = {".git", "build", "play"}
THIS = "tests/lint/own_words.py"
"""Names what it looks for."""


def files(root: Path) -> list[Path]:
    """What is in the repository, or would be: files that git ignores are left out."""
    listed = subprocess.run(
        ["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        capture_output=True,
        check=False,
    )
    if listed.returncode == 0:
        return [root / name for name in sorted(listed.stdout.decode().split("\0")) if name]
    return sorted(
        path for path in root.rglob("*") if path.relative_to(root).parts[0] not in NOT_OURS
    )


def violations(root: Path) -> list[str]:
    found = []
    for path in files(root):
        name = str(path.relative_to(root))
        if name == THIS or not path.is_file():
            continue
        for number, line in enumerate(path.read_bytes().split(b"\n"), start=1):
            text = line.decode(errors="replace")
            for pattern, what in FORBIDDEN.items():
                if match := re.search(pattern, text):
                    found.append(f"{name}:{number}: {what}: {match[0]}")
    return found


PLANTS = [
    Plant(
        "nothing of a machine",
        {"README.md": "Put it in /usr/local/bin or /tmp/x; see a/home/b, core/work/c and ../a.\n"},
    ),
    Plant("a home", {"a/b.md": "one\nsee /home/anna/flagplot\n"}, "a/b.md:2: a path of somebody's"),
    Plant("a root path in code", {"a.cpp": 'open("/root/x");\n'}, "a.cpp:1: a path of somebody's"),
    Plant("a neighbour", {"a.md": "as ../shared/x.md says\n"}, "a folder beside the project"),
    Plant("a registry", {"a.sh": "curl https://registry.example.org/x\n"}, "a registry's host"),
    Plant("a mirror", {"a.sh": "curl http://mirror.example.org/x\n"}, "a registry's host"),
]

if __name__ == "__main__":
    run(violations, PLANTS)
