#include "present/desk/battle/battle_panel.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;
using tactical::BoardPlace;
using tactical::Grid;
using tactical::SideIndex;

namespace {

constexpr Box board_room{0, 0, 640, 500};

BattleShown battle_on(Grid grid) {
    BattleShown battle;
    battle.sides = {{"Royal Navy", style_of_navy("Royal Navy", {0})},
                    {"Kriegsmarine", style_of_navy("Kriegsmarine", {1})}};
    battle.to_act = tactical::SideIndex{0};
    battle.scene.title = "Round 1";
    battle.scene.sides = {"Royal Navy", "Kriegsmarine"};
    battle.scene.board = {grid, 6, 4, ""};
    battle.scene.tokens = {{"T1", "Hood", SideIndex{0}, {1, 1}, 90, {}, {}, false},
                           {"T10", "Prince of Wales", SideIndex{0}, {0, 1}, {}, {}, {}, false},
                           {"Bismarck", "Bismarck", SideIndex{1}, {4, 2}, {}, {}, {}, false}};
    battle.orders = aims_of(battle.scene, battle.eyes,
                            {"go on", "step T1 to 2,1", "step T1 to 1,0", "fire T1 at Bismarck",
                             "fire T10 at Bismarck", "ram T10 at Bismarck"});
    return battle;
}

/// The meaning of a click on the middle of a field.
Intent click(const BattleShown& battle, const BattlePick& pick, BoardPlace place) {
    const BattleFrame frame = desk_frame(battle, board_room, 1);
    return battle_click(battle, pick, frame, 1, frame.middle(place));
}

std::vector<std::string> texts(const BattlePanel& panel) {
    std::vector<std::string> texts;
    for (const OrderRow& row : panel.orders) texts.push_back(row.text);
    return texts;
}

/// The titles of the groups, and behind each how many orders it has.
std::vector<std::string> groups(const BattlePanel& panel) {
    std::vector<std::string> groups;
    for (const OrderRow& row : panel.orders) {
        if (!row.group.empty()) groups.push_back(row.group + ":");
        groups.back() += "|";
    }
    return groups;
}

}  // namespace

TEST_CASE("a ship of a line that is ordered by its leader has the leader's orders",
          "[battle_panel]") {
    BattleShown battle = battle_on(Grid::squares);
    battle.scene.tokens.push_back({"T1/2", "Repulse", SideIndex{0}, {1, 2}, {}, {}, {}, false});
    CHECK(texts(battle_panel(battle, {"T1/2", {}, {}, 0, {}}, "")) ==
          texts(battle_panel(battle, {"T1", {}, {}, 0, {}}, "")));
    CHECK(battle_panel(battle, {"T1/2", {}, {}, 0, {}}, "").marks.picked == 0);
}

TEST_CASE("an order is for the first own token it names, and says whom and where",
          "[battle_panel]") {
    const BattleShown battle = battle_on(Grid::squares);
    const auto& aims = battle.orders;
    CHECK_FALSE(aims[0].token);
    CHECK(aims[1].token == 0U);
    CHECK(aims[1].place == BoardPlace{2, 1});
    CHECK(aims[3].token == 0U);
    CHECK(aims[3].target == 2U);
    CHECK_FALSE(aims[3].place);
    CHECK(aims[4].token == 1U);  // T10 is not T1
    const auto odd = aims_of(battle.scene, {0}, {"step T1 to 6,1", "hold T1 12,34,5", "T100 1,1x"});
    for (const OrderAim& aim : odd) CHECK_FALSE(aim.place);
    CHECK_FALSE(odd[2].token);
}

TEST_CASE("the orders of a picked token light up and stand first", "[battle_panel]") {
    for (const Grid grid : {Grid::squares, Grid::hexes, Grid::plane}) {
        const BattlePanel panel = battle_panel(battle_on(grid), {"T1", {}, {}, {}, {}});
        CHECK(panel.marks.lit == std::vector<BoardPlace>{{2, 1}, {1, 0}});
        CHECK(panel.marks.targets == std::vector<std::size_t>{2});
        CHECK(texts(panel) == std::vector<std::string>{"step T1 to 2,1", "step T1 to 1,0",
                                                       "fire T1 at Bismarck", "go on"});
        CHECK(panel.facts.front() == "T1 Hood");
        CHECK(panel.standing == "Royal Navy is to act.");
    }
    CHECK(battle_panel(battle_on(Grid::squares), {}).orders.size() == 6);
}

TEST_CASE("the only token that can be ordered about needs no picking", "[battle_panel]") {
    BattleShown battle = battle_on(Grid::squares);
    battle.orders = aims_of(battle.scene, battle.eyes, {"auto", "step T1 to 2,1"});
    CHECK(battle_panel(battle, {}).marks.picked == 0U);
    CHECK(battle_panel(battle, {}).marks.lit.size() == 1);
}

TEST_CASE("a click on what is lit gives the only order for it", "[battle_panel]") {
    for (const Grid grid : {Grid::squares, Grid::hexes, Grid::plane}) {
        const BattleShown battle = battle_on(grid);
        const BattlePick hood{"T1", {}, {}, {}, {}};
        const Intent step = click(battle, hood, {2, 1});
        REQUIRE(asks_for<GiveBattleOrder>(step) != nullptr);
        CHECK(asks_for<GiveBattleOrder>(step)->text == "step T1 to 2,1");
        const Intent fire = click(battle, hood, {4, 2});
        REQUIRE(asks_for<GiveBattleOrder>(fire) != nullptr);
        CHECK(asks_for<GiveBattleOrder>(fire)->text == "fire T1 at Bismarck");
        const Intent other = click(battle, hood, {0, 1});
        REQUIRE(asks_for<PickToken>(other) != nullptr);
        CHECK(asks_for<PickToken>(other)->token == "T10");
        const Intent nothing = click(battle, hood, {5, 3});
        REQUIRE(asks_for<PickToken>(nothing) != nullptr);
        CHECK(asks_for<PickToken>(nothing)->token.empty());
    }
}

TEST_CASE("where several orders aim at the same, the list is narrowed to them", "[battle_panel]") {
    const BattleShown battle = battle_on(Grid::squares);
    BattlePick pick{"T10", {}, {}, {}, {}};
    const Intent aimed = click(battle, pick, {4, 2});
    REQUIRE(asks_for<AimBattle>(aimed) != nullptr);
    pick.target = asks_for<AimBattle>(aimed)->target;
    CHECK(texts(battle_panel(battle, pick)) ==
          std::vector<std::string>{"fire T10 at Bismarck", "ram T10 at Bismarck"});
    CHECK(asks_for<AimBattle>(battle_meaning(battle, pick, StepBack{})) != nullptr);
    pick.target.clear();
    CHECK(asks_for<PickToken>(battle_meaning(battle, pick, StepBack{})) != nullptr);
    CHECK(asks_for<LeaveBattle>(battle_meaning(battle, {}, StepBack{})) != nullptr);
}

TEST_CASE("keys go through own tokens and the list, and give what is marked", "[battle_panel]") {
    const BattleShown battle = battle_on(Grid::squares);
    const auto next = [&](const std::string& from, std::int32_t steps) {
        return (*asks_for<PickToken>(
                    battle_meaning(battle, {from, {}, {}, {}, {}}, SelectNext{steps})))
            .token;
    };
    CHECK(next("", 1) == "T1");
    CHECK(next("T1", 1) == "T10");
    CHECK(next("T10", 1) == "T1");
    CHECK(next("", -1) == "T10");
    const BattlePick pick{"T1", {}, {}, {}, {}};
    const Intent down = battle_meaning(battle, pick, Pan{{0, -80}});
    CHECK(asks_for<MarkBattleOrder>(down)->listed == 0);
    const Intent up = battle_meaning(battle, pick, Pan{{0, 80}});
    CHECK(asks_for<MarkBattleOrder>(up)->listed == 3);
    const BattlePick marked{"T1", {}, {}, 1, {}};
    CHECK(asks_for<GiveBattleOrder>(battle_meaning(battle, marked, GiveBattleOrder{}))->text ==
          "step T1 to 1,0");
    CHECK(asks_for<MarkBattleOrder>(battle_meaning(battle, marked, Pan{{0, 80}}))->listed == 0);
    CHECK(asks_for<Undo>(battle_meaning(battle, pick, Undo{})) != nullptr);
}

TEST_CASE("Return gives nothing before somebody has marked an order", "[battle_panel]") {
    const BattleShown battle = battle_on(Grid::squares);
    for (const BattlePick& pick : {BattlePick{}, BattlePick{"T1", {}, {}, {}, {}}}) {
        CHECK_FALSE(battle_panel(battle, pick).listed);
        CHECK(asks_for<GiveBattleOrder>(battle_meaning(battle, pick, GiveBattleOrder{}))
                  ->text.empty());
    }
    const BattlePick far{"T1", {}, {}, 40, {}};  // of a list that was longer
    CHECK(asks_for<GiveBattleOrder>(battle_meaning(battle, far, GiveBattleOrder{}))->text.empty());
}

TEST_CASE("Return gives the order that is written, once nothing of it is missing",
          "[battle_panel]") {
    BattleShown battle = battle_on(Grid::squares);
    const auto given = [&](std::string_view line) {
        return asks_for<GiveBattleOrder>(battle_meaning(battle, {}, GiveBattleOrder{}, line))->text;
    };
    battle.forms = {{"step",
                     "one square",
                     "T1",
                     "step T1 to {square}",
                     {{"square", tactical::SlotKind::place, 0, 0, {}, {}}}}};
    CHECK(given("step T1 to {square}").empty());
    CHECK(given("step T1 to 2,1") == "step T1 to 2,1");
    battle.foretold = [](const std::string&) {
        tactical::OrderForecast forecast;
        forecast.why_not = "it is land";
        return forecast;
    };
    CHECK(given("step T1 to 2,1").empty());
}

TEST_CASE("orders are listed by who does them, and of a picked token by what they do",
          "[battle_panel]") {
    const BattleShown battle = battle_on(Grid::squares);
    CHECK(groups(battle_panel(battle, {})) ==
          std::vector<std::string>{"For all:|", "T1 Hood:|||", "T10 Prince of Wales:||"});
    CHECK(groups(battle_panel(battle, {"T1", {}, {}, {}, {}})) ==
          std::vector<std::string>{"step:||", "fire:|", "For all:|"});
    BattleShown last = battle;
    std::rotate(last.orders.begin(), last.orders.begin() + 1, last.orders.end());
    CHECK(groups(battle_panel(last, {})).front() == "For all:|");
}

TEST_CASE("an order says what it will do, and its way is on the board while it is marked",
          "[battle_panel]") {
    CHECK(effect_of({}).empty());
    CHECK(effect_of({{{1, 1}, {2, 1}}, "1 of 3 points", {}}) == "from 1,1 to 2,1: 1 of 3 points");
    CHECK(effect_of({{{1, 1}, {1, 1}}, "it stays", {}}) == "it stays");
    CHECK(effect_of({{{1, 1}, {2, 1}}, {}, {}}) == "from 1,1 to 2,1");
    CHECK(effect_of({{{1, 1}, {2, 1}}, "", "land is in the way"}) == "land is in the way");
    CHECK(effect_of({{}, "", "", "It stays."}) == "It stays.");
    CHECK(effect_of({{}, "1 card", "", "It stays."}) == "1 card: It stays.");
    BattleShown battle = battle_on(Grid::squares);
    battle.orders[1].effect = "from 1,1 to 2,1";
    battle.orders[1].way = {{1, 1}, {2, 1}};
    CHECK(battle_panel(battle, {"T1", {}, {}, {}, {}}).orders[0].effect == "from 1,1 to 2,1");
    CHECK(battle_panel(battle, {"T1", {}, {}, {}, {}}).marks.way.empty());
    CHECK(battle_panel(battle, {"T1", {}, {}, 0, {}}).marks.way == battle.orders[1].way);
}

TEST_CASE("who is not to act is given no orders", "[battle_panel]") {
    BattleShown battle = battle_on(Grid::squares);
    battle.to_act = tactical::SideIndex{1};
    battle.orders.clear();
    const BattlePanel panel = battle_panel(battle, {"T1", {}, {}, {}, {}});
    CHECK(panel.orders.empty());
    CHECK(panel.marks.lit.empty());
    CHECK(panel.standing == "Kriegsmarine is to act; you are not.");
    const Intent given = battle_meaning(battle, {}, GiveBattleOrder{});
    CHECK(asks_for<GiveBattleOrder>(given)->text.empty());
    battle.to_act.reset();
    CHECK(battle_panel(battle, {}).standing == "The battle is over.");
}

TEST_CASE("the umpire reads what he is asked and can answer; a side reads that he decides",
          "[battle_panel]") {
    BattleShown battle = battle_on(Grid::squares);
    battle.to_act = tactical::umpire;
    battle.question = "Does the smoke hide her?";
    battle.orders = {{"yes"}, {"no"}};
    const BattlePanel asked = battle_panel(battle, {});
    CHECK(asked.standing == "The umpire is asked: Does the smoke hide her?");
    CHECK(texts(asked) == std::vector<std::string>{"yes", "no"});
    battle.question.clear();
    battle.orders.clear();
    CHECK(battle_panel(battle, {}).standing == "The umpire is to decide; you are not.");
}

TEST_CASE("captains are not waited for, nor in a solo game the umpire", "[battle_panel]") {
    BattleShown battle = battle_on(Grid::squares);
    CHECK_FALSE(is_captains_turn(battle, {}));
    CHECK(is_captains_turn(battle, {"", {}, "", {}, {SideIndex{0}}}));
    battle.sides[0].is_captains = true;
    CHECK(is_captains_turn(battle, {}));
    battle.to_act = tactical::umpire;
    CHECK_FALSE(is_captains_turn(battle, {}));
    battle.is_solo = true;
    CHECK(is_captains_turn(battle, {}));
    battle.to_act.reset();
    CHECK_FALSE(is_captains_turn(battle, {}));
}
