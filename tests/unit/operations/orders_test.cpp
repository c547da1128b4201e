#include "operations/orders.h"
#include "operations/withdraw.h"

#include <catch2/catch.hpp>

#include "campaign/command_kind.h"
#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

std::string sheet_text(const Save& save) {
    return text_of(shown_roster_of(save.definition(), save.state(), blue),
                   Sheet{save.state().turn, {}});
}

/// With a line for a formation that the side does not have.
std::string wrong_sheet(const Save& save) {
    std::string text = sheet_text(save);
    return text.insert(text.find('\n') + 1, "NOBODY hold\n");
}

std::optional<CommandKind> newest_kind(const Save& save) {
    return kind_of(save.entries().back().command);
}

}  // namespace

TEST_CASE("a right sheet is taken", "[orders]") {
    BegunWar war(1);
    const auto verdict = hand_in(war.save, blue, {sheet_text(war.save)});
    REQUIRE(verdict);
    CHECK(verdict->is_taken);
    CHECK(war.save.state().sheets.contains(blue));
}

TEST_CASE("a wrong sheet is not taken, and the record says that it was refused", "[orders]") {
    BegunWar war(1);
    const auto unreadable = hand_in(war.save, blue, {"all ahead full"});
    REQUIRE(unreadable);
    CHECK_FALSE(unreadable->checked);
    CHECK_FALSE(unreadable->is_taken);
    CHECK(newest_kind(war.save) == CommandKind::refuse);

    const auto wrong = hand_in(war.save, blue, {wrong_sheet(war.save)});
    REQUIRE(wrong);
    REQUIRE(wrong->checked);
    CHECK_FALSE(wrong->is_taken);
    CHECK_FALSE(war.save.state().sheets.contains(blue));
    CHECK(newest_kind(war.save) == CommandKind::refuse);
}

TEST_CASE("the valid lines of a wrong sheet are taken where that is asked for", "[orders]") {
    BegunWar war(1);
    const auto verdict = hand_in(war.save, blue, {wrong_sheet(war.save), "", "", true});
    REQUIRE(verdict);
    CHECK(verdict->is_taken);
    CHECK_FALSE(verdict->checked->is_clean());
    CHECK(newest_kind(war.save) == CommandKind::orders);
}

TEST_CASE("the last command is neither a withdrawal nor a refused sheet", "[withdraw]") {
    BegunWar war(1);
    REQUIRE(hand_in(war.save, blue, {sheet_text(war.save)}));
    REQUIRE(hand_in(war.save, red, {"all ahead full"}));
    REQUIRE(newest_kind(war.save) == CommandKind::refuse);
    CHECK(last_command(war.save) == 2);

    REQUIRE(war.save.withdraw(2, "a slip"));
    CHECK(last_command(war.save) == 1);
}
