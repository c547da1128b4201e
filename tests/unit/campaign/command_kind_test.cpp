#include "campaign/command_kind.h"

#include <catch2/catch.hpp>

using namespace flagplot;

TEST_CASE("a command is of the kind whose verb its text begins with", "[command]") {
    CHECK(kind_of("withdraw 3 why \"a mistake\"") == CommandKind::withdraw);
    CHECK(kind_of("orders uk\nORDERS uk TURN 1") == CommandKind::orders);
    CHECK(kind_of("resolve") == CommandKind::resolve);
    CHECK(kind_of("release record 00") == CommandKind::release);
    for (std::size_t i = 0; i < words_of<CommandKind>.size(); ++i) {
        CHECK(kind_of(words_of<CommandKind>.at(i)) == static_cast<CommandKind>(i));
    }
}

TEST_CASE("a text that only looks like a command has no kind", "[command]") {
    CHECK_FALSE(kind_of(""));
    CHECK_FALSE(kind_of("withdrawal 3"));
    CHECK_FALSE(kind_of(" resolve"));
    CHECK_FALSE(kind_of("Resolve"));
}

TEST_CASE("the second word of a command is what it is about", "[command]") {
    CHECK(head_of("orders uk\nORDERS uk TURN 1")->subject == "uk");
    CHECK(head_of("battle 12 of turn 3")->subject == "12");
    CHECK(head_of("amend 00ff why \"a slip\"")->subject == "00ff");
    CHECK(head_of("resolve")->subject.empty());
}
