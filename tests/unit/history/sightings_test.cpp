#include "history/sightings.h"

#include <catch2/catch.hpp>

#include "support/scenario.h"
#include "unit/files/sources.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

const CaseShip radar_battleship{ShipType::BB, 24, true};
const CaseShip radar_heavy{ShipType::CA, 32, true};

constexpr std::string_view by_day = "1941-11-08 12:30";
constexpr std::string_view by_night = "1941-11-08 18:30";

/// Night counts two against eyes, as in the campaigns that are shipped.
Scenario waters() {
    Scenario scenario("A . . b . . . .\n. . . . . . . .\n. . . . . . . .");
    scenario.with("sighting.night_visual_mod", "-2");
    return scenario;
}

HistoricEvent seen(std::string_view time, std::variant<HistoricId, AssetId> searcher,
                   std::vector<HistoricId> targets, SightMode mode,
                   std::string_view square = "D1") {
    return {"then",
            *read_square(square),
            "Somebody was seen.",
            "sighting",
            Confidence::high,
            "",
            HistoricSighting{{*read_moment(time), 9}, searcher, std::move(targets), mode}};
}

/// The number A needs against b.
std::int32_t needed(Scenario& scenario, std::string_view time, SightMode mode) {
    Definition& campaign = scenario.draft();
    campaign.events = {seen(time, historic(scenario.id('A')), {historic(scenario.id('b'))}, mode)};
    const auto odds = sighting_odds(campaign);
    return odds.size() == 1 && odds[0].attempt ? odds[0].attempt->needed : 0;
}

}  // namespace

TEST_CASE("a light cruiser with radar against heavy cruisers: 5 by radar, 3 by eye at night") {
    Scenario scenario = waters();  // Ajax of UK-B against IT-1
    scenario.ships('A', {radar_cruiser, light_cruiser, destroyer}).ships('b', {heavy_cruiser});
    CHECK(needed(scenario, by_night, SightMode::radar) == 5);
    CHECK(needed(scenario, by_night, SightMode::eye) == 3);
    CHECK(needed(scenario, by_day, SightMode::eye) == 5);
}

TEST_CASE("a battleship with radar against heavy cruisers: 7 by radar, 5 by eye at night") {
    Scenario scenario = waters();  // Valiant of UK-A against IT-1
    scenario.ships('A', {radar_battleship, battleship}).ships('b', {heavy_cruiser, destroyer});
    CHECK(needed(scenario, by_night, SightMode::radar) == 7);
    CHECK(needed(scenario, by_night, SightMode::eye) == 5);
}

TEST_CASE("heavy cruisers without radar against battleships: 5 by eye at night, none by radar") {
    Scenario scenario = waters();  // IT-1 against UK-A
    scenario.ships('A', {heavy_cruiser}).ships('b', {radar_battleship});
    CHECK(needed(scenario, by_night, SightMode::eye) == 5);
    CHECK(needed(scenario, by_night, SightMode::radar) == 0);
}

TEST_CASE("Suffolk against Bismarck: 7 by day") {
    Scenario scenario = waters();
    scenario.ships('A', {radar_heavy, radar_heavy}).ships('b', {{ShipType::BB, 30, true}});
    CHECK(needed(scenario, by_day, SightMode::eye) == 7);
    CHECK(needed(scenario, by_day, SightMode::radar) == 7);
}

TEST_CASE("convoy Beta: 2 and 3 by eye at night, 4 and 5 by radar, 6 from the air") {
    auto beta = read_campaign(shipped_campaign("convoy-beta"));
    REQUIRE(beta);
    const auto odds = sighting_odds(*beta);
    REQUIRE(odds.size() == 3);
    CHECK(beta->events[odds[0].event].square == *read_square("D5"));
    CHECK(std::get<AssetId>(odds[0].searcher) == AssetId{0});
    CHECK(odds[0].attempt.value().needed == 6);
    CHECK(odds[0].attempt.value().modifiers == std::vector<Modifier>{{ModifierName::quality, 3},
                                                                     {ModifierName::target_size, 2},
                                                                     {ModifierName::coast, 1}});
    CHECK(odds[0].distance == Squares{2});
    CHECK(odds[0].light == Light::day);
    CHECK(odds[1].attempt.value().needed == 2);
    CHECK(odds[1].attempt.value().modifiers ==
          std::vector<Modifier>{{ModifierName::searcher_size, 2},
                                {ModifierName::target_size, 2},
                                {ModifierName::night, -2}});
    CHECK(odds[1].chances() == 2);
    CHECK(odds[2].attempt.value().needed == 3);
    for (const auto* each : {&odds[1], &odds[2]}) {
        CHECK(each->distance == Squares{0});
        CHECK(each->turn == TurnNumber{6});
        CHECK(each->light == Light::night);
    }
    for (HistoricEvent& event : beta->events) {
        if (event.sighting) event.sighting->mode = SightMode::radar;
    }
    beta->events.erase(beta->events.begin() + 1);  // the Maryland has no radar
    const auto by_radar = sighting_odds(*beta);
    REQUIRE(by_radar.size() == 2);
    CHECK(by_radar[0].attempt.value().needed == 4);
    CHECK(by_radar[1].attempt.value().needed == 5);
}

TEST_CASE("A-ST-57: the distance is the smaller of those at the turn starts round the sighting") {
    Scenario scenario = waters();
    Definition& campaign = scenario.draft();
    const HistoricId a = historic(scenario.id('A'));
    const HistoricId b = historic(scenario.id('b'));
    const auto track = [](HistoricId id, std::vector<std::string_view> squares) {
        HistoricTrack made{id, {}};
        for (const auto square : squares) {
            made.squares.push_back(
                {{static_cast<std::int32_t>(made.squares.size()) + 1}, *read_square(square)});
        }
        return made;
    };
    const auto distance = [&](std::string_view time) {
        campaign.events = {seen(time, a, {b}, SightMode::eye)};
        return sighting_odds(campaign).at(0).distance;
    };
    campaign.tracks = {track(a, {"A1", "A1", "D2"}), track(b, {"D1", "G3", "E3"})};
    CHECK(distance("1941-11-08 06:00") == Squares{3});
    CHECK(distance("1941-11-08 12:00") == Squares{1});
    CHECK(distance("1941-11-08 23:30") == Squares{1});  // only its beginning is on the tracks
    CHECK(distance("1941-11-09 00:00") == std::nullopt);
    campaign.tracks.pop_back();
    CHECK(distance("1941-11-08 06:00") == std::nullopt);
}

TEST_CASE("a sighting counts the ships of its hour, and each target by itself") {
    Scenario scenario("A . . b . c . .");
    scenario.ships('A', {light_cruiser}).ships('b', {battleship, destroyer}).ships('c', {merchant});
    Definition& campaign = scenario.draft();
    const HistoricId a = historic(scenario.id('A'));
    const HistoricId b = historic(scenario.id('b'));
    const HistoricId c = historic(scenario.id('c'));
    const auto& ships = campaign.formations[scenario.id('b').index()].ships;
    campaign.partings = {
        {{*read_moment("1941-11-08 13:00"), 0}, b, "BIG", "Big", {ships[0]}, "", Confidence::low}};
    const auto numbers = [&](std::string_view time) {
        campaign.events = {seen(time, a, {b, c, HistoricId{3}}, SightMode::eye)};
        std::string text;
        for (const SightingOdds& odds : sighting_odds(campaign)) {
            text += std::to_string(odds.attempt ? odds.attempt->needed : 0) + " ";
        }
        return text;
    };
    CHECK(numbers("1941-11-08 12:30") == "6 3 6 ");
    CHECK(numbers("1941-11-08 13:00") == "3 3 6 ");
}

TEST_CASE("in a port of its own a formation that does not stir is sheltered") {
    Scenario scenario = waters();
    scenario.ships('A', {battleship}).ships('b', {battleship}).port('b', red_seat);
    Definition& campaign = scenario.draft();
    const HistoricId b = historic(scenario.id('b'));
    const Square port = scenario.at('b');
    campaign.tracks = {{b, {{{2}, port}, {{3}, port}, {{4}, *read_square("D2")}}}};
    CHECK(needed(scenario, by_day, SightMode::eye) == 0);
    CHECK(needed(scenario, by_night, SightMode::eye) != 0);
    campaign.switches.port_shelter = false;
    CHECK(needed(scenario, by_day, SightMode::eye) != 0);
}

TEST_CASE("aircraft search by the air rule, from their base or their ship, and not by night") {
    Scenario scenario = waters();
    scenario.ships('A', {{ShipType::CV, 30}}).ships('b', {battleship});
    Definition& campaign = scenario.draft();
    const HistoricId b = historic(scenario.id('b'));
    const ShipId carrier = campaign.formations[0].ships[0];
    campaign.assets = {{"SHORE", "Shore", {0}, *read_square("H3"), 3, {4}, 1, {}},
                       {"DECK", "Deck", {0}, carrier, 2, {8}, 1, {}}};
    campaign.tracks = {{historic(scenario.id('A')), {{{2}, *read_square("A1")}}}};
    const auto odds = [&](std::uint32_t asset, std::string_view time) {
        campaign.events = {seen(time, AssetId{asset}, {b}, SightMode::air, "D1")};
        return sighting_odds(campaign).at(0);
    };
    CHECK(odds(0, by_day).distance == Squares{4});
    CHECK(odds(0, by_day).attempt.value().needed == 3 + 4 - 2);
    CHECK(odds(1, by_day).distance == Squares{3});
    CHECK(odds(1, by_day).attempt.value().needed == 2 + 4);
    CHECK_FALSE(odds(0, by_night).attempt);
    CHECK(odds(0, by_night).chances() == 0);
}
