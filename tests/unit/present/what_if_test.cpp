#include "present/war/what_if.h"

#include <catch2/catch.hpp>

#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

WarTurn turn(std::vector<Fact> facts, CampaignState after = small_state()) {
    return {{2}, std::move(facts), {}, std::move(after)};
}

const Fact convoy_moved =
    FormationMoved{true_convoy, Direction::west, at("D3"), {1}, {}, {3}, {}, false};
const Fact convoy_sighted = SightingTried{{true_force_k, true_convoy, Reach::close},
                                          {0},
                                          SightMode::eye,
                                          at("C3"),
                                          at("D3"),
                                          {3},
                                          true,
                                          {}};

WhatIf answer() {
    WhatIf what_if;
    what_if.id = "uk";
    what_if.side = "Royal Navy";
    what_if.turn = {5};
    what_if.until = {8};
    what_if.added = {"UK-K hold"};
    what_if.points = {{"uk", "Royal Navy", 3, 9}, {"axis", "Regia Marina", 2, 2}};
    what_if.lead = 1;
    what_if.gain = 6;
    what_if.gains = spread_of({-4, 0, 2, 2, 2, 2, 2, 3, 5, 9});
    what_if.leads = spread_of({1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    return what_if;
}

}  // namespace

TEST_CASE("the first turn that differs has what was and what would have been", "[what-if]") {
    const Definition definition = small_campaign();
    const std::vector<WarTurn> was{turn({convoy_moved, convoy_sighted})};
    const std::vector<WarTurn> would{turn({convoy_moved})};

    const WhatIf what_if = compared(definition, {0}, was, would);

    REQUIRE(what_if.difference);
    CHECK(what_if.difference->turn == TurnNumber{2});
    CHECK(what_if.difference->was.size() == 1);
    CHECK(what_if.difference->would.empty());
    REQUIRE(what_if.sightings.size() == 1);
    CHECK(what_if.sightings.front().was == TurnNumber{2});
    CHECK_FALSE(what_if.sightings.front().would);
}

TEST_CASE("the orders themselves are no difference", "[what-if]") {
    const std::vector<WarTurn> was{turn({convoy_moved})};
    const std::vector<WarTurn> would{turn({SheetReceived{{0}, {{2}, {}}, {}}, convoy_moved})};

    CHECK_FALSE(compared(small_campaign(), {0}, was, would).difference);
}

TEST_CASE("a ship that fares otherwise is named with both fates", "[what-if]") {
    CampaignState sunk = small_state();
    sunk.ships[0].hull = {0};
    sunk.ships[0].fate = Fate::sunk;

    const WhatIf what_if = compared(small_campaign(), {0}, std::vector{turn({}, sunk)},
                                    std::vector{turn({}, small_state())});

    REQUIRE(what_if.ships.size() == 1);
    CHECK(what_if.ships.front().was == "sunk");
    CHECK(what_if.ships.front().was_lost);
    CHECK_FALSE(what_if.ships.front().would_be_lost);
}

TEST_CASE("a spread is made of whole games", "[what-if]") {
    const Spread spread = spread_of({-4, 0, 2, 2, 2, 2, 2, 3, 5, 9});

    CHECK(spread.games == 10);
    CHECK(spread.mean_tenths == 23);
    CHECK(spread.low == -4);
    CHECK(spread.middle == 2);
    CHECK(spread.high == 5);
    CHECK(spread_of({-1, 0}).mean_tenths == -5);
}

TEST_CASE("the answer says what was decision and what were dice", "[what-if]") {
    const std::string text = what_if_text(answer());

    CHECK(has(text, "with:    UK-K hold"));
    CHECK(has(text, "Royal Navy: 9 instead of 3"));
    CHECK(has(text, "6 points better: 7 instead of 1"));
    CHECK(has(text, "So the decision is worth 2.3 of the 6 points, and the dice 3.7."));
}

TEST_CASE("as data the answer has the same numbers", "[what-if]") {
    const std::string json = what_if_json(answer());

    CHECK(has(json, "\"first_difference\": null"));
    CHECK(has(json, "\"mean\": 2.3"));
    CHECK(has(json, "\"was\": 1"));
}
