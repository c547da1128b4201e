#include "base/lines.h"

#include <catch2/catch.hpp>

namespace flagplot::test {

TEST_CASE("a text is parted at its line ends, and the last of them begins no line", "[base]") {
    using Lines = std::vector<std::string_view>;
    CHECK(split_lines("").empty());
    CHECK(split_lines("one") == Lines{"one"});
    CHECK(split_lines("one\n") == Lines{"one"});
    CHECK(split_lines("\none\n\ntwo") == Lines{"", "one", "", "two"});
    CHECK(split_lines("\n") == Lines{""});
}

TEST_CASE("a text is parted at a separator, and has one part without any", "[base]") {
    using Parts = std::vector<std::string_view>;
    CHECK(parts_of("", ", ") == Parts{""});
    CHECK(parts_of("one", ", ") == Parts{"one"});
    CHECK(parts_of("one, two,three, ", ", ") == Parts{"one", "two,three", ""});
}

TEST_CASE("a text is trimmed of blanks and line ends around it, and of nothing within", "[base]") {
    CHECK(trimmed(" \tone two\r\n") == "one two");
    CHECK(trimmed("one") == "one");
    CHECK(trimmed(" \r\n").empty());
    CHECK(trimmed("").empty());
}

}  // namespace flagplot::test
