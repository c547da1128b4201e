#include "operations/command_text.h"

#include <catch2/catch.hpp>

#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("a command in the record's own words is carried out", "[text]") {
    BegunWar war(1);
    const auto happened = carry_out_text(war.save, "note \"fog is coming\"");
    REQUIRE(happened);
    CHECK(happened->facts.size() == 1);
    CHECK(war.save.entries().back().command == "note \"fog is coming\"");
}

TEST_CASE("what is wrong with a command's words has no place in a file", "[text]") {
    BegunWar war(1);
    const std::int32_t before = war.save.head();
    for (const char* text : {"note fog", "reslove", "note \"\""}) {
        const auto refused = carry_out_text(war.save, text);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().where == Place{});
    }
    CHECK(war.save.head() == before);
}
