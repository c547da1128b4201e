#include <catch2/catch.hpp>

#include "tactical/gunnery/gunnery_scene.h"
#include "tactical/gunnery/hidden.h"
#include "unit/gunnery/view_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

ViewKit met() {
    ViewKit kit;
    kit.division(cruiser(), 2, {0, 0}, 90).division(merchant(), 1, {0, -5'000}, 90, 9);
    kit.enemy(battleship(), {12'000, 3'000}, 1, 180).enemy(destroyer(), {13'000, 3'000}, 1, 180);
    return kit;
}

BattleScene scene(const ViewKit& kit) { return scene_of(kit.view_, kit.tables); }

const Token& token(const BattleScene& scene, const std::string& id) {
    const auto found = std::find_if(scene.tokens.begin(), scene.tokens.end(),
                                    [&](const Token& each) { return each.id == id; });
    REQUIRE(found != scene.tokens.end());
    return *found;
}

bool has_badge(const Token& token, const std::string& badge) {
    return std::find(token.badges.begin(), token.badges.end(), badge) != token.badges.end();
}

}  // namespace

TEST_CASE("Guides are called as orders call their divisions, on a plane of 500 yards a step") {
    const BattleScene drawn = scene(met());
    CHECK(faults_of(drawn).empty());
    CHECK(drawn.board.grid == Grid::plane);
    CHECK(drawn.board.step == "500 yards");
    CHECK(token(drawn, "D1").label == "D1 ship 1");
    CHECK(token(drawn, "D1/2").label == "D1 ship 2");
    CHECK(token(drawn, "D2").label == "D2 ship 1");
    CHECK(token(drawn, "E1").label == "Enemy 1");
    CHECK(token(drawn, "E1/2").side == SideIndex{1});
    CHECK(token(drawn, "E1").place.column - token(drawn, "D1").place.column == 24);
    CHECK(token(drawn, "D1").place.row - token(drawn, "E1").place.row == 6);
}

TEST_CASE("The board reaches ten steps beyond all that it shows") {
    const BattleScene drawn = scene(met());
    std::int32_t west = drawn.board.columns, north = drawn.board.rows;
    for (const Token& each : drawn.tokens) {
        west = std::min(west, each.place.column);
        north = std::min(north, each.place.row);
    }
    CHECK(west == 10);
    CHECK(north == 10);
}

TEST_CASE("What is not seen of a contact is not shown") {
    ViewKit kit = met();
    kit.contact().name = kit.contact().type = "";
    kit.contact(1).now = Knowing::lost;
    kit.contact(1).turn = 2;
    const BattleScene drawn = scene(kit);
    CHECK(token(drawn, "E1").label == "a large ship");
    CHECK(has_badge(token(drawn, "E1/2"), "last seen 12:06"));
}

TEST_CASE("Wrecks and what is gone keep a token of their own") {
    ViewKit kit = met();
    kit.own_ship(0).hull = 0;
    kit.contact().is_gone = true;
    const BattleScene drawn = scene(kit);
    CHECK(has_badge(token(drawn, "S1"), "wreck"));
    CHECK(token(drawn, "D1").label == "D1 ship 2");
    CHECK(token(drawn, "C1").is_gone);
    CHECK(token(drawn, "E1").label == "Enemy 2");
}

TEST_CASE("Shots of the last turn, torpedoes under way and smoke are drawn") {
    ViewKit kit = met();
    kit.own_ship().fired_last_turn = true;
    kit.own_ship().last_target = 0;
    kit.own_division().makes_smoke = true;
    Salvo salvo;
    salvo.count = 4;
    salvo.arrives = 6;
    kit.view_.own.salvoes = {salvo};
    const BattleScene drawn = scene(kit);
    REQUIRE(drawn.traces.size() == 1);
    CHECK(drawn.traces[0].to == token(drawn, "E1").place);
    REQUIRE(drawn.links.size() == 1);
    CHECK(drawn.links[0] == Link{"D1", "E1", "4 torpedoes, there at 12:18"});
    const auto smokes = std::count_if(
        drawn.shapes.begin(), drawn.shapes.end(),
        [](const tactical::Shape& shape) { return shape.style == ShapeStyle::smoke; });
    CHECK(smokes == 2);
}

TEST_CASE("The legend names the standing orders, the light and the odds") {
    const std::vector<std::string> legend = scene(met()).legend;
    const auto has = [&](const std::string& text) {
        return std::any_of(legend.begin(), legend.end(), [&](const std::string& line) {
            return line.find(text) != std::string::npos;
        });
    };
    CHECK(has("D1 (D1 ship 1, D1 ship 2): steer 090, 20 knots, fire freely"));
    CHECK(has("It is day; the weather is clear; a cruiser is seen at 30000 yards."));
    CHECK(has("per cent of the enemy's that it holds; a captain breaks off under 60"));
}

TEST_CASE("The board is lit by day, less in twilight, and dark by night") {
    ViewKit kit = met();
    const auto at = [&](std::int64_t hour, bool is_night) {
        constexpr std::int64_t day_of_battle = 15'000, hours = 24, minutes = 60;
        kit.view_.conditions.begin = (day_of_battle * hours + hour) * minutes;
        kit.view_.conditions.is_night = is_night;
        return scene(kit).light;
    };
    CHECK(at(12, false) == BoardLight::day);
    CHECK(at(18, true) == BoardLight::twilight);
    CHECK(at(0, true) == BoardLight::night);
}

TEST_CASE("A battle that is drawn for a view looks just so to its side") {
    const ViewKit kit = met();
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Battle battle = possible_battle(kit.view_, OddsDice{seed}, kit.tables);
        CHECK(battle.conditions == kit.view_.conditions);
        CHECK(battle.sides.at(0) == kit.view_.own);
        REQUIRE(battle.truths.at(0).contacts.size() == 2);
        const ShipRef first = battle.truths.at(0).contacts.front();
        CHECK(battle.sides.at(1).ships.at(static_cast<std::size_t>(first.ship)).name == "Enemy 1");
    }
}

TEST_CASE("What is hidden from a side can change without its own part changing") {
    const ViewKit kit = met();
    const Battle battle = possible_battle(kit.view_, OddsDice{1}, kit.tables);
    const Battle other = hidden_changed(battle, {0}, OddsDice{7});
    CHECK(other != battle);
    CHECK(other.sides.at(0) == battle.sides.at(0));
    CHECK(other.conditions == battle.conditions);
}
