#include "present/desk/start/setup.h"

#include <catch2/catch.hpp>

#include "present/desk/start/world_map.h"

using namespace flagplot;
using namespace flagplot::desk;

namespace {

/// A chart of 4 by 4 squares with land in A1.
Chart small_sea() {
    Chart chart = blank_chart(4, 4);
    chart.terrain[0] = Terrain::land;
    return chart;
}

Setup begun() {
    Setup setup;
    setup.charts.push_back({"maps/bay.toml", "bay", small_sea()});
    setup.classes.push_back({"Trento", "Regia Marina", {}, true});
    setup.classes.push_back({"cargo", "", {}, false});
    setup.classes.back().unit.kind = Kind::auxiliary;
    SetupForm form = setup.form;
    form.chart = "bay";
    return setup_after(std::move(setup), FillSetup{form});
}

/// With a formation of each side at sea.
Setup with_forces() {
    Setup setup = setup_after(begun(), AddFleet{0});
    setup = setup_after(setup, AddShips{0});
    setup = setup_after(setup, PlaceFleet{{1, 1}});
    setup = setup_after(setup, AddFleet{1});
    setup = setup_after(setup, AddShips{1});
    return setup_after(setup, PlaceFleet{{2, 2}});
}

}  // namespace

TEST_CASE("a campaign is set up step by step, and each says what it still needs", "[setup]") {
    CHECK(why_not_done({}, SetupStep::sea) == "Choose a chart, or make one of the real coast.");
    Setup setup = begun();
    CHECK(why_not_done(setup, SetupStep::sea).empty());
    CHECK(why_not_there(setup, SetupStep::forces).empty());
    CHECK(why_not_there(setup, SetupStep::write) == "Add a formation first.");
    setup = setup_after(setup, GoToSetup{SetupStep::write});
    CHECK(setup.step == SetupStep::sea);
    CHECK(setup.message == "Add a formation first.");
    CHECK(setup_after(with_forces(), GoToSetup{SetupStep::write}).step == SetupStep::write);
}

TEST_CASE("keys lead a step on and back, and not beyond the first and the last", "[setup]") {
    Setup setup = setup_after(begun(), StepSetup{1});
    CHECK(setup.step == SetupStep::sides);
    CHECK(setup_after(setup, StepSetup{-2}).step == SetupStep::sea);
    setup = setup_after(with_forces(), StepSetup{99});
    CHECK(setup.step == SetupStep::write);
}

TEST_CASE("a side is named once, and there are two", "[setup]") {
    Setup setup = begun();
    setup.form.sides = {"Royal Navy"};
    CHECK(why_not_done(setup, SetupStep::sides) == "A war needs two sides.");
    setup.form.sides = {"Royal Navy", "royal navy"};
    CHECK(why_not_done(setup, SetupStep::sides) == "Two sides are called royal navy.");
    setup.form.sides = {"Royal Navy", " "};
    CHECK(why_not_done(setup, SetupStep::sides) == "Each side needs a name.");
}

TEST_CASE("times of a new campaign are read as people write them", "[setup]") {
    Setup setup = begun();
    setup.form.start = "yesterday";
    CHECK_FALSE(why_not_done(setup, SetupStep::time).empty());
    setup.form.start = "1914-08-04 18:00";
    CHECK(why_not_done(setup, SetupStep::time).empty());
    setup.form.turns = "0";
    CHECK(why_not_done(setup, SetupStep::time) == "Say how many turns are played: 1 to 9999.");
}

TEST_CASE("ships of a class are added at once, each with a name of her own", "[setup]") {
    Setup setup = setup_after(begun(), AddFleet{0});
    CHECK(setup.form.fleets[0].name == "Royal Navy 1");
    SetupAdding adding;
    adding.count = "2";
    setup = setup_after(setup, FillAdding{adding});
    setup = setup_after(setup, AddShips{0});
    adding.count = "1";
    setup = setup_after(setup, FillAdding{adding});
    setup = setup_after(setup, AddShips{0});
    setup = setup_after(setup, AddShips{0});
    std::vector<std::string> names;
    for (const SetupShip& ship : setup.form.fleets[0].ships) names.push_back(ship.name);
    CHECK(names == std::vector<std::string>{"Trento 1", "Trento 2", "Trento", "Trento 3"});
    setup = setup_after(setup, DropShip{0});
    CHECK(setup.form.fleets[0].ships.size() == 3);
    adding.count = "51";
    setup = setup_after(setup_after(setup, FillAdding{adding}), AddShips{0});
    CHECK(setup.form.fleets[0].ships.size() == 3);
    CHECK(setup.message == "Add 1 to 50 ships at once.");
}

TEST_CASE("a merchant ship has the speed and tons that were filled in, a warship her class's",
          "[setup]") {
    const Setup setup = with_forces();
    CHECK(setup.form.fleets[0].ships[0].knots.empty());
    CHECK(setup.form.fleets[0].ships[0].tons.empty());
    CHECK(setup.form.fleets[1].ships[0].knots == "10");
    CHECK(setup.form.fleets[1].ships[0].tons == "5000");
    Setup wrong = setup;
    wrong.form.fleets[1].ships[0].knots = "fast";
    CHECK(why_not_done(wrong, SetupStep::forces) ==
          "cargo: a speed is a number of knots, such as 12 or 12.5.");
}

TEST_CASE("a formation begins at sea", "[setup]") {
    Setup setup = setup_after(begun(), PlaceFleet{{1, 1}});
    CHECK(setup.message == "Choose a formation first, or add one.");
    setup = setup_after(setup, AddFleet{0});
    setup = setup_after(setup, PlaceFleet{{0, 0}});
    CHECK(setup.message == "A1 is land.");
    CHECK_FALSE(setup.form.fleets[0].at);
    setup = setup_after(setup, PlaceFleet{{1, 1}});
    CHECK(setup.form.fleets[0].at == Square{1, 1});
    CHECK(why_not_done(setup, SetupStep::forces) == "Royal Navy 1 has no ships.");
}

TEST_CASE("what began on no sea of another chart begins nowhere", "[setup]") {
    const Setup setup = with_sea(with_forces(), blank_chart(2, 2), std::nullopt);
    CHECK(setup.form.fleets[0].at == Square{1, 1});
    CHECK_FALSE(setup.form.fleets[1].at);
}

TEST_CASE("a chart that was made is made again when its form has changed", "[setup]") {
    Setup setup = begun();
    setup.form.chart.clear();
    setup = with_sea(setup, small_sea(), setup.form.making);
    CHECK(why_not_done(setup, SetupStep::sea).empty());
    setup.form.start = "1914-08-04 18:00";
    CHECK(why_not_done(setup, SetupStep::sea).empty());
    CHECK(making_of(setup.form).day == "1914-08-04");
    setup.form.making.columns = "30";
    CHECK(why_not_done(setup, SetupStep::sea) ==
          "The size or the place has changed: make the chart again.");
}

TEST_CASE("the folder is called as the title until its name is typed", "[setup]") {
    Setup setup = begun();
    SetupForm form = setup.form;
    form.title = "The Gulf of Bothnia, 1942!";
    setup = setup_after(setup, FillSetup{form});
    CHECK(setup.form.id == "the-gulf-of-bothnia-1942");
    form = setup.form;
    form.id = "gulf";
    setup = setup_after(setup, FillSetup{form});
    form = setup.form;
    form.title = "Another";
    setup = setup_after(setup, FillSetup{form});
    CHECK(setup.form.id == "gulf");
    setup.form.id = "../gulf";
    CHECK_FALSE(why_not_done(setup, SetupStep::write).empty());
}

TEST_CASE("ids of sides and formations are short, and no two alike", "[setup]") {
    SetupForm form;
    form.sides = {"Royal Navy", "Red Navy", "Kriegsmarine"};
    CHECK(side_ids(form) == std::vector<std::string>{"rn", "rn2", "kriegsmarine"});
    form.fleets = {{"a", 0}, {"b", 2}, {"c", 0}};
    CHECK(fleet_ids(form) == std::vector<std::string>{"RN-1", "KRIE-2", "RN-3"});
}

TEST_CASE("the plan is what was filled in", "[setup]") {
    Setup setup = with_forces();
    setup.form.turns = "7";
    setup.form.fleets[1].enters = "3";
    setup.form.weather = Weather::fog;
    const CampaignPlan plan = plan_of(setup.form);
    CHECK(plan.turn_starts == 8);
    CHECK(plan.chart == "bay");
    CHECK(plan.weather == Weather::fog);
    REQUIRE(plan.formations.size() == 2);
    CHECK(plan.formations[1].enters == TurnNumber{3});
    CHECK(plan.formations[1].side == 1);
    CHECK(plan.formations[1].ships ==
          std::vector<PlannedShip>{{"cargo", "cargo", KnotTenths{100}, 5000}});
    setup.form.chart.clear();
    CHECK(plan_of(setup.form).chart == setup.form.id);
}

TEST_CASE("a place on the map of the world is the middle of a chart", "[setup]") {
    CHECK(middle_text({194.5, 54.1}) == "35.9,14.5");
    CHECK(middle_text({-5, 200}) == "-89.9,-180.0");
    const Point at = on_world(35.9, 14.5);
    CHECK(at.x == Approx(194.5));
    CHECK(at.y == Approx(54.1));
    MakingForm form;
    const auto box = extent_of(form, on_world(0, 0));
    REQUIRE(box);
    CHECK(box->width() == Approx(24));
    CHECK(box->height() == Approx(18));
    CHECK(extent_of(form, on_world(60, 0))->width() == Approx(48));
    form.rows = "many";
    CHECK_FALSE(extent_of(form, on_world(0, 0)));
}
