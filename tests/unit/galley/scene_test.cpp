#include "tactical/scene.h"

#include <catch2/catch.hpp>

#include "tactical/galley/galley_scene.h"
#include "tactical/galley/holds.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

namespace {

BattleScene scene_for(const GalleyKit& kit, SideIndex side) {
    BattleScene scene = scene_of(kit.tables, view_of(kit.battle, side));
    CHECK(faults_of(scene).empty());
    return scene;
}

bool has_badge(const Token& token, std::string_view badge) {
    return std::find(token.badges.begin(), token.badges.end(), badge) != token.badges.end();
}

}  // namespace

TEST_CASE("a ship of two hexes covers both, and her place is that of her bow") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "hexeres", midsea);
    const Token token = scene_for(kit, red).tokens.at(ship - 1);
    CHECK(token.id == "T3");
    CHECK(token.heading == 90);
    REQUIRE(token.footprint.fields.size() == 2);
    CHECK(token.footprint.fields.front() == token.place);
    CHECK(token.footprint.fields.back() == BoardPlace{token.place.column - 1, token.place.row});
}

TEST_CASE("what has happened to a ship stands beside her") {
    GalleyKit kit;
    const Tag tag = kit.add(red, "trireme", midsea);
    Ship& ship = kit.ship(tag);
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "trireme"));
    kit.activate(tag);
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "Q1"));
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "manpower 2"));
    ship.speed = Speed::maximum;
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "at Maximum"));
    ship.is_crippled = true;
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "crippled"));
    ship.is_rammed = true;
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "rammed"));
    ship.fire_since = 1;
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "on fire"));
    ship.is_captured = true;
    CHECK(has_badge(scene_for(kit, blue).tokens[2], "prize"));
    ship.where = Whereabouts::sunk;
    CHECK(scene_for(kit, blue).tokens[2].is_gone);
}

TEST_CASE("firepots are shown to their own side only") {
    GalleyKit kit;
    const Tag tag = kit.add(red, "trireme", midsea);
    kit.ship(tag).firepots = 2;
    CHECK(has_badge(scene_for(kit, red).tokens[2], "firepots 2"));
    CHECK_FALSE(has_badge(scene_for(kit, blue).tokens[2], "firepots 2"));
}

TEST_CASE("grapples are links, and wind and an attempt are told") {
    GalleyKit kit;
    const Tag target = kit.add(blue, "trireme", midsea);
    const Tag ship = kit.add_beside(red, "trireme", target, kit::Around::stern_starboard, 0);
    kit.activate(ship);
    REQUIRE(kit.give("grapple T4 T3").empty());
    const BattleScene asked = scene_for(kit, blue);
    CHECK(asked.asked.why == AskedFor::reaction);
    CHECK(asked.asked.to == "grapple by trireme 4 against trireme 3");
    CHECK(asked.wind == Wind{330, 4});
    hold(kit.battle, ship, target, HoldKind::fouled);
    const BattleScene scene = scene_for(kit, red);
    REQUIRE(scene.links.size() == 1);
    CHECK(scene.links.front().what == "fouled");
    CHECK(scene.legend.front() == "Numbers: the standard numbers of this program.");
}
