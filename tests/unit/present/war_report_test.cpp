#include "present/war/war_report.h"

#include <catch2/catch.hpp>

#include "present/war/war_report_dice.h"
#include "present/war/war_report_plot.h"
#include "present/war/war_report_press.h"
#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr SeatId seat_of_royal_navy{0};

/// Force K sighted the convoy in E3 by radar, at nine in the morning of turn 1.
const Seen told_sighting{{1}, force_k, SightMode::radar, Reach::one_between, at("E3"), {}, {6}};
const SightingTried seen_by_radar{{true_force_k, true_convoy, Reach::one_between},
                                  {0},
                                  SightMode::radar,
                                  at("C3"),
                                  at("E3"),
                                  {6},
                                  true,
                                  {}};

DieRolled sighting_die_of(FormationId searcher, std::int32_t needed, std::int32_t result) {
    return {
        {Purpose::sighting, 0, 1, searcher.number, true_convoy.number, 0}, 12, {}, needed, result};
}

struct SmallWar {
    Definition definition = small_campaign();
    std::vector<Book> books{book_of(definition, {0}), book_of(definition, {1})};

    [[nodiscard]] War with(std::vector<Fact> facts, std::vector<Told> told = {}) const {
        return {definition, books, {{{1}, std::move(facts), std::move(told), small_state()}}};
    }
};

}  // namespace

TEST_CASE("behind a sighting the report names who it was", "[report]") {
    const SmallWar small;
    const War war = small.with({seen_by_radar});
    CHECK(truth_behind(war, war.turns[0], seat_of_royal_navy, told_sighting) ==
          "It was Convoy Beta [IT-B].");
    Seen elsewhere = told_sighting;
    elsewhere.square = at("F3");
    CHECK(truth_behind(war, war.turns[0], seat_of_royal_navy, elsewhere).empty());
}

TEST_CASE("where two fit a sighting the report names both", "[report]") {
    const SmallWar small;
    SightingTried other = seen_by_radar;
    other.tried.target = true_division;
    const War war = small.with({seen_by_radar, other});
    CHECK(truth_behind(war, war.turns[0], seat_of_royal_navy, told_sighting) ==
          "It was Convoy Beta [IT-B] or 3rd Division [IT-3].");
}

TEST_CASE("a contact that was invented is said to be false", "[report]") {
    const SmallWar small;
    const Declaration rumour{ShipType::BB, {3}};
    const War war = small.with({ContactInvented{{0}, at("F4"), rumour}});
    CHECK(truth_behind(war, war.turns[0], seat_of_royal_navy,
                       ContactReported{{2}, at("F4"), rumour, {}}) ==
          "Nobody was there: the report was false.");
}

TEST_CASE("dice are counted for the side that rolled them, by purpose", "[report]") {
    const SmallWar small;
    const War war =
        small.with({sighting_die_of(true_force_k, 4, 3), sighting_die_of(true_force_k, 4, 9),
                    sighting_die_of(true_convoy, 6, 6),
                    DieRolled{{Purpose::initiative, 0, 1, 1, 0, 0}, 12, {}, 0, 12}});
    const LuckOfWar rolls = rolls_of(war);
    CHECK(rolls.size() == 2);
    CHECK(rolls.at({{0}, Purpose::sighting}) == std::vector<LuckRoll>{{12, 4, 3}, {12, 4, 9}});
    CHECK(rolls.at({{1}, Purpose::sighting}) == std::vector<LuckRoll>{{12, 6, 6}});
    CHECK(has(dice_luck_section(war),
              "| Royal Navy | sighting | 2 | 0.67 | 1 | 1 or more: 55.5 % | as may be expected |"));
}

TEST_CASE("the dice of the air are those of the side that flies", "[report]") {
    const SmallWar small;
    const DieRolled search{{Purpose::air_search, 0, 1, 0x8000'0001, 0, 0}, 12, {}, 3, 12};
    const War war = small.with({SortieFlown{{1}, {}, at("C3")}, search});
    CHECK(rolls_of(war).count({{1}, Purpose::air_search}) == 1);
}

TEST_CASE("a die that the umpire set is nobody's luck", "[report]") {
    const SmallWar small;
    War war = small.with({sighting_die_of(true_force_k, 4, 1)});
    war.turns[0].after.rulings.dice[sighting_die_of(true_force_k, 4, 1).key] = 1;
    CHECK(rolls_of(war).empty());
    CHECK(has(dice_luck_section(war), "No roll needed a number."));
}

TEST_CASE("a history begins with why it is told, if the war is not over", "[report]") {
    const SmallWar small;
    War war = small.with({});
    CHECK(has(war_history_markdown(war), "The war is over"));
    war.early = "we stop here";
    const std::string early = war_history_markdown(war);
    CHECK(has(early, "**The war is not over.**"));
    CHECK(has(early, "because: we stop here."));
}

TEST_CASE("a history names the ships that were lost, with the turn", "[report]") {
    const SmallWar small;
    War war = small.with({});
    CHECK(has(war_history_markdown(war), "No ship was lost."));
    war.turns[0].after.ships[0].hull = {0};
    war.turns[0].after.ships[0].fate = Fate::sunk;
    CHECK(has(war_history_markdown(war),
              "| Aurora | Class | Royal Navy | sunk | turn 1, 8 Nov 1941 06:00 |"));
}

TEST_CASE("a day's plot holds what was sailed on it and no contact", "[report]") {
    const SmallWar small;
    const War war = small.with({});
    const auto days = days_of(war);
    REQUIRE(days.size() == 1);
    const Plot plot = plot_of_day(war, days[0]);
    CHECK(plot.contacts.empty());
    CHECK(plot.formations.at(0).track == std::vector<Square>{at("B2"), at("C3")});
    CHECK(plot.formations[0].ahead.empty());
    CHECK(has(plot.time, "8 Nov 1941"));
}

TEST_CASE("a newspaper is given a seat's reports and view alone", "[report]") {
    const SmallWar small;
    const War war = small.with({seen_by_radar},
                               {{seat_of_royal_navy, told_sighting}, {{1}, OwnSpotted{{1}, {6}}}});
    const auto news = news_of(war, seat_of_royal_navy);
    REQUIRE(news.size() == 1);
    CHECK(news[0].reports == std::vector<Report>{told_sighting});
    CHECK(news[0].after == war.turns[0].after.view(seat_of_royal_navy));
}

TEST_CASE("a battle that the program fought has its chart and its log in the history", "[report]") {
    const SmallWar small;
    War war = small.with({});
    CHECK(war_history_markdown(war).find("battle-2.txt") == std::string::npos);
    war.battles = {{BattleId{1}, true}, {BattleId{2}, false}};
    const std::string history = war_history_markdown(war);
    CHECK(history.find("### Battle 2\n\n![The tracks of battle 2](battle-2.png)") !=
          std::string::npos);
    CHECK(history.find("`battle-3.txt`") != std::string::npos);
    CHECK(history.find("battle-3.png") == std::string::npos);
}
