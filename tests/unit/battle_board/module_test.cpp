#include "tactical/battle_board/board_module.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "tactical/battle_board/captain.h"
#include "tactical/battle_board/phrases.h"
#include "unit/battle_board/board_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::battle_board;

namespace {

Kind gunner() {
    Kind kind = ship({{beam(60, 2), 3}});
    kind.shields = 80;
    return kind;
}
Kind torpedo_boat() {
    Kind kind = ship({{torpedo(90, 4, 45), 2}, {beam(20, 1), 1}});
    kind.armor = 300;
    kind.computers = {20};
    return kind;
}

BoardKit five_a_side() {
    BoardKit kit;
    for (const std::uint32_t side : {0U, 1U}) {
        for (int each = 0; each < 5; ++each) {
            kit.add(side, each % 2 == 0 ? gunner() : torpedo_boat(), each + 1);
        }
    }
    return kit;
}

Battle by_captains(const BoardModule& module, Battle battle, const Dice& dice) {
    while (const auto side = module.to_act(battle)) {
        const Order order = module.captain(module.view(battle, *side), {}, dice);
        battle = module.step(std::move(battle), *side, order, dice, nullptr).value();
    }
    return battle;
}

Tactic wanted_tactic(const Kind& own, const Kind& enemy) {
    BoardKit kit;
    kit.add(0, own);
    kit.add(1, enemy);
    const Battle battle = kit.battle();
    const Switches switches;
    return Captain(battle.position, {0}, small_tables(switches))
        .wanted(0, battle.orders[0], {})
        .tactic;
}

Kind of_power(std::int32_t power, std::int32_t range = 2) {
    return ship({{beam(power, range), 1}});
}

}  // namespace

TEST_CASE("fought out is the same as captains asked order by order") {
    const BoardModule module = five_a_side().module();
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Dice dice = OddsDice{seed};
        const Battle start = five_a_side().battle();
        Log log;
        const Battle logged = module.fought_out(start, dice, &log);
        CHECK(logged == by_captains(module, start, dice));
        CHECK(logged == module.fought_out(start, dice));
        CHECK(!log.lines.empty());
    }
}

TEST_CASE("a battle taken step by step by the tactics is the same as left to them") {
    const BoardModule module = five_a_side().module();
    const Dice dice = OddsDice{3};
    Battle left = five_a_side().battle();
    Battle stepped = left;
    while (const auto side = module.to_act(left)) {
        left = module.step(std::move(left), *side, {ByTactics{}}, dice, nullptr).value();
    }
    while (const auto side = module.to_act(stepped)) {
        const bool moves = stepped.position.stage == Stage::movement;
        const Order order = moves ? Order{StepByTactic{stepped.position.mover}} : Order{GoOn{}};
        stepped = module.step(std::move(stepped), *side, order, dice, nullptr).value();
    }
    stepped.by_tactic = left.by_tactic;
    CHECK(stepped == left);
}

TEST_CASE("every option is taken, printed and read back, and another battle looks the same") {
    const BoardModule module = five_a_side().module();
    const Dice dice = OddsDice{11};
    Battle battle = five_a_side().battle();
    for (std::uint32_t turn = 0; turn < 400; ++turn) {
        const auto side = module.to_act(battle);
        if (!side) break;
        const View view = module.view(battle, *side);
        CHECK(module.view(module.resample(view, OddsDice{turn}), *side) == view);
        CHECK(module.options(module.view(battle, {1 - side->number})).empty());
        const std::vector<Order> options = module.options(view);
        REQUIRE(!options.empty());
        for (const Order& order : options) {
            CHECK(module.read_order(view, module.text_of(order)).value() == order);
        }
        DieKey key{Purpose::draw, 0, 0, turn, 0, 0};
        const auto pick = roll(dice, key, static_cast<std::int32_t>(options.size())) - 1;
        battle = module
                     .step(std::move(battle), *side, options[static_cast<std::size_t>(pick)], dice,
                           nullptr)
                     .value();
        CHECK(decoded<Battle>(encoded(battle)) == battle);
    }
}

TEST_CASE("a view holds no orders of the other side") {
    const BoardModule module = five_a_side().module();
    Battle battle = five_a_side().battle();
    const View before = module.view(battle, {0});
    for (std::int32_t token = 5; token < 10; ++token) {
        orders_in(battle, token).tactic = Tactic::disengage;
        orders_in(battle, token).steps_away = 4;
    }
    battle.by_tactic[1] = 1;
    CHECK(module.view(battle, {0}) == before);
    CHECK(module.view(battle, {1}) != module.view(five_a_side().battle(), {1}));
}

TEST_CASE("2.6: the captain's tactic goes by the strength of both sides") {
    CHECK(wanted_tactic(of_power(150), of_power(100)) == Tactic::maximize_damage);
    CHECK(wanted_tactic(of_power(149), of_power(100)) == Tactic::maximize_net_damage);
    CHECK(wanted_tactic(of_power(100, 3), of_power(100)) == Tactic::maximize_ratio);
    CHECK(wanted_tactic(of_power(67), of_power(100)) == Tactic::maximize_net_damage);
    CHECK(wanted_tactic(of_power(66), of_power(100)) == Tactic::disengage_if_challenged);
    CHECK(wanted_tactic(of_power(33), of_power(100)) == Tactic::disengage_if_challenged);
    CHECK(wanted_tactic(of_power(32), of_power(100)) == Tactic::disengage);
    CHECK(wanted_tactic(ship(), of_power(1)) == Tactic::disengage);
}

TEST_CASE("2.6: torpedoes count by what they hit with") {
    Kind boat = ship({{torpedo(300, 4, 50), 1}});
    CHECK(wanted_tactic(boat, of_power(100)) == Tactic::maximize_damage);
    boat.slots[0].weapon.accuracy = 49;
    CHECK(wanted_tactic(boat, of_power(100)) == Tactic::maximize_ratio);
    boat.computers = {20};
    CHECK(wanted_tactic(boat, of_power(100)) == Tactic::maximize_damage);
}

TEST_CASE("BB-43: a base shoots at armed ships, then at any, and does what damage it can") {
    Kind base = of_power(1);
    base.is_base = true;
    BoardKit kit;
    kit.add(0, base);
    kit.add(1, of_power(900));
    const Battle battle = kit.battle();
    CHECK(battle.orders[0].tactic == Tactic::maximize_damage);
    CHECK(battle.orders[0].primary == TargetClass::armed);
    CHECK(battle.orders[0].secondary == TargetClass::any);
    CHECK(wanted_tactic(base, of_power(900)) == Tactic::maximize_damage);
}

TEST_CASE("a doctrine is what the captain wants, for one ship or for all") {
    BoardKit kit;
    kit.add(0, of_power(10));
    kit.add(1, of_power(10));
    kit.muster().arrivals[0].companies[0].name = "Aurora";
    const BoardModule module = kit.module();
    const Battle battle = kit.battle();
    const Doctrine doctrine{{{"", "tactic", "disengage"},
                             {"Aurora", "tactic", "minimize-damage"},
                             {"", "primary", "freighters"}}};
    const View view = module.view(battle, {0});
    const Order first = module.captain(view, doctrine, plain_dice());
    CHECK(module.text_of(first) == "doctrine T1 tactic minimize-damage");
    Battle after = module.step(battle, {0}, first, plain_dice(), nullptr).value();
    const Order second = module.captain(module.view(after, {0}), doctrine, plain_dice());
    CHECK(module.text_of(second) == "doctrine T1 primary freighters");
    after = module.step(after, {0}, second, plain_dice(), nullptr).value();
    CHECK(module.text_of(module.captain(module.view(after, {0}), doctrine, plain_dice())) ==
          "auto");
    CHECK(Captain(battle.position, {0}, kit.tables())
              .wanted(0, battle.orders[0], {{{"", "withdraw", "below-half"}}})
              .tactic == Tactic::maximize_net_damage);
    Battle worn = battle;
    token_in(worn, 0).stack.damaged = 1;
    token_in(worn, 0).stack.damage = 501 * 500;
    CHECK(Captain(worn.position, {0}, kit.tables())
              .wanted(0, worn.orders[0], {{{"", "withdraw", "below-half"}}})
              .tactic == Tactic::disengage);
}

TEST_CASE("BB-40: what is ordered wrongly is refused, and changes nothing") {
    const BoardKit kit = five_a_side();
    const BoardModule module = kit.module();
    const Battle battle = kit.battle();
    const View view = module.view(battle, {0});
    const auto code = [&](std::string_view line) {
        return module.read_order(view, line).error().code;
    };
    CHECK(code("doctrine T6 tactic disengage") == ErrorCode::no_such_order);
    CHECK(code("doctrine T1") == ErrorCode::no_such_order);
    CHECK(code("step T1 to 1,4") == ErrorCode::no_such_order);
    CHECK(module.read_order(view, "doctrine T1 tactic disengege").error().nearest == "disengage");
    CHECK(module.read_order(view, "doctrin T1 tactic disengage").error().nearest == "doctrine");
    CHECK(module.read_order(view,
                            "doctrine t1 TACTIC disengage primary any secondary none "
                            "attack only S2 cargo dump"));
    CHECK(code("doctrine T1 attack only S1") == ErrorCode::no_such_order);
    const auto other = module.step(battle, {1}, {GoOn{}}, plain_dice(), nullptr);
    CHECK(other.error().code == ErrorCode::not_to_act);
    const Battle over = module.fought_out(battle, plain_dice());
    CHECK(module.step(over, {0}, {GoOn{}}, plain_dice(), nullptr).error().code ==
          ErrorCode::battle_is_over);
    CHECK(!module.to_act(over));
}

TEST_CASE("BB-34: a human may choose any square beside the token") {
    BoardKit kit;
    kit.add(0, of_power(10));
    kit.add(1, of_power(10));
    const BoardModule module = kit.module();
    Battle battle = kit.battle();
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
        battle = module.step(battle, side, {GoOn{}}, plain_dice(), nullptr).value();
    }
    const SideIndex side = *module.to_act(battle);
    const View view = module.view(battle, side);
    const std::int32_t mover = battle.position.mover;
    CHECK(module.options(view).size() == 9 + 2);
    const BoardSquare from = token_in(battle, mover).at;
    const BoardSquare to{from.x, from.y - 1};
    battle = module.step(battle, side, {StepTo{mover, to}}, plain_dice(), nullptr).value();
    CHECK(token_in(battle, mover).at == to);
    CHECK(!module.read_order(view, "step T1 to 9,9"));
}

TEST_CASE("every number in the log can be asked for its parts") {
    const BoardModule module = five_a_side().module();
    Log log;
    (void)module.fought_out(five_a_side().battle(), plain_dice(), &log);
    for (const char* rule : {"BB-34", "BB-42", "BB-53", "BB-58", "BB-59", "BB-7"}) {
        const auto line = std::find_if(log.lines.begin(), log.lines.end(),
                                       [&](const LogLine& each) { return each.rule == rule; });
        REQUIRE(line != log.lines.end());
        CHECK(!line->parts.empty());
    }
}

TEST_CASE("the scene and the log say tactics and speeds in words of their own") {
    const BoardModule module = five_a_side().module();
    const Battle battle = five_a_side().battle();
    Log log;
    (void)module.fought_out(battle, plain_dice(), &log);
    std::string said;
    const BattleScene scene = module.scene(module.view(battle, {0}));
    for (const auto& token : scene.tokens) {
        for (const std::string& badge : token.badges) said += badge + "\n";
    }
    for (const LogLine& line : log.lines) {
        said += line.text + "\n";
        for (const std::string& part : line.parts) said += part + "\n";
    }
    for (const std::string_view word : words_of<Tactic>) {
        CAPTURE(word);
        const bool is_plain = word.find('-') == word.npos;
        if (!is_plain) CHECK(said.find(word) == said.npos);
    }
    CHECK(said.find("speed 4/4") == said.npos);
    CHECK(said.find("1 square a round") != said.npos);
    CHECK(said.find("tries to do more damage than it takes") != said.npos);
    CHECK(speed_text(7) == "1.75 squares a round");
    CHECK(speed_text(0) == "does not move");
}

TEST_CASE("what an order means is foretold in plain words, whatever its text") {
    const BoardModule module = five_a_side().module();
    const View view = module.view(five_a_side().battle(), {0});
    const auto meaning = [&](std::string_view line) {
        const auto order = module.read_order(view, line);
        REQUIRE(order);
        return module.forecast(view, *order).meaning;
    };
    CHECK(meaning("doctrine T1 tactic maximize-net-damage primary bombers-freighters "
                  "secondary none") ==
          "It tries to do more damage than it takes. It fires at bombers and freighters first. "
          "Otherwise it fires at nobody.");
    CHECK(meaning("doctrine T1 attack neutrals cargo dump") ==
          "It starts a fight with neutrals and enemies. It throws its cargo overboard.");
    CHECK(meaning("doctrine T1 attack only S2") ==
          fmt::format("It starts a fight with {} alone.", view.position.sides[1]));
    CHECK_FALSE(meaning("auto").empty());
    for (const Order& order : module.options(view)) {
        CHECK_FALSE(module.forecast(view, order).meaning.empty());
    }
}
