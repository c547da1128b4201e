#include "present/war/war_report_fairness.h"

#include <catch2/catch.hpp>

#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

SheetReceived sheet_of(SeatId seat, bool has_word) {
    Sheet sheet{{1}, {}};
    if (has_word) sheet.orders.push_back(SendWord{"tide"});
    return {seat, sheet, {}};
}

struct FairWar {
    Definition definition = small_campaign();
    std::vector<Book> books{book_of(definition, {0}), book_of(definition, {1})};

    [[nodiscard]] War with(std::vector<Fact> facts) const {
        return {definition, books, {{{1}, std::move(facts), {}, small_state()}}};
    }
};

}  // namespace

TEST_CASE("the report says who sent a word for the dice of which turn, by the last sheet",
          "[report]") {
    const FairWar small;
    const std::string text =
        fairness_section(small.with({sheet_of({0}, false), sheet_of({0}, true), sheet_of({1}, true),
                                     sheet_of({1}, false), TurnOpened{{1}, Light::day, 0, {}},
                                     TurnOpened{{2}, Light::day, 0, {}}}))
            .text();
    CHECK(has(text, "| Royal Navy | 1 | 2 |"));
    CHECK(has(text, "| Regia Marina | - | 1, 2 |"));
}

TEST_CASE("the report lists what was taken back and why, and results entered by hand", "[report]") {
    const FairWar small;
    War war = small.with({BattleFought{{0}, {}, {}, ResultFrom::entered},
                          BattleFought{{1}, {}, {}, ResultFrom::fought}});
    war.taken_back = {{{3}, 17, "resolve", 4, "the sheet came late"}};
    const std::string text = fairness_section(war).text();
    CHECK(has(text, "| 3 | 17 | resolve, and 4 behind it | the sheet came late |"));
    CHECK(has(text, "entered by hand, not fought by the program: battle 1."));
    CHECK(has(fairness_section(small.with({})).text(), "### What was taken back\n\nNothing.\n"));
}

TEST_CASE("the key of the record stands in the report of a war that is over, and there alone",
          "[report]") {
    const FairWar small;
    War war = small.with({});
    war.commitment = Digest{0xab};
    CHECK_FALSE(has(fairness_section(war).text(), "The key of the fingerprints"));
    war.record_key = Digest{0xcd};
    CHECK(has(fairness_section(war).text(), "The key of the fingerprints of the record is `cd00"));
    war.public_seed = 7;
    CHECK(has(fairness_section(war).text(), "The dice were public, seed 7."));
}
