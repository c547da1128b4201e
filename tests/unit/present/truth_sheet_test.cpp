#include "present/truth/truth_sheet.h"

#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr SeatId uk_seat{0};
constexpr SeatId enemy_seat{1};

/// The sheet of turn 2 of the small campaign, made of these commands.
std::string sheet_of(std::vector<SheetEntry> entries, std::string waits = {}) {
    const Definition definition = small_campaign();
    const CampaignState state = small_state();
    const std::vector<Book> books{book_of(definition, uk_seat), book_of(definition, enemy_seat)};
    return turn_sheet({definition, books, {2}, state, std::move(entries), std::move(waits)});
}

SheetEntry did(std::vector<Fact> facts, std::vector<Told> reports = {}, bool is_released = true) {
    return {7, {std::move(facts), std::move(reports)}, {is_released, is_released}};
}

const Fact opened_turn = TurnOpened{{2}, Light::night, 0, {}};

}  // namespace

TEST_CASE("a sheet begins with date, light and weather of its turn") {
    const Definition definition = small_campaign();
    const std::string sheet = sheet_of({});

    CHECK(sheet.starts_with("# " + definition.title + ": turn 2 of "));
    CHECK(has(sheet, date_hour(definition.calendar.begin_of({2})) + ", "));
    CHECK(has(sheet, "clear weather everywhere.\n"));
}

TEST_CASE("a sheet says whose orders came and what became of the others") {
    const std::string early = sheet_of({did({SheetReceived{uk_seat, {{2}, {}}, {}}})});
    CHECK(has(early, "- Royal Navy sent orders for turn 2: no changes.\n"));
    CHECK(has(early, " sent no orders yet.\n"));

    const std::string late = sheet_of({did({opened_turn})});
    CHECK(has(late, "- Royal Navy sent no orders; its formations continued as ordered before.\n"));
}

TEST_CASE("a sheet has a row for every die, with what it had to be") {
    const DieKey key{Purpose::sighting, 0, 2, true_force_k.number, true_division.number, 0};
    const std::string sheet = sheet_of({did({opened_turn, DieRolled{key, 12, {}, 4, 9}})});

    CHECK(has(sheet, "| For | Made of | Needed | Shown |\n"));
    CHECK(has(sheet, " | 4 or less | 9 of 12 |\n"));
}

TEST_CASE("a sheet without dice, battles or rulings has no sections for them") {
    const std::string sheet = sheet_of({did({opened_turn})});

    CHECK_FALSE(has(sheet, "## Dice"));
    CHECK_FALSE(has(sheet, "## Battles"));
    CHECK_FALSE(has(sheet, "## Rulings"));
    CHECK_FALSE(has(sheet, "## What waits"));
}

TEST_CASE("rulings, overruled refusals and withdrawals stand on a sheet with their reasons") {
    const std::string sheet =
        sheet_of({did({CommandWithdrawn{5, "a typing error"}}),
                  did({RefusalOverruled{"E5 is land", "the chart is wrong there"}})});

    CHECK(has(sheet, "## Rulings and withdrawals"));
    CHECK(has(sheet, "a typing error"));
    CHECK(has(sheet, "the chart is wrong there"));
}

TEST_CASE("what a side was told stands apart from what has not been released to it") {
    const std::string sheet = sheet_of({did({}, {{uk_seat, TextTold{{"The port is closed."}}}}),
                                        did({}, {{uk_seat, TextTold{{"Fog comes up."}}}}, false)});

    const auto shown = sheet.find("Shown to it:");
    const auto held_back = sheet.find("Not released yet:");
    REQUIRE(shown != std::string::npos);
    REQUIRE(held_back != std::string::npos);
    CHECK(shown < sheet.find("The port is closed."));
    CHECK(sheet.find("The port is closed.") < held_back);
    CHECK(held_back < sheet.find("Fog comes up."));
}

TEST_CASE("what waits stands at the end of a sheet") {
    CHECK(sheet_of({}, "Battle 1 must be fought.\n")
              .ends_with("## What waits\n\n```\nBattle 1 must be fought.\n```\n"));
}
