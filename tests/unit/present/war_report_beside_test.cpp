#include "present/war/war_report_beside.h"

#include <catch2/catch.hpp>

#include "campaign/historic.h"
#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// The convoy was off its track in turn 2 and reached the end of it a turn late; in history Force K
/// sank Duisburg in D4, in this war it did not.
struct WarWithHistory {
    Definition definition = small_campaign();
    std::vector<Book> books{book_of(definition, {0}), book_of(definition, {1})};
    std::vector<CampaignState> states{small_state(), small_state(), small_state()};

    WarWithHistory() {
        definition.tracks = {
            {historic(true_convoy), {{{1}, at("G5")}, {{2}, at("C5")}, {{3}, at("B4")}}}};
        BattleOutcome outcome;
        outcome.ships = {{{3}, {0}, {0}, Fate::sunk}};
        definition.battles = {{at("D4"), "Duisburg", {true_force_k, true_convoy}, outcome, {}}};
        for (std::int32_t i = 0; i < 3; ++i) states[static_cast<std::size_t>(i)].turn = {i + 2};
        states[1].formations[true_convoy.index()].square = at("C3");
        states[2].formations[true_convoy.index()].square = at("B4");
    }

    [[nodiscard]] War war() const {
        War war{definition, books, {}};
        for (const CampaignState& state : states) {
            war.turns.push_back({state.turn - TurnNumber{1}, {}, {}, state});
        }
        return war;
    }
};

}  // namespace

TEST_CASE("the report compares fates, tracks and battles with history", "[report]") {
    const WarWithHistory with;
    const std::string text = beside_history_section(with.war()).text();
    CHECK(has(text, "| Regia Marina | 0 | 0 | 0 | 1 |"));
    CHECK(has(text, "| Duisburg | Class | survived | sunk |"));
    CHECK(has(text, "| never | 2 squares, turn 2: E3 instead of C5 | B4 | turn 3 | turn 4 |"));
    CHECK(has(text, "Convoy Beta, C.V. Bisciani"));
    CHECK(has(text, "| Duisburg | D4 |"));
    CHECK(has(text, "| was not fought |"));
}

TEST_CASE("a battle of this war stands beside the one of history that it is likest to",
          "[report]") {
    WarWithHistory with;
    Battle battle;
    battle.square = at("C3");
    battle.turn = {3};
    battle.formations = {true_force_k, true_convoy};
    with.states[2].battles = {battle};
    CHECK(has(beside_history_section(with.war()).text(), "| battle 1 in C3, turn 3 |"));
}

TEST_CASE("a campaign without history is not compared with it", "[report]") {
    WarWithHistory with;
    with.definition.tracks.clear();
    with.definition.battles.clear();
    CHECK(beside_history_section(with.war()).empty());
}
