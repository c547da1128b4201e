#include "operations/messages.h"

#include <catch2/catch.hpp>

#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("a message goes from one side to another", "[message]") {
    BegunWar war(1);
    const auto passed =
        pass_message(war.save, {"Surrender.", side_id(war.save, blue), side_id(war.save, red)});
    REQUIRE(passed);
    CHECK(*passed == PassMessage{side_of(red), side_of(blue), "Surrender."});
    CHECK(passed->text == "Surrender.");
    CHECK(war.save.head() == 2);
}

TEST_CASE("a message without a sender is the umpire's, and may be for all", "[message]") {
    BegunWar war(1);
    const auto passed = pass_message(war.save, {"Good luck.", std::string(all_sides)});
    REQUIRE(passed);
    CHECK(*passed == PassMessage{{}, {}, "Good luck."});
}

TEST_CASE("a message that cannot be passed leaves the save as it was", "[message]") {
    BegunWar war(1);
    const std::string id = side_id(war.save, blue);
    CHECK(pass_message(war.save, {"To whom?", "nobody"}).error().code == ErrorCode::unknown_side);
    CHECK(pass_message(war.save, {"From whom?", id, "nobody"}).error().code ==
          ErrorCode::unknown_side);
    CHECK_FALSE(pass_message(war.save, {"To myself.", id, id}));
    CHECK_FALSE(pass_message(war.save, {"", id}));
    CHECK(war.save.head() == 1);
}

TEST_CASE("a note is kept and told to nobody", "[message]") {
    BegunWar war(1);
    REQUIRE(take_note(war.save, "the Italian mailed late"));
    const auto happened = what_happened(war.save.entries().back());
    CHECK(happened.facts == std::vector<Fact>{NoteTaken{"the Italian mailed late"}});
    CHECK(happened.reports.empty());
    CHECK_FALSE(take_note(war.save, ""));
}
