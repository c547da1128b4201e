"""The fence round the reports: a planted truth does not compile, what may be told does.

    fence.py VIEW_FOLDER COMPILER ARGUMENT...

Compiles every file of fence/: `control` must pass, each other must fail at the static_assert.
Then plants a member in some reports, each in a copy of its header (view/report_*.h), and compiles
`control` against it: that must fail at the static_assert over all reports.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

FENCE = Path(__file__).parent / "fence"
MESSAGE = "a report may not hold this"

PLANTS = [
    ("Seen", "FormationId", "truth"),
    ("OwnSpotted", "std::int32_t", "die"),
    ("BattleOver", "Digest", "digest"),
    ("BattleJoined", "std::string", "name"),
]


def compiled(compiler: list[str], source: Path, *first: str) -> str | None:
    """None when it compiles, else what the compiler said."""
    command = [compiler[0], *first, *compiler[1:], "-std=c++20", "-fsyntax-only", str(source)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return None if result.returncode == 0 else result.stderr


def problem_with(what: str, said: str | None, must_fail: bool) -> str | None:
    if not must_fail:
        return f"{what}: does not compile:\n{said}" if said else None
    if said is None:
        return f"{what}: compiles, and would be told"
    return None if MESSAGE in said else f"{what}: fails for another reason:\n{said}"


def header_of(view: Path, report: str) -> Path:
    """The header that has this report."""
    found = [path for path in view.glob("report_*.h") if f"struct {report} {{" in path.read_text()]
    assert len(found) == 1, f"{report} is in {len(found)} headers"
    return found[0]


def with_plant(header: str, report: str, kind: str, name: str) -> str:
    """The header with one more member in one report and its field list."""
    header, structs = re.subn(rf"(struct {report} {{\n)", rf"\1    {kind} {name}{{}};\n", header)
    header, lists = re.subn(rf"(FLAGPLOT_FIELDS\({report}, )", rf"\g<1>{name}, ", header)
    assert structs == lists == 1, f"{report} is not in the header"
    return header


def planted_report(view: Path, compiler: list[str], plant: tuple[str, str, str]) -> str | None:
    header = header_of(view, plant[0])
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "view").mkdir()
        copy = Path(folder) / "view" / header.name
        copy.write_text(with_plant(header.read_text(), *plant))
        said = compiled(compiler, FENCE / "control.cpp", f"-I{folder}")
    return problem_with(f"{plant[1]} in {plant[0]}", said, must_fail=True)


def main() -> int:
    view, compiler = Path(sys.argv[1]), sys.argv[2:]
    problems = [
        problem_with(path.stem, compiled(compiler, path), must_fail=path.stem != "control")
        for path in sorted(FENCE.glob("*.cpp"))
    ]
    problems += [planted_report(view, compiler, plant) for plant in PLANTS]
    for problem in filter(None, problems):
        print(problem)
    return 1 if any(problems) else 0


if __name__ == "__main__":
    sys.exit(main())
