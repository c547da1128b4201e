"""Nothing is used that the oldest compilers which docs/installing.md names cannot read."""

import re
from pathlib import Path

from lint import Plant, line_of, run, sources, without_comments

UNREADABLE = {
    r"#\s*include\s*<ranges>": "clang 14 cannot read the views of libstdc++",
    r"\bstd::(?:ranges::)?views::|\bstd::ranges::\w+_view\b": "clang 14 cannot read the views of libstdc++",
    r"#\s*include\s*<(?:format|print|expected|generator)>": "libstdc++ 12 has no such header",
}


def violations(root: Path) -> list[str]:
    found = []
    for path in sources(root, "core", "app"):
        name = str(path.relative_to(root))
        code = without_comments(path.read_text())
        for pattern, why in UNREADABLE.items():
            for match in re.finditer(pattern, code):
                found.append(f"{name}:{line_of(code, match.start())}: {match[0]}: {why}")
    return found


PLANTS = [
    Plant("clean", {"core/a.cpp": "#include <algorithm>\nstd::ranges::sort(all);  // std::views::filter\n"}),
    Plant("a header", {"core/a.cpp": "\n#include <ranges>\n"}, "core/a.cpp:2: #include <ranges>: clang 14"),
    Plant("a view", {"app/a.h": "for (auto a : std::ranges::reverse_view(all)) {}"}, "reverse_view: clang 14"),
    Plant("a short name", {"app/a.h": "all | std::views::reverse"}, "std::views::: clang 14"),
    Plant("a new header", {"app/a.cpp": "#include <format>"}, "libstdc++ 12"),
]

if __name__ == "__main__":
    run(violations, PLANTS)
