#include "tactical/paper/papers.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

Unit unit(const std::string& name) {
    Unit unit;
    unit.name = name;
    unit.class_name = "Arethusa";
    unit.type = "light cruiser";
    unit.size = {2};
    unit.points_left = {2};
    unit.maximum = {320};
    unit.speed_left = {320};
    return unit;
}

Scene scene() {
    Scene scene;
    scene.turn = {3};
    scene.date_hour = "9 Nov 1941 00:30";
    scene.light = "night";
    scene.weather = "fog";
    scene.square = {4, 5};
    scene.around = {{Direction::north, {4, 4}, Terrain::sea, true, ""},
                    {Direction::west, {3, 5}, Terrain::land, false, "Cape"}};
    return scene;
}

BattleRequest request() {
    BattleRequest request;
    request.campaign = "small";
    request.title = "Small \"and\" odd";
    request.battle = 2;
    request.scene = scene();
    request.parties = {{"blue", "Blue Fleet", {"In the battle: 1 unit, a destroyer."}, {}},
                       {"red", "Red Fleet", {}, {}}};
    request.parties[0].formations = {
        {"B1", "Blue One", "seek", Direction::north_east, "to D6", {unit("Aurora")}}};
    request.parties[1].formations = {{"R1", "Red One", "avoid", {}, "", {unit("Maria")}}};
    request.surprised = {"red"};
    request.spottings = {{"blue", "B1", "R1", "by radar in turn 3"}};
    return request;
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE(
    "the umpire's contract holds everything: both sides, who spotted whom, who is surprised") {
    const std::string text = paper::contract_markdown(request());
    CHECK(text.starts_with("# Battle 2 of Small \"and\" odd\n"));
    for (const char* part :
         {"Turn 3, 9 Nov 1941 00:30, by night, in fog", "Square E6: sea", "- N: E5, sea\n",
          "- W: D6 (Cape), land; no way there", "Time limit: 360 minutes", "Surprised: red.",
          "blue: B1 has spotted R1 by radar in turn 3", "## Red Fleet (red)", "### Blue One [B1]",
          "Stance: seek. Course: NE. Route: to D6.", "| Aurora | Arethusa | light cruiser | 2 of 2",
          "- In the battle: 1 unit, a destroyer."}) {
        INFO(part);
        CHECK(holds(text, part));
    }
    CHECK(holds(text, fingerprint_of(request())));
}

TEST_CASE(
    "the contract says at contact how far apart formations come in, and their order and guns") {
    BattleRequest in = request();
    in.scene.visibility = 1;
    in.scene.wind = Wind{90, 4};
    in.parties[0].formations[0].units.push_back(unit("Penelope"));
    in.parties[0].formations[0].units[0].data = {{"paper", "guns", "6 x 6 inch"},
                                                 {"battle_board", "armor", "500"}};
    in.parties[1].formations.push_back(
        {"R2", "Red Two", "avoid", Direction::south_west, "", {unit("Duisburg")}});
    in.parties[1].formations.push_back(
        {"R3", "Red Three", "avoid", Direction::north_east, "", {unit("Sagitta")}});
    const std::string text = paper::contract_markdown(in);
    for (const char* part :
         {"## At contact\n\n- To be seen: by night, in fog; visibility 1 of 9, sea state not "
          "known, wind from 090, force 4.\n",
          "- Blue One [B1] has Red One [R1] on bearing 045, 0.7 squares away.\n",
          "- Blue One [B1] has Red Two [R2] on bearing 045, 1.4 squares away.\n",
          "- Blue One [B1] and Red Three [R3] come in at the same place.\n",
          "- Order: Aurora (guns 6 x 6 inch), Penelope.\n"}) {
        INFO(part);
        CHECK(holds(text, part));
    }
}

TEST_CASE("a side's sheet has its own ships and what it knows, and no fingerprint") {
    const SideSheet sheet{"Small", 1, scene(), request().parties[0]};
    const std::string text = paper::side_sheet_markdown(sheet);
    CHECK(text.starts_with("# Small: battle B1\n"));
    CHECK(holds(text, "| Aurora |"));
    CHECK(holds(text, "1 unit, a destroyer"));
    CHECK_FALSE(holds(text, "Maria"));
    CHECK_FALSE(holds(text, "surprised"));
    CHECK_FALSE(holds(text, "At contact"));
    CHECK(holds(text, "- Order: Aurora.\n"));
    CHECK_FALSE(holds(text, fingerprint_of(request())));
}

TEST_CASE("a side that knows nothing of the enemy is told so") {
    const SideSheet sheet{"Small", 1, scene(), request().parties[1]};
    CHECK(holds(paper::side_sheet_markdown(sheet), "as far as is known\n\nNothing.\n"));
}

TEST_CASE("the result sheet lists every ship as she went in") {
    BattleRequest asked = request();
    Unit& hurt = asked.parties[0].formations[0].units[0];
    hurt.state = UnitState::damaged;
    hurt.hull = {60};
    hurt.ammunition = {35};
    hurt.notes = {"rudder \"jammed\""};
    const std::string text = paper::result_toml(asked);
    CHECK(holds(text,
                "[[ship]]\nname = \"Aurora\"\nstate = \"damaged\"\nhull = 60\nspeed = 100\n"
                "crew = 100\nfirepower = 100\nammunition = 35\nwithdrawn = false\n"
                "notes = [\"rudder \\\"jammed\\\"\"]\n"));
    CHECK(holds(text, "name = \"Maria\"\nstate = \"intact\"\nhull = 100\n"));
    CHECK(holds(text, "campaign = \"small\"\nbattle = 2\ncontract = 2\n"));
    CHECK(holds(text, "fingerprint = \"" + fingerprint_of(asked) + "\""));
}

TEST_CASE("whatever goes in differently has another fingerprint") {
    BattleRequest changed = request();
    CHECK(fingerprint_of(changed) == fingerprint_of(request()));
    changed.parties[1].formations[0].units[0].ammunition = {99};
    CHECK(fingerprint_of(changed) != fingerprint_of(request()));
}

TEST_CASE("a name cannot break out of its line in the result sheet") {
    BattleRequest asked = request();
    asked.parties[0].name = "Blue\nbattle = 9";
    const std::string text = paper::result_toml(asked);
    CHECK_FALSE(holds(text, "\nbattle = 9"));
}
