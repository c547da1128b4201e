#include <algorithm>
#include <catch2/catch.hpp>

#include "tactical/squadron/squadron_scene.h"
#include "unit/squadron/scene_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

bool has_badge(const Token& token, std::string_view badge) {
    return std::find(token.badges.begin(), token.badges.end(), badge) != token.badges.end();
}

}  // namespace

TEST_CASE("a scene has the table, the wind, ships as boxes and their arcs") {
    SceneKit kit;
    kit.add(red, "cruiser", {0, 0}, 90);
    kit.add(blue, "frigate", {500, 500}, 180);
    const BattleScene scene = scene_of(kit.tables, kit.view(red));
    CHECK(faults_of(scene).empty());
    CHECK(scene.board == tactical::Board{Grid::plane, 721, 481, "a tenth of an inch"});
    REQUIRE(scene.wind);
    CHECK(scene.wind->from == 0);
    CHECK(scene.wind->force == 0);
    kit.battle.conditions.force = 6;
    CHECK(scene_of(kit.tables, kit.view(red)).wind->force == 6);
    REQUIRE(scene.tokens.size() == 2);
    const Token& token = scene.tokens[0];
    CHECK(token.id == "T1");
    CHECK(token.place == BoardPlace{360, 240});
    CHECK(token.heading == 90);
    CHECK(token.footprint == Footprint{{}, 25, 10});
    CHECK(has_badge(token, "cruiser"));
    CHECK(has_badge(token, "hull 5/5"));
    CHECK(has_badge(token, "Mv 7"));
    REQUIRE(token.arcs.size() == 4);
    CHECK(token.arcs[0] == FireArc{315, 45, 240, "port"});
    CHECK(token.arcs[1] == FireArc{135, 225, 240, "starboard"});
    CHECK(token.arcs[2] == FireArc{87, 93, 160, "fore"});
    CHECK(token.arcs[3] == FireArc{267, 273, 80, "aft"});
}

TEST_CASE("the active squadron has its command radius round every ship") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "frigate");
    kit.add(squadron, {0, 0});
    kit.add(squadron, {300, 0});
    kit.add(blue, "frigate", {500, 1500});
    kit.activate(squadron, Step::movement, Asking::movement);
    const BattleScene scene = scene_of(kit.tables, kit.view(red));
    CHECK(faults_of(scene).empty());
    REQUIRE(scene.shapes.size() == 2);
    CHECK(scene.shapes[0].style == ShapeStyle::command_radius);
    CHECK(scene.shapes[0].points.size() == 16);
    std::int32_t top = 1000;
    for (const BoardPlace point : scene.shapes[0].points) top = std::min(top, point.row);
    CHECK(top == 240 - 48);  // four inches beyond a bow three quarters of an inch ahead
}

TEST_CASE("a side that deploys sees where it may, and the wind once it is known") {
    SceneKit kit;
    kit.add(red, "cruiser", {0, 0});
    kit.battle.progress.phase = Phase::deployment;
    const BattleScene scene = scene_of(kit.tables, kit.view(red));
    CHECK(faults_of(scene).empty());
    REQUIRE(scene.shapes.size() == 1);
    CHECK(scene.shapes[0].name == "set-up zone");
    CHECK(scene.shapes[0].points ==
          std::vector<BoardPlace>{{0, 480}, {0, 360}, {720, 360}, {720, 480}});
    CHECK(scene.wind);
    kit.battle.progress.phase = Phase::muster;
    CHECK_FALSE(scene_of(kit.tables, kit.view(red)).wind);
}

TEST_CASE("a side sees its own cards in words, and how many others hold") {
    SceneKit kit;
    kit.add(red, "cruiser", {0, 0});
    kit.add(blue, "cruiser", {0, 1000});
    kit.deal(red, CardOp::more_movement);
    kit.deal(blue, CardOp::fog);
    const BattleScene scene = scene_of(kit.tables, kit.view(red));
    REQUIRE(scene.hand.size() == 1);
    CHECK(scene.hand[0].id == "C6");
    CHECK(scene.hand[0].title == "All sail");
    CHECK(scene.hand[0].text ==
          "S: when you activate a squadron. Mv 2 inches more in this activation");
    CHECK(std::find(scene.legend.begin(), scene.legend.end(), "Blue holds 1 card.") !=
          scene.legend.end());
}

TEST_CASE("damage, fights, tracks, islands and fog are drawn") {
    SceneKit kit;
    Ship& ship = kit.add(red, "heavy cruiser", {0, 0});
    kit.add(blue, "cruiser", {110, 0});
    ship.damage.hull = 2;
    ship.damage.lasting[static_cast<std::size_t>(Lasting::mast)] = 2;
    ship.damage.silenced[static_cast<std::size_t>(WeaponArc::port)] = true;
    ship.is_burning = true;
    ship.track = {{0, -500}, {0, -200}};
    kit.battle.fights = {{0, 1}};
    kit.battle.obstacles.push_back({ObstacleKind::very_solid, {{1500, 500}, 0, 600, 400}, true});
    kit.battle.conditions.fog_band = 2;
    const BattleScene scene = scene_of(kit.tables, kit.view(blue));
    CHECK(faults_of(scene).empty());
    const Token& token = scene.tokens[0];
    CHECK(has_badge(token, "hull 4/6"));
    CHECK(has_badge(token, "mast twice"));
    CHECK(has_badge(token, "port silenced"));
    CHECK(has_badge(token, "on fire"));
    CHECK(has_badge(token, "engaged"));
    REQUIRE(scene.links.size() == 1);
    CHECK(scene.links[0].what == "in hand-to-hand combat with");
    REQUIRE(scene.tracks.size() == 1);
    CHECK(scene.tracks[0].points.size() == 3);
    REQUIRE(scene.shapes.size() == 1);
    CHECK(scene.shapes[0].style == ShapeStyle::land);
    CHECK(scene.visibility == 160);
}
