#include "present/war/war_report_passing.h"

#include <catch2/catch.hpp>

#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

FormationMoved has_moved(FormationId formation, Square to, Pulse at) {
    FormationMoved fact;
    fact.formation = formation;
    fact.to = to;
    fact.at = at;
    return fact;
}

/// One turn, in which Force K enters in C3 and the convoy in G5 and comes to E3 at nine.
struct OneTurn {
    Definition definition = small_campaign();
    std::vector<Book> books{book_of(definition, {0}), book_of(definition, {1})};
    std::vector<Fact> facts{FormationEntered{true_force_k, at("C3")},
                            FormationEntered{true_convoy, at("G5")},
                            has_moved(true_convoy, at("E3"), {6})};

    [[nodiscard]] War war() const {
        War war{definition, books, {}};
        war.turns.push_back({{1}, facts, {}, small_state()});
        return war;
    }
};

SightingTried tried_to_sight(FormationId by, FormationId target, SideId side) {
    SightingTried fact;
    fact.tried = {by, target, Reach::one_between};
    fact.side = side;
    fact.has_succeeded = true;
    return fact;
}

}  // namespace

TEST_CASE("enemies who came within two squares and saw nothing passed unseen", "[report]") {
    const auto passings = passings_of(OneTurn{}.war());
    REQUIRE(passings.size() == 1);
    CHECK(passings[0] == Passing{{1}, {6}, true_force_k, true_convoy, at("C3"), at("E3"), {}});
    const std::string text = passing_section(OneTurn{}.war()).text();
    CHECK(has(text, "| 8 Nov 1941 09:00 |"));
    CHECK(has(text, "| 2 squares | neither saw the other |"));
    const auto lines = passing_lines(OneTurn{}.war());
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].starts_with("8 Nov 1941 09:00: "));
    CHECK(lines[0].ends_with(" in E3, 2 squares apart; neither saw the other."));
}

TEST_CASE("who saw the other is said, and enemies who saw each other did not pass unseen",
          "[report]") {
    OneTurn turn;
    turn.facts.push_back(tried_to_sight(true_force_k, true_convoy, {0}));
    REQUIRE(passings_of(turn.war()).size() == 1);
    CHECK(passings_of(turn.war())[0].seen_by == SideId{0});
    CHECK(has(passing_section(turn.war()).text(), "only Royal Navy saw the other"));
    turn.facts.push_back(FoundFromAir{{1}, true_force_k, at("C3"), {}});
    CHECK(passings_of(turn.war()).empty());
    CHECK(passing_section(turn.war()).empty());
}

TEST_CASE("a passing of several turns is told once, at its closest", "[report]") {
    const OneTurn first;
    War war = first.war();
    CampaignState apart = small_state();
    war.turns.push_back({{2}, {has_moved(true_convoy, at("D3"), {4})}, {}, apart});
    const auto passings = passings_of(war);
    REQUIRE(passings.size() == 1);
    CHECK(passings[0].turn == TurnNumber{2});
    CHECK(passings[0].apart() == Squares{1});
}
