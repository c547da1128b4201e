#include <catch2/catch.hpp>

#include "tactical/missile_age/missile_scene.h"
#include "tactical/scene.h"
#include "unit/missile_age/asked.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::missile_age;

namespace {

using Badges = std::vector<std::string>;

BattleScene scene_for(const MissileKit& kit, SideIndex side) {
    BattleScene scene = scene_of(kit.tables, view_of(kit.tables, kit.battle, side));
    CHECK(faults_of(scene) == Badges{});
    return scene;
}

/// \pre there is one
Token token_of(const BattleScene& scene, std::string_view id) {
    const auto found = std::find_if(scene.tokens.begin(), scene.tokens.end(),
                                    [&](const Token& token) { return token.id == id; });
    REQUIRE(found != scene.tokens.end());
    return *found;
}

const Shape* shape_of(const BattleScene& scene, std::string_view name) {
    const auto found = std::find_if(scene.shapes.begin(), scene.shapes.end(),
                                    [&](const Shape& shape) { return shape.name == name; });
    return found == scene.shapes.end() ? nullptr : &*found;
}

bool has_badge(const Token& token, std::string_view badge) {
    return std::find(token.badges.begin(), token.badges.end(), badge) != token.badges.end();
}

}  // namespace

TEST_CASE("others' markers and contacts are drawn without name, heading, base or arcs") {
    MissileKit kit;
    kit.add(red, "frigate").heading = 90;
    kit.add_dummy(red, "frigate", {50, 0});
    kit.add(red, "frigate", {100, 0}).known_by[1] = Sighting::contact;
    kit.add(red, "helicopter", {150, 0});
    const BattleScene scene = scene_for(kit, blue);
    for (const std::string_view id : {"T1", "T2", "T3", "T4"}) {
        const Token token = token_of(scene, id);
        CHECK_FALSE(token.heading);
        CHECK(token.arcs.empty());
        CHECK(token.footprint == Footprint{});
        CHECK(token.side == red);
    }
    CHECK(token_of(scene, "T1").label == "marker");
    CHECK(token_of(scene, "T1").badges == Badges{"marker"});
    CHECK(token_of(scene, "T2").badges == token_of(scene, "T1").badges);
    CHECK(token_of(scene, "T2").label == "marker");
    CHECK(token_of(scene, "T3").label == "radar contact");
    CHECK(token_of(scene, "T4").label == "air marker");
    CHECK(token_of(scene, "T4").badges == Badges{"marker", "low"});
}

TEST_CASE("others' radars, rounds and losses of weapons are not drawn") {
    MissileKit kit;
    missile_age::Unit& unit = kit.add_model(red, "frigate");
    unit.blackout = 1;
    unit.is_out[0] = true;
    unit.level = Level::heavy;
    const BattleScene scene = scene_for(kit, blue);
    CHECK(scene.shapes.empty());
    const Token token = token_of(scene, "T1");
    CHECK(token.label == "frigate");
    CHECK(token.heading == 0);
    CHECK(token.badges == Badges{"model", "frigate", "heavy", "speed 4"});
}

TEST_CASE("one's own ships are drawn with rings, arcs, weapons and how they are known") {
    MissileKit kit;
    missile_age::Unit& unit = kit.add(red, "frigate", {100, -200});
    unit.known_by[1] = Sighting::contact;
    kit.battle.sides[0].passed = {{1, 1, {100, -600}}, {1, 2, {100, -400}}};
    const BattleScene scene = scene_for(kit, red);
    const Token token = token_of(scene, "T1");
    CHECK(token.place == BoardPlace{130, 140});
    CHECK(token.footprint == Footprint{{}, 3, 1});
    CHECK(token.arcs.size() == 5);
    CHECK(has_badge(token, "radar on"));
    CHECK(has_badge(token, "found by radar"));
    CHECK(has_badge(token, "W1 medium ASM 8"));
    CHECK(has_badge(token, "W2 100 mm gun"));
    const Shape* ring = shape_of(scene, "radar of T1");
    REQUIRE(ring != nullptr);
    CHECK(ring->style == ShapeStyle::radar_ring);
    CHECK(std::get<Circle>(ring->form).radius == 100);
    REQUIRE(scene.tracks.size() == 1);
    CHECK(scene.tracks[0].points ==
          std::vector<TrackPoint>{{{130, 180}, "turn 1"}, {{130, 160}, ""}, {{130, 140}, ""}});
    CHECK(scene_for(kit, blue).tracks.empty());
    unit.has_radar_on = false;
    CHECK(shape_of(scene_for(kit, red), "radar of T1") == nullptr);
}

TEST_CASE("a marker of one's own that is nothing says so") {
    MissileKit kit;
    kit.add_dummy(red, "frigate");
    CHECK(has_badge(token_of(scene_for(kit, red), "T1"), "nothing"));
}

TEST_CASE("missiles are drawn before their targets, with lines") {
    MissileKit kit;
    missile_age::Unit& target = kit.add_model(red, "frigate");
    missile_age::Unit& firer = kit.add(blue, "frigate", {500, 0});
    launched(kit, firer, "medium ASM", target);
    launched(kit, firer, "medium ASM", target);
    const BattleScene own = scene_for(kit, blue);
    CHECK(token_of(own, "M3").place == BoardPlace{124, 120});
    CHECK(token_of(own, "M3").heading == 270);
    CHECK(token_of(own, "M4").place != token_of(own, "M3").place);
    const std::vector<Link> links{{"M3", "T1", "bound for"}, {"M4", "T1", "bound for"}};
    CHECK(own.links == links);
    SECTION("who does not know the firer does not see where they come from") {
        const BattleScene others = scene_for(kit, red);
        CHECK(others.links == links);
        CHECK(token_of(others, "M3").place == BoardPlace{120, 116});
    }
}

TEST_CASE("a torpedo is drawn with the rest of its run") {
    MissileKit kit;
    kit.add(red, "frigate");
    const std::int32_t weapon = weapon_called(kit.tables, "HW torpedo").value();
    kit.battle.torpedoes.push_back({9, red, 1, weapon, {0, 100}, 90, 400, 0});
    const BattleScene scene = scene_for(kit, red);
    CHECK(has_badge(token_of(scene, "T9"), "40 cm to run"));
    const Shape* run = shape_of(scene, "run of T9");
    REQUIRE(run != nullptr);
    CHECK(std::get<Ray>(run->form) == Ray{90, 40});
}

TEST_CASE("a radar that was heard is a bearing for those who heard it") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate", {600, 0});
    kit.battle.traces.push_back({{}, {600, 0}, TraceKind::esm, false, {false, {red}}});
    const Shape* ray = nullptr;
    const BattleScene heard = scene_for(kit, red);
    ray = shape_of(heard, "radar heard on 090");
    REQUIRE(ray != nullptr);
    CHECK(std::get<Ray>(ray->form) == Ray{90, 60});
    CHECK(heard.traces.empty());
    CHECK(shape_of(scene_for(kit, blue), "radar heard on 090") == nullptr);
}

TEST_CASE("land, wind, visibility, sea, night and fog are part of the plot") {
    MissileKit kit;
    kit.add(red, "frigate").fires = 1;
    Conditions& conditions = kit.battle.conditions;
    conditions.land = {{{{1000, -1200}, {1200, -1200}, {1200, 1200}, {1000, 1200}}}};
    conditions.wind = {225, 4};
    conditions.sea_state = 4;
    conditions.is_night = conditions.is_fog = true;
    conditions.visibility = 200;
    const BattleScene scene = scene_for(kit, red);
    CHECK(scene.board == Board{Grid::plane, 241, 241, "1 cm, 0.25 nm"});
    CHECK(shape_of(scene, "land")->points.size() == 4);
    CHECK(std::get<Circle>(shape_of(scene, "light of frigate")->form).radius == 10);
    CHECK(scene.wind == Wind{225, 4});
    CHECK(scene.visibility == 20);
    CHECK(std::count(scene.legend.begin(), scene.legend.end(), "Sea state 4.") == 1);
    CHECK(std::count(scene.legend.begin(), scene.legend.end(),
                     "There is fog; everybody sees half as far.") == 1);
}

TEST_CASE("civilians are of no side") {
    MissileKit kit;
    missile_age::Unit& dhow = kit.add_model(red, "dhow");
    dhow.side = nobody;
    dhow.is_civilian = true;
    const Token token = token_of(scene_for(kit, red), "T1");
    CHECK_FALSE(token.side);
    CHECK(token.label == "dhow");
    CHECK(has_badge(token, "civilian"));
}

TEST_CASE("an aircraft aboard is in the list by its number, not on the board") {
    MissileKit kit;
    missile_age::Unit& helicopter = kit.add(red, "helicopter");
    helicopter.number = 1;
    helicopter.where = Whereabouts::aboard;
    const Token token = token_of(scene_for(kit, red), "A1");
    CHECK(token.is_gone);
    CHECK(has_badge(token, "aboard"));
    CHECK(scene_for(kit, blue).tokens.empty());
}

TEST_CASE("nothing is placed before the first turn") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate");
    kit.battle.progress.phase = Phase::opening;
    const BattleScene scene = scene_for(kit, red);
    CHECK(scene.title == "Before the first turn");
    CHECK(token_of(scene, "T1").is_gone);
    CHECK(scene.tokens.size() == 1);
}

TEST_CASE("an owner is asked about the marker that was found") {
    MissileKit kit;
    kit.add(red, "frigate");
    Progress& progress = kit.battle.progress;
    progress.phase = Phase::spotting;
    progress.asking = Asking::owner;
    progress.asked = red;
    progress.found = Found{1, blue, FoundBy::radar, 0};
    const Asked asked = scene_for(kit, red).asked;
    CHECK(asked.why == AskedFor::reaction);
    CHECK(asked.to == "T1 was found by radar");
    CHECK(scene_for(kit, blue).asked.why == AskedFor::turn);
    CHECK(scene_for(kit, red).title == "Turn 1 of 36, spotting");
}
