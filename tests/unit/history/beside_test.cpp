#include "history/beside.h"

#include <catch2/catch.hpp>

#include "history/historic_result.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr ShipId aurora_in_truth{0};
constexpr ShipId duisburg{3};
constexpr ShipId grecale{4};
constexpr ShipId trieste{5};
constexpr HistoricId convoy = historic(true_convoy);

/// In history the convoy came to D3 at the beginning of turn 2 and to B4 at that of turn 3, where
/// it stayed; and Force K sank Duisburg in C3.
Definition campaign_with_history() {
    Definition definition = small_campaign();
    definition.tracks = {
        {convoy, {{{1}, at("G5")}, {{2}, at("D3")}, {{3}, at("B4")}, {{4}, at("B4")}}}};
    BattleOutcome outcome;
    outcome.ships = {{duisburg, {0}, {0}, Fate::sunk}, {grecale, {50}, {100}, Fate::afloat}};
    definition.battles = {{at("C3"), "Duisburg", {true_force_k, true_convoy}, outcome, {}}};
    return definition;
}

CampaignState in_turn(TurnNumber turn, Square convoys) {
    CampaignState state = small_state();
    state.turn = turn;
    state.formations[true_convoy.index()].square = convoys;
    return state;
}

VictoryRow row_for(SideId side, VictoryFor what, std::vector<ShipId> ships, std::int32_t points) {
    VictoryRow row;
    row.side = side;
    row.what = what;
    row.ships = std::move(ships);
    row.points = points;
    return row;
}

}  // namespace

TEST_CASE("a formation is compared with its track at each turn after the first, or is absent") {
    const Definition definition = campaign_with_history();
    auto fits = fits_of_tracks(definition);
    add_standings(fits, definition, in_turn({1}, at("G5")));
    add_standings(fits, definition, in_turn({2}, at("E3")));
    CampaignState gone = in_turn({3}, at("E3"));
    gone.formations[true_convoy.index()].presence = Presence::gone;
    add_standings(fits, definition, gone);
    add_standings(fits, definition, in_turn({5}, at("E3")));
    REQUIRE(fits.size() == 1);
    CHECK(fits[0].standings == std::vector<Standing>{{{2}, at("D3"), at("E3")}});
    CHECK(fits[0].absent == 1);
}

TEST_CASE("a track ends when its formation came to stay, in this war when it is first there") {
    const Definition definition = campaign_with_history();
    const CampaignState two = in_turn({2}, at("E3")), four = in_turn({4}, at("B4")),
                        five = in_turn({5}, at("B4"));
    const std::vector<const CampaignState*> turns{&two, &four, &five};
    const auto ends = track_ends_beside(definition, turns);
    REQUIRE(ends.size() == 1);
    CHECK(ends[0].at == at("B4"));
    CHECK(ends[0].in_history == TurnNumber{3});
    CHECK(ends[0].now == TurnNumber{4});
    const std::vector<const CampaignState*> none{&two};
    CHECK_FALSE(track_ends_beside(definition, none)[0].now);
}

TEST_CASE("ships that history or the war took are listed with both fates, damaged ones are not") {
    CampaignState end = in_turn({5}, at("B4"));
    end.ships[aurora_in_truth.index()].hull = {0};
    end.ships[aurora_in_truth.index()].fate = Fate::sunk;
    end.ships[trieste.index()].fate = Fate::captured;
    const auto losses = losses_beside(campaign_with_history(), end);
    REQUIRE(losses.size() == 3);
    CHECK(losses[0].ship == aurora_in_truth);
    CHECK_FALSE(losses[0].in_history);
    CHECK(losses[0].now == Fate::sunk);
    CHECK(losses[1].ship == duisburg);
    CHECK(losses[1].in_history == Fate::sunk);
    CHECK_FALSE(losses[1].now);
    CHECK(losses[2].now == Fate::captured);
}

TEST_CASE("a ship that history left with no hull was sunk, whatever else its file says") {
    Definition definition = campaign_with_history();
    for (ShipOutcome& ship : definition.battles.front().outcome.ships) {
        if (ship.ship == duisburg) ship.fate = Fate::afloat;
    }
    const auto losses = losses_beside(definition, in_turn({5}, at("B4")));
    REQUIRE(losses.size() == 1);
    CHECK(losses.front().in_history == Fate::sunk);
}

TEST_CASE("history has points by the victory table: losses, arrivals in time, sightings") {
    Definition definition = campaign_with_history();
    definition.victory = {row_for({0}, VictoryFor::sinks, {duisburg, grecale}, 1),
                          row_for({1}, VictoryFor::keeps, {duisburg, grecale, trieste}, 10),
                          row_for({1}, VictoryFor::arrives, {duisburg, grecale, trieste}, 100),
                          row_for({0}, VictoryFor::spots, {}, 1000)};
    definition.victory[0].is_by_size = true;
    definition.victory[2].at = at("B4");
    definition.victory[3].formations = {true_convoy, true_division};
    HistoricEvent seen;
    seen.sighting = HistoricSighting{{}, historic(true_force_k), {convoy}, SightMode::radar};
    definition.events = {seen};
    const std::int32_t size = definition.ship(duisburg).ship.size.count;
    CHECK(historic_points(definition) == std::vector<std::int32_t>{1000 + size, 120});
    definition.victory[2].by = TurnNumber{2};
    CHECK(historic_points(definition) == std::vector<std::int32_t>{1000 + size, 20});
}

TEST_CASE("ships whose arrival counts are listed with the turns of both") {
    Definition definition = campaign_with_history();
    definition.battles.clear();
    VictoryRow row = row_for({1}, VictoryFor::arrives, {grecale}, 1);
    row.at = at("B4");
    definition.victory = {row};
    const CampaignState two = in_turn({2}, at("E3")), four = in_turn({4}, at("B4"));
    const std::vector<const CampaignState*> turns{&two, &four};
    const auto arrivals = arrivals_beside(definition, turns);
    REQUIRE(arrivals.size() == 1);
    CHECK(arrivals[0].in_history == TurnNumber{3});
    CHECK(arrivals[0].now == TurnNumber{4});
    const std::vector<const CampaignState*> none{&two};
    CHECK_FALSE(arrivals_beside(definition, none)[0].now);
}

TEST_CASE("the ways of both are compared turn by turn") {
    const CampaignState two = in_turn({2}, at("E3")), five = in_turn({5}, at("B4"));
    const std::vector<const CampaignState*> turns{&two, &five};
    const auto ways = ways_beside(campaign_with_history(), turns);
    REQUIRE(ways.size() == 1);
    CHECK(ways[0].in_history == std::vector<std::optional<Square>>{at("D3"), std::nullopt});
    CHECK(ways[0].now == std::vector<std::optional<Square>>{at("E3"), at("B4")});
}

TEST_CASE("the day of a battle of history is that of the event in its square") {
    Definition definition = campaign_with_history();
    CHECK_FALSE(day_of(definition, definition.battles[0]));
    definition.events = {{"9 Nov about 00:57", at("D5"), "Elsewhere.", "battle", {}, {}, {}},
                         {"8 Nov about 00:57", at("C3"), "Seen.", "air sighting", {}, {}, {}},
                         {"9 Nov about 00:57", at("C3"), "Fire.", "battle", {}, {}, {}}};
    CHECK(day_of(definition, definition.battles[0]) == "9 Nov 1941");
}
