#include "present/desk/battle/battle_steps.h"

#include <catch2/catch.hpp>

#include "present/desk/battle/battle_panel.h"

using namespace flagplot;
using namespace flagplot::desk;
using tactical::BattleScene;
using tactical::BoardPlace;
using tactical::LogEvent;
using tactical::LogLine;
using tactical::SideIndex;
using tactical::UnitResult;
using tactical::UnitState;

namespace {

BattleScene scene_of_three() {
    BattleScene scene;
    scene.sides = {"Royal Navy", "Regia Marina"};
    scene.board = {tactical::Grid::squares, 10, 10, ""};
    scene.tokens = {{"T1", "Aurora", SideIndex{0}, {1, 1}, {}, {}, {}, false},
                    {"T2", "Penelope", SideIndex{0}, {1, 2}, {}, {}, {}, false},
                    {"T10", "Maria", SideIndex{1}, {4, 2}, {}, {}, {}, false}};
    scene.turn = 1;
    return scene;
}

LogLine hit(const std::string& text) {
    LogLine line{text, "", {"range 3"}};
    line.event = LogEvent::hit;
    return line;
}

UnitResult ship(const std::string& name, std::int32_t hull, UnitState state) {
    UnitResult unit;
    unit.name = name;
    unit.hull = Hundredths{hull};
    unit.state = state;
    return unit;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("a log is read with the ships' names, and of two alike what orders call them too",
          "[battle_steps]") {
    BattleScene scene = scene_of_three();
    CHECK(in_names(scene, "T1 fires guns at T10: T100") == "Aurora fires guns at Maria: T100");
    CHECK(in_names(scene, "Aurora (T1) rams Maria (T10)") == "Aurora rams Maria");
    scene.tokens[1].label = "Aurora";
    CHECK(in_names(scene, "Aurora (T1) rams T10") == "Aurora T1 rams Maria");
    CHECK(in_names(scene, "T2 at T10") == "Aurora T2 at Maria");
    CHECK(in_names(scene, "nobody fires").find("nobody") == 0);
}

TEST_CASE("a step says who hit whom and what the ship has left", "[battle_steps]") {
    const BattleScene scene = scene_of_three();
    const std::vector<LogLine> lines{hit("T1 fires guns at T10: 2"), hit("T2 fires guns at T10: 1"),
                                     hit("T2 fires guns at T10: 1")};
    const std::vector<UnitResult> before{ship("Maria", 100, UnitState::intact)};
    CHECK(told_of(scene, lines, before, {ship("Maria", 64, UnitState::damaged)}) ==
          Texts{"Aurora hits Maria.", "Penelope hits Maria twice; hull 64 %."});
    CHECK(told_of(scene, {lines[0]}, before, {ship("Maria", 30, UnitState::crippled)}) ==
          Texts{"Aurora hits Maria; hull 30 %, crippled."});
    CHECK(told_of(scene, {lines[0]}, before, {ship("Maria", 0, UnitState::sunk)}) ==
          Texts{"Aurora hits Maria; sunk."});
    CHECK(told_of(scene, {lines[0]}, {}, {}) == Texts{"Aurora hits Maria."});  // nothing is known
    CHECK(told_of(scene, {}, before, before).empty());
    CHECK(told_of(scene, {}, before, {ship("Maria", 90, UnitState::damaged)}) ==
          Texts{"Maria: hull 90 %."});
}

TEST_CASE("what all are told is said, and numbers stay in the ledger", "[battle_steps]") {
    const BattleScene scene = scene_of_three();
    LogLine over{"The battle is over", "BB-26", {}};
    over.readers.is_everybody = true;
    LogLine weighed{"T1 at 2,1: given 4", "BB-34", {"T10 at distance 2"}};
    CHECK(told_of(scene, {over, weighed}, {}, {}) == Texts{"The battle is over."});
}

TEST_CASE("moves, shots, who went and who came are seen of a step", "[battle_steps]") {
    const BattleScene before = scene_of_three();
    BattleScene after = before;
    after.tokens[0].place = {2, 2};
    after.tokens[2].is_gone = true;
    after.tokens.push_back({"T11", "Duisburg", SideIndex{1}, {5, 5}, {}, {}, {}, false});
    after.turn = 2;
    BattleStep step;
    put_seen(step, before, after, {hit("T1 fires guns at T10: 2")});
    CHECK(step.turn == 2);
    REQUIRE(step.moves.size() == 1);
    CHECK(step.moves[0].token == "T1");
    CHECK(step.moves[0].from == BoardPlace{1, 1});
    CHECK(step.moves[0].to == BoardPlace{2, 2});
    REQUIRE(step.shots.size() == 1);
    CHECK(step.shots[0].to == BoardPlace{4, 2});
    CHECK(step.gone == Texts{"T10"});
    CHECK(step.seen == Texts{"T11"});
    const BattleScene then = scene_after(after, {BattleStep{}, step}, 0);
    CHECK(then.tokens[0].place == BoardPlace{1, 1});
    CHECK_FALSE(then.tokens[2].is_gone);
    CHECK(then.tokens[3].is_gone);
    CHECK(scene_after(after, {BattleStep{}, step}, 1) == after);
}

TEST_CASE("the ledger of a step is read where it is unfolded", "[battle_steps]") {
    std::vector<BattleStep> steps(2);
    steps[0].order = "auto";
    steps[0].told = {"Aurora hits Maria."};
    steps[0].ledger = {{"T1 fires", "BB-53"}, {"T10 is hit"}};
    steps[1].order = "go on";
    const auto folded = step_rows(steps, {});
    REQUIRE(folded.size() == 4);
    CHECK(folded[2].kind == StepRow::Kind::fold);
    CHECK(folded[2].text == "Ledger, 2 lines");
    CHECK_FALSE(folded[2].is_unfolded);
    BattlePick pick;
    pick.unfolded = {0};
    const auto unfolded = step_rows(steps, pick);
    REQUIRE(unfolded.size() == 6);
    CHECK(unfolded[3].text == "T1 fires");
    CHECK(unfolded[3].why == "BB-53");
    CHECK(unfolded[5].kind == StepRow::Kind::order);
}

TEST_CASE("the last turn is played back step by step and stops at its end", "[battle_steps]") {
    BattleShown battle;
    battle.sides.resize(2);
    battle.scene = scene_of_three();
    for (const std::int32_t turn : {1, 1, 2, 2, 2}) {
        BattleStep step;
        step.order = "go on";
        step.turn = turn;
        battle.steps.push_back(step);
    }
    battle.steps[3].moves = {{"T1", {0, 0}, {1, 1}}};
    CHECK(milliseconds_a_step(battle.steps) == 900);
    BattlePick pick;
    CHECK_FALSE(played_on(battle, pick));
    pick.plays = true;
    std::vector<std::size_t> looked_at;
    while (const auto next = played_on(battle, pick)) {
        if (asks_for<PlayBattle>(*next) != nullptr) break;
        pick.moment = asks_for<LookAtStep>(*next)->step;
        looked_at.push_back(pick.moment.value());
        REQUIRE(looked_at.size() < 9);
    }
    CHECK(looked_at == std::vector<std::size_t>{2, 3, 4});
    pick.moment = 3;
    const BattlePanel panel = battle_panel(battle, pick);
    CHECK(panel.moment == 3);
    REQUIRE(panel.marks.lines.size() == 1);
    CHECK_FALSE(panel.marks.lines[0].is_shot);
    CHECK(battle_panel(battle, {}).marks.lines.empty());  // of the last step nothing was seen
}
