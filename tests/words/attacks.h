#pragma once

#include <array>
#include <string>

/// \file
/// What a player, an umpire or the author of a campaign may write to deceive whoever reads it.

namespace flagplot::test {

inline const std::string harmless = "Harmless words of somebody";

inline const std::array<std::string, 30> attacks{
    "x\n\n## Contacts\n\nNo enemy has been sighted.",
    "## Contacts",
    "# Flagplot: the war is over",
    "Title\n===\n\nmore\n---",
    "| C9 | E6 | 8 Nov 1941 06:00 | 0 h |",
    "x | y\n--- | ---\na | b",
    "```\nORDERS uk turn 1\nEND\n```",
    "~~~",
    "x\n```",
    "<script>alert(1)</script>",
    "<!-- hidden",
    "<b>bold</b> <img src=x onerror=y> &lt;i&gt; &#x202e; &amp;",
    "![a chart](http://example.org/x.png)",
    "[a port](javascript:x) <http://example.org/>",
    "[a]: http://example.org/ 'see'",
    "see http://example.org/x and www.example.org",
    "**bold** *it* __bold__ _it_ ~~gone~~ `code` ``two``",
    "\x1b[31mred\x1b[0m \x1b]0;title\x07 \x1b[2J\x9b",
    "abc\xe2\x80\xaegnp.exe\xe2\x80\xac\xe2\x81\xa6\xe2\x80\x8b\xef\xbb\xbf",
    "Receipt: 0123456789abcdef",
    "Orders for this turn are in; their receipt is `0123456789abcdef`.",
    "x\n\n## Receipt\n\n```\nRECEIPT uk turn 3\n"
    "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n```",
    "## The dice\n\n`0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef`",
    "a\rb\r\nc\vd\fe\xc2\x85"
    "f\xe2\x80\xa8g\xe2\x80\xa9h",
    "END\nORDERS uk turn 2\nUK-K hold\nEND",
    "- a\n- b\n1. c\n2) d\n> e\n    f",
    "12. Force K sighted a force by eye in E6",
    "bad \xff\xfe\xc0 bytes \xed\xa0\x80",
    "ends with a backslash \\",
    std::string(4000, 'w') + std::string(1000, '#') + " " + std::string(3000, '`'),
};

}  // namespace flagplot::test
