"""The core is dense: no file, clock, thread, chance of the machine, console or global in it."""

import re
from pathlib import Path

from lint import Plant, line_of, run, sources, without_comments

FORBIDDEN_HEADERS = {
    "fstream", "iostream", "filesystem", "random", "thread", "mutex", "ctime", "atomic",
    "future", "condition_variable", "shared_mutex", "semaphore", "stop_token", "locale", "csignal",
    "stdio.h", "stdlib.h", "time.h", "unistd.h", "fcntl.h",
}  # fmt: skip

FORBIDDEN_NAMES = {
    r"\b(?:std::)?(?:rand|srand|getenv|system|setlocale|time|localtime|gmtime)\s*\(": "the machine",
    r"\b(?:system_clock|steady_clock|high_resolution_clock)\b": "a clock",
    r"\b(?:f|s|sn|v)?printf\s*\(": "the console",
    r"\bstd::(?:cout|cerr|clog|cin)\b": "the console",
    r"\b(?:std::[iof]?fstream|parse_file)\b": "a file",
    r"\bthread_local\b": "a global",
}

EXCEPT = {"core/base/ensure.h"}
"""Stops the program when a promise is broken, and must say where."""

DECIDES = (
    "core/base", "core/chart", "core/rules", "core/tactical", "core/view", "core/campaign",
)  # fmt: skip
"""Folders without floating point: what decides a turn is whole numbers. Not `core/coast`: it makes
charts, which are files from then on, and nothing that decides a turn may include it."""

PROJECTS = ("core/chart/projection.h", "core/chart/projection.cpp")
"""From degrees to squares, in floating point: for people, and seen by nothing that decides."""


def header_violations(name: str, text: str) -> list[str]:
    found = []
    for match in re.finditer(r"#\s*include\s*<([^>]+)>", text):
        if match[1] in FORBIDDEN_HEADERS or match[1].startswith("sys/"):
            found.append(f"{name}:{line_of(text, match.start())}: <{match[1]}> in the core")
    if name.startswith(DECIDES) and name not in PROJECTS:
        for match in re.finditer(r'#\s*include\s*"(?:chart/projection\.h|coast/[^"]*)"', text):
            found.append(f"{name}:{line_of(text, match.start())}: a projection decides nothing")
    return found


def name_violations(name: str, code: str) -> list[str]:
    found = []
    for pattern, what in FORBIDDEN_NAMES.items():
        for match in re.finditer(pattern, code):
            is_member = code[: match.start()].endswith((".", "->"))
            if not is_member:
                found.append(f"{name}:{line_of(code, match.start())}: {what}: {match[0]}")
    if name.startswith(DECIDES) and name not in PROJECTS:
        for match in re.finditer(r"\b(?:float|double)\b", code):
            found.append(f"{name}:{line_of(code, match.start())}: floating point decides nothing")
    return found


def without_template_heads(text: str) -> str:
    """`template <...>` cut out, and the angle brackets with what is in them."""
    while (start := re.search(r"\btemplate\s*<", text)) is not None:
        depth, end = 1, start.end()
        while depth and end < len(text):
            depth += {"<": 1, ">": -1}.get(text[end], 0)
            end += 1
        text = text[: start.start()] + text[end:]
    return re.sub(r"^\s*requires\b.*?(?=\b(?:struct|class)\b)", "", text, flags=re.DOTALL)


def kind_of_block(before: str) -> str:
    """What the brace behind this text opens."""
    head = without_template_heads(before)
    if re.search(r"\bnamespace\b", head) or 'extern ""' in head:
        return "namespace"
    if re.search(r"\b(?:class|struct|union|enum|concept)\b", head):
        return "type"
    head = re.sub(r"\boperator\s*[^\s(\w]+", "operator", head)
    if re.search(r"(?<![=<>!])=(?!=)", head) or "(" not in head:
        return "value" if head.strip() else "function"
    return "function"


def is_mutable_variable(statement: str) -> bool:
    """Whether this statement at namespace scope makes something that can change."""
    head = without_template_heads(statement).strip()
    head = re.sub(r"\[\[.*?\]\]", "", head).strip()
    if not head or head.startswith(("using ", "typedef ", "static_assert", "namespace ", "friend ")):
        return False
    if head.startswith("template "):  # an explicit instantiation: code, not a value
        return False
    if re.match(r"(?:inline\s+|extern\s+|static\s+)*(?:constexpr|const|constinit const)\b", head):
        if re.match(r"[^={]*\w\s*\(", head):  # a function that returns a pointer to what is const
            return False
        return bool(re.search(r"\bconst\b[^=({]*\*(?!\s*const)", head) and "constexpr" not in head)
    if re.match(r"(?:class|struct|union|enum|concept)\b", head):
        return not re.fullmatch(r"[^{]*(?:\{\})?\s*", head) and "=" not in head.split("{")[0]
    before_value = re.split(r"[={]", re.sub(r"\boperator\s*[^\s(\w]+", "operator", head))[0]
    return "(" not in before_value


def statements(code: str) -> list[tuple[int, str]]:
    """Statements at namespace scope, blocks in them emptied, with their places."""
    found = []
    stack: list[str] = []
    statement, start = "", 0
    for position, character in enumerate(code):
        if any(kind != "namespace" for kind in stack):
            if character == "{":
                stack.append("inner")
            elif character == "}" and stack.pop() == "function":
                statement = ""
            elif character == "}" and stack[-1:] in ([], ["namespace"]):
                statement += "{}"
            continue
        if character == "{":
            stack.append(kind_of_block(statement))
            if stack[-1] == "namespace":
                statement = ""
        elif character == "}":
            stack.pop()
            statement = ""
        elif character == ";":
            found.append((start, statement))
            statement = ""
        else:
            if not statement.strip():
                start = position
            statement += character
    return found


def global_violations(name: str, code: str) -> list[str]:
    code = re.sub(r"#(?:[^\n\\]|\\.)*", lambda m: "\n" * m[0].count("\n"), code, flags=re.S)
    code = re.sub(r"\bFLAGPLOT_\w+\([^()]*\)", lambda m: "\n" * m[0].count("\n"), code)
    found = [
        f"{name}:{line_of(code, start)}: a global that can change: {' '.join(text.split())}"
        for start, text in statements(code)
        if is_mutable_variable(text)
    ]
    for match in re.finditer(r"\bstatic\s+(?!constexpr\b|const\b)([^;{}()]*)([;{=(])", code):
        if match[2] != "(":
            what = " ".join(match[0].split())
            found.append(f"{name}:{line_of(code, match.start())}: static and can change: {what}")
    return found


def violations(root: Path) -> list[str]:
    found = []
    for path in sources(root, "core"):
        name = str(path.relative_to(root))
        if name in EXCEPT:
            continue
        text = path.read_text()
        code = without_comments(text)
        found += header_violations(name, text) + name_violations(name, code)
        found += global_violations(name, code)
    return found


def core(text: str) -> dict[str, str]:
    return {"core/rules/planted.cpp": f"namespace flagplot {{\n{text}\n}}  // namespace flagplot\n"}


CLEAN = """
#define PLENTY(Type) \\
    inline int a_##Type = 1;
template <class E>
    requires std::is_enum_v<E>
struct Worded<E> { static std::string text(); };
using Later = std::chrono::days;
namespace { constexpr int a = 1; const Table table{{1, 2}}; using B = int; }
inline constexpr std::array<std::string_view, 2> words_of<B>{"x", "y"};  // std::cout
template <class T> struct Form<T> { static bool decode(T& in); int member = 0; };
FLAGPLOT_FIELDS(Form, member)
enum class E : int { a, b };
struct C { friend bool operator==(const C&, const C&) = default; C(int x) : x_{x} {} int x_; };
bool operator<(const C& a, const C& b) { int local = 0; static constexpr int k = 2; return k > local; }
extern const C somewhere;
const char* text(int at) { return at == 0 ? "printf(" : "a"; }
C made(int x) { const auto f = [&](int y) { return C{x + y}; }; return f(1); }
"""

PLANTS = [
    Plant("a clean file", core(CLEAN)),
    Plant("a file read", {"core/view/a.h": "#include <fstream>\n"}, "core/view/a.h:1: <fstream>"),
    Plant("a clock", core("auto now = 0;\n") | {"core/base/a.cpp": "f(steady_clock::now());"}, "a clock"),
    Plant("the console", core('void f() { std::printf("a"); }'), "the console: printf("),
    Plant("the environment", core('bool f() { return std::getenv("A"); }'), "std::getenv("),
    Plant("chance of the machine", core("int f() { return rand(); }"), "the machine: rand("),
    Plant("a float", core("double half(int a);"), "floating point decides nothing"),
    Plant("a projection's float", {"core/chart/projection.cpp": "double east(int a);\n"}),
    Plant(
        "a projection asked",
        {"core/rules/a.cpp": '#include "chart/projection.h"\n'},
        "core/rules/a.cpp:1: a projection decides nothing",
    ),
    Plant("the float of a chart being made", {"core/coast/frame.cpp": "double east(int a);\n"}),
    Plant(
        "a coast asked",
        {"core/campaign/a.cpp": '#include "coast/frame.h"\n'},
        "core/campaign/a.cpp:1: a projection decides nothing",
    ),
    Plant("a plain global", core("int counter = 0;"), "planted.cpp:2: a global that can change"),
    Plant("a global without value", core("std::vector<int> seen;"), "seen"),
    Plant("a global in braces", core("std::map<int, int> cache{{1, 2}};"), "cache"),
    Plant("a hidden global", core("namespace {\nstd::string last;\n}"), "planted.cpp:3: a global"),
    Plant("an inline global", core("inline int level = 3;"), "inline int level"),
    Plant("a pointer that moves", core('const char* name = "a";'), "const char* name"),
    Plant("a global behind its type", core("struct S { int a; } only;"), "only"),
    Plant("a template's global", core("template <class T> int made = 0;"), "made"),
    Plant("a static local", core("int next() { static int n = 0; return ++n; }"), "static int n"),
    Plant("a static member", core("struct S { static inline int n = 0; };"), "static inline int n"),
    Plant("a thread's own", core("thread_local int n = 0;"), "thread_local"),
]

if __name__ == "__main__":
    run(violations, PLANTS)
