#include "base/markdown.h"

#include <catch2/catch.hpp>

using namespace flagplot;

TEST_CASE("a drawing keeps its blanks and its lines", "[markdown]") {
    CHECK(drawing("  A  B\n\n1 .  .\n").text() == "```\n  A  B\n\n1 .  .\n```\n");
    CHECK(drawing("x").text() == "```\nx\n```\n");
    CHECK(drawing("").empty());
}

TEST_CASE("nothing in a drawing ends it or is unseen", "[markdown]") {
    CHECK(drawing("a\n```\n# b\n").text() == "````\na\n```\n# b\n````\n");
    CHECK(drawing("a\x1b[31m\tb\r\n").text() == "```\na [31m b\n```\n");
}
