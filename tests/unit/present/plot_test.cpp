#include "present/plot/plot.h"

#include <catch2/catch.hpp>

#include "present/truth/truth_plot.h"
#include "support/print.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

std::vector<std::string> ids_of(const Plot& plot) {
    std::vector<std::string> ids;
    for (const PlotFormation& formation : plot.formations) ids.push_back(formation.id);
    return ids;
}

}  // namespace

TEST_CASE("a side's plot shows its own formations on the chart, with track, markers and way",
          "[plot]") {
    const Plot plot = plot_of(small_book(), view_with_contact());

    REQUIRE(ids_of(plot) == std::vector<std::string>{"UK-K"});
    const PlotFormation& own = plot.formations[0];
    CHECK(own.side == SideId{0});
    CHECK(own.number == force_k);
    CHECK(own.square == at("C3"));
    CHECK(own.track == std::vector<Square>{at("B2"), at("C3")});
    CHECK(own.route == PlotRoute{{at("E4")}, at("G5")});
    CHECK(own.ahead == std::vector<PlannedStep>{{at("D3"), Direction::east},
                                                {at("E4"), Direction::south_east},
                                                {at("F4"), Direction::east},
                                                {at("G5"), Direction::south_east}});
    CHECK(plot.time == "8 Nov 1941 12:00, turn 2 of 4, day");
}

TEST_CASE("a side's plot shows of the enemy its contacts alone", "[plot]") {
    const Plot plot = plot_of(small_book(), view_with_contact());

    for (const PlotFormation& formation : plot.formations) CHECK(formation.side == SideId{0});
    REQUIRE(plot.contacts.size() == 1);
    CHECK(plot.contacts[0] ==
          PlotContact{{1}, {0}, at("E3"), 3, true, "composition unknown", "by radar"});
    CHECK(plot_of(small_book(), small_view()).contacts.empty());
}

TEST_CASE("a declared contact says what was declared, an old one that it is old", "[plot]") {
    SideView view = view_with_contact();
    view.turn = {3};
    sight_again(view.contacts[0], SightSource::radar, Declaration{ShipType::CA, {6}});
    CHECK(plot_of(small_book(), view).contacts[0] ==
          PlotContact{{1},
                      {0},
                      at("E3"),
                      9,
                      false,
                      "6 units, the biggest a heavy cruiser",
                      "by radar",
                      Declaration{ShipType::CA, {6}},
                      "",
                      Grade::certain,
                      Grade::certain,
                      "by radar"});
}

TEST_CASE("a contact says whether it was seen from the air or only reported", "[plot]") {
    SideView view = view_with_contact();
    sight_again(view.contacts[0], SightSource::air, {});
    CHECK(plot_of(small_book(), view).contacts[0].source == "from the air");
    sight_again(view.contacts[0], SightSource::report, {});
    CHECK(plot_of(small_book(), view).contacts[0].source == "by report");
}

TEST_CASE("searches of the last turn and blocks that were learned are on the plot", "[plot]") {
    SideView view = small_view();
    view.blocks = {{at("E3"), {2}}};
    view.waiting.push_back(AirReport{kalafrana, at("D4"), {}});
    view.waiting.push_back(AirReport{{}, at("B4"), {}});
    CHECK(
        plot_of(flying_book(), view).blocks ==
        std::vector<PlotBlock>{
            {at("E3"), false, "an enemy of Royal Navy in one of the nine squares D2 to F4, turn 2"},
            {at("D4"), true, "searched by KALAFRANA of Royal Navy in turn 1"},
            {at("B4"), true, "searched by an extra flight of Royal Navy in turn 1"}});
}

TEST_CASE("the plot has the weather of its turn, and says what covers all of it", "[plot]") {
    SideView view = small_view();
    const WeatherZone everywhere{Weather::poor, {}, {}};
    const WeatherZone bank{Weather::fog, at("D4"), {1}};
    view.weather = {{{2}, {everywhere, bank}}, {{3}, {}}};
    const Plot plot = plot_of(small_book(), view);
    CHECK(plot.weather == std::vector<WeatherZone>{everywhere, bank});
    CHECK(plot.time == "8 Nov 1941 12:00, turn 2 of 4, day; poor weather everywhere");
}

TEST_CASE("a detached formation is on the plot by its own name", "[plot]") {
    SideView view = small_view();
    OwnFormation& part = view.formations.emplace_back(view.formations[0]);
    part.id = "UK-K/2";
    CHECK(ids_of(plot_of(small_book(), view)) == std::vector<std::string>{"UK-K", "UK-K/2"});
}

TEST_CASE("battles are plotted with the formations in them", "[plot]") {
    SideView view = small_view();
    view.battles = {{at("C3"), {1}, {1}, {force_k}, false}};
    CHECK(plot_of(small_book(), view).battles ==
          std::vector<PlotBattle>{{1, at("C3"), false, {"UK-K"}}});
}

TEST_CASE("the planned way ends where there is no route by sea", "[plot]") {
    const Chart chart = drawn_chart(". . # .\n. . # .").chart;
    const MovementSwitches switches{};
    RoutePlanner planner(chart, switches);
    const PlotRoute route{{{1, 0}}, {3, 0}};
    CHECK(way_ahead(planner, DiagonalRule::alternating, {0, 0}, {0}, route) ==
          std::vector<PlannedStep>{{{1, 0}, Direction::east}});
}

TEST_CASE("the planned way goes no further than a marker that cannot be reached", "[plot]") {
    const Chart chart = drawn_chart(". . # .\n. . # .").chart;
    const MovementSwitches switches{};
    RoutePlanner planner(chart, switches);
    const PlotRoute route{{{3, 0}}, {1, 0}};
    CHECK(way_ahead(planner, DiagonalRule::alternating, {0, 0}, {0}, route).empty());
}

TEST_CASE("a run of diagonals goes on behind a checkpoint", "[plot]") {
    const Chart chart = open_sea(5, 5);
    const MovementSwitches switches{};
    RoutePlanner planner(chart, switches);
    CHECK(way_ahead(planner, DiagonalRule::alternating, at("A5"), {0}, {{at("B4")}, at("D3")}) ==
          std::vector<PlannedStep>{{at("B4"), Direction::north_east},
                                   {at("C4"), Direction::east},
                                   {at("D3"), Direction::north_east}});
}

TEST_CASE("the end of the campaign stands above the plot", "[plot]") {
    CHECK(plot_time(small_calendar(), {5}, Light::night) ==
          "9 Nov 1941 06:00, the campaign is over");
}

TEST_CASE("the umpire's plot shows the formations of all sides where they are", "[plot]") {
    const Plot plot = plot_of_truth(small_campaign(), small_state());

    CHECK(ids_of(plot) == std::vector<std::string>{"UK-K", "IT-B", "IT-3"});
    CHECK(plot.formations[0] == plot_of(small_book(), view_with_contact()).formations[0]);
    CHECK(plot.formations[1].side == SideId{1});
    CHECK(plot.formations[1].square == at("E3"));
    CHECK(plot.contacts.size() == 1);
    CHECK(plot.contacts[0].seen_by == SideId{0});
}

TEST_CASE("the umpire's plot follows the leg that was planned, then the rest of the route",
          "[plot]") {
    CampaignState state = small_state();
    state.formations[0].leg = {Direction::south_east, Direction::east};

    const auto ahead = plot_of_truth(small_campaign(), state).formations[0].ahead;

    REQUIRE(ahead.size() == 4);
    CHECK(ahead[0] == PlannedStep{at("D4"), Direction::south_east});
    CHECK(ahead[1] == PlannedStep{at("E4"), Direction::east});
    CHECK(ahead[3].to == at("G5"));

    state.formations[true_convoy.index()].leg = {Direction::west};
    CHECK(plot_of_truth(small_campaign(), state).formations[1].ahead ==
          std::vector<PlannedStep>{{at("D3"), Direction::west}});
}

TEST_CASE("the umpire's battles are numbered from one, whoever fights in them", "[plot]") {
    CampaignState state = small_state();
    state.battles = {{at("E3"), {2}, {3}, {true_force_k, true_convoy}, {}, {}, {}}};
    CHECK(plot_of_truth(small_campaign(), state).battles ==
          std::vector<PlotBattle>{{1, at("E3"), false, {"UK-K", "IT-B"}}});
    state.battles[0].outcome.emplace();
    CHECK(plot_of_truth(small_campaign(), state).battles[0].is_over);
}

TEST_CASE("the umpire's plot shows formations formed in play and each side's searches", "[plot]") {
    CampaignState state = small_state();
    FormationState part = state.formations[true_force_k.index()];
    part.square = at("D4");
    state.formations.push_back(part);
    FormationRow row = small_campaign().formations[true_force_k.index()];
    row.id = "UK-K/2";
    row.number = {3};
    state.founded.push_back({row, {2}, {}});
    state.views[0].formations.push_back(state.views[0].formations[0]);
    state.views[0].blocks = {{at("E3"), {2}}};
    state.weather = {{{Weather::fog, at("D4"), {1}}, {2}}};

    const Plot plot = plot_of_truth(small_campaign(), state);

    CHECK(ids_of(plot) == std::vector<std::string>{"UK-K", "IT-B", "IT-3", "UK-K/2"});
    REQUIRE(plot.blocks.size() == 1);
    CHECK(plot.blocks[0].centre == at("E3"));
    CHECK(plot.weather == std::vector<WeatherZone>{{Weather::fog, at("D4"), {1}}});
}
