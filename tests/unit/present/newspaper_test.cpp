#include "present/side/newspaper.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "support/small_book.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr ContactId first_contact{1};

Seen sighting(std::string_view square) {
    return {first_contact, force_k, SightMode::radar, Reach::one_between, at(square), {}, {6}};
}

/// Lively is sunk, Aurora hit.
OwnShipsLeft after_battle() {
    OwnShipsLeft left{force_k, {{aurora, {}}, {lively, {}}}};
    left.ships[0].left.hull = {50};
    left.ships[1].left.hull = {0};
    left.ships[1].left.fate = Fate::sunk;
    return left;
}

TurnNews news(std::int32_t turn, std::vector<Report> reports) {
    return {{turn}, std::move(reports), small_view()};
}

/// The battle of turn 2, as it is told.
std::vector<TurnNews> battle_news() {
    return {news(1, {TurnBegan{{1}, Light::day}, sighting("E3"),
                     OwnMoved{force_k, Direction::south_east, at("C3"), {1}, {1}, {6}}}),
            news(2, {BattleJoined{{1}, at("E3"), {force_k}, {{{1}, {ShipType::CA, {2}}}}, {12}},
                     after_battle(), BattleOver{{1}, at("E3"), {2}, {"They turned away."}, {60}}})};
}

/// All that an edition says.
std::vector<Dispatch> all_of(const Edition& edition) {
    std::vector<Dispatch> all{edition.headline};
    for (const auto* each : {&edition.dispatches, &edition.claims, &edition.losses,
                             &edition.movements, &edition.weather}) {
        all.insert(all.end(), each->begin(), each->end());
    }
    return all;
}

/// What the Royal Navy must not read: the names in its enemy's book.
std::vector<std::string> enemy_words_in(const std::string& text) {
    std::vector<std::string> found;
    for (const BookFormation& formation : enemy_book().formations) {
        for (const std::string& word : {formation.id, formation.name}) {
            if (has(text, word)) found.push_back(word);
        }
    }
    for (const BookShip& each : enemy_book().ships) {
        if (has(text, each.name)) found.push_back(each.name);
    }
    return found;
}

}  // namespace

TEST_CASE("a day's paper leads with the heaviest of its news", "[newspaper]") {
    const auto editions = editions_of(small_book(), battle_news());
    REQUIRE(editions.size() == 1);  // both turns begin on one day
    CHECK(editions[0].date == "8 Nov 1941");
    CHECK(editions[0].turns == std::vector<std::int32_t>{1, 2});
    CHECK(editions[0].headline == Dispatch{{}, "1 SHIP LOST", {{{2}, 2}}});
}

TEST_CASE("dispatches have the hour, the place and what was declared", "[newspaper]") {
    const auto editions = editions_of(small_book(), battle_news());
    const auto& dispatches = editions.at(0).dispatches;
    REQUIRE(dispatches.size() == 3);
    CHECK(dispatches[0] ==
          Dispatch{"09:00",
                   "Force K has found an enemy force by radar in E3: its strength is not known.",
                   {{{1}, 2}}});
    CHECK(
        dispatches[1].sentence ==
        "Force K met the enemy in E3, and battle was joined: against 2 units, the biggest a heavy "
        "cruiser.");
    CHECK(editions[0].movements ==
          std::vector<Dispatch>{{{}, "Force K steamed to C3.", {{{1}, 3}}}});
}

TEST_CASE("a paper claims what its captains say and no ship besides", "[newspaper]") {
    const auto editions = editions_of(small_book(), battle_news());
    REQUIRE(editions.at(0).claims.size() == 1);
    CHECK(editions[0].claims[0].sentence ==
          "Of the battle in E3 our captains say: \"They turned away.\"");
}

TEST_CASE("a loss is admitted once, damage each time it is told", "[newspaper]") {
    auto turns = battle_news();
    turns.push_back(news(3, {after_battle()}));
    turns.push_back(news(4, {after_battle()}));  // of the next day
    const auto editions = editions_of(small_book(), turns);
    REQUIRE(editions.size() == 2);
    CHECK(editions[0].losses.at(0).sentence == "The loss of Lively (sunk) is admitted.");
    CHECK(has(editions[0].losses.at(1).sentence, "Damaged: Aurora ("));
    CHECK(editions[1].headline.sentence == "SHIPS OF OURS DAMAGED");
    CHECK(std::none_of(editions[1].losses.begin(), editions[1].losses.end(),
                       [](const Dispatch& each) { return has(each.sentence, "Lively"); }));
}

TEST_CASE("every sentence of a paper names reports that were told", "[newspaper]") {
    const auto turns = battle_news();
    for (const Edition& edition : editions_of(small_book(), turns)) {
        for (const Dispatch& dispatch : all_of(edition)) {
            INFO(dispatch.sentence);
            CHECK_FALSE(dispatch.from.empty());
            for (const ReportPlace place : dispatch.from) {
                const auto told = std::find_if(turns.begin(), turns.end(), [&](const auto& each) {
                    return each.turn == place.turn;
                });
                REQUIRE(told != turns.end());
                CHECK(place.number >= 1);
                CHECK(place.number <= static_cast<std::int32_t>(told->reports.size()));
            }
        }
    }
    const std::string paper = newspaper_markdown(small_book(), turns);
    CHECK(has(paper, "- 1.2: 09:00 Force K sighted a force by radar in E3"));
    CHECK_FALSE(has(paper, "- 1.1:"));  // nothing was made of it
}

TEST_CASE("forecasts that say the same are one", "[newspaper]") {
    const auto turns = std::vector<TurnNews>{news(1, {WeatherTold{{1}, {}}, WeatherTold{{2}, {}}})};
    const auto editions = editions_of(small_book(), turns);
    REQUIRE(editions.at(0).weather.size() == 1);
    CHECK(editions[0].weather[0].sentence == "From 8 Nov 1941 06:00: clear weather everywhere.");
    CHECK(editions[0].weather[0].from == std::vector<ReportPlace>{{{1}, 1}, {{1}, 2}});
}

TEST_CASE("orders, cards, dice and messages are no news", "[newspaper]") {
    const auto turns = std::vector<TurnNews>{news(
        1,
        {DiceCommitted{}, OrdersReceived{}, CardDealt{{{"All boilers"}, {"More."}, {}}, true},
         MessageTold{std::nullopt, {"For your eyes."}},
         OwnRouteSet{force_k, PlotRoute{{}, at("G5")}}, OwnStanceTaken{force_k, Stance::avoid}})};
    CHECK(editions_of(small_book(), turns).empty());
    CHECK(has(newspaper_markdown(small_book(), turns), "Nothing has been told yet."));
}

TEST_CASE("a day on which nothing was told has no edition", "[newspaper]") {
    CHECK(editions_of(small_book(), {}).empty());
    CHECK(editions_of(small_book(), {news(1, {TurnBegan{{1}, Light::day}})}).empty());
}

TEST_CASE("a paper has no word of the enemy that its side was not told", "[newspaper]") {
    const std::string paper = newspaper_markdown(small_book(), battle_news());
    CHECK(enemy_words_in(paper).empty());
    // the same question of a paper that gives something away
    CHECK(enemy_words_in(paper + "It was the 3rd Division with Trieste.") ==
          std::vector<std::string>{"3rd Division", "Trieste"});
}

TEST_CASE("the same news make the same paper", "[newspaper]") {
    CHECK(newspaper_markdown(small_book(), battle_news()) ==
          newspaper_markdown(small_book(), battle_news()));
}
