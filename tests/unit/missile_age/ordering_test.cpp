#include "tactical/missile_age/ordering.h"

#include <catch2/catch.hpp>

#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/missile_age_module.h"
#include "unit/missile_age/asked.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::missile_age;

namespace {

/// A boat of red and one of blue, both models, 300 mm apart on the middle line.
struct Two {
    MissileKit kit;
    missile_age::Unit& boat;
    missile_age::Unit& enemy;
    explicit Two(std::string_view kind = "1980s missile boat")
        : boat(kit.add_model(red, kind)), enemy(kit.add_model(blue, "frigate", {0, 300})) {}
};

/// The text of the order that is read from a line; the error's sentence where it is none.
std::string read(MissileKit& kit, const View& view, std::string_view line) {
    const auto order = read_order_text(kit.tables, view, line);
    return order ? order_text(*order) : describe(order.error());
}

}  // namespace

TEST_CASE("every order is written with its own verb") {
    const std::vector<std::pair<Order, std::string>> texts{
        {{Ready{}}, "ready"},
        {{SetRadar{3, true}}, "radar T3 on"},
        {{SetRadar{3, false}}, "radar T3 off"},
        {{Begin{{1}}}, "begin S2"},
        {{Move{3, 3, {{60, -45}, {70, 0}}}}, "move T3 speed 3 ahead 60 port 45 ahead 70"},
        {{Move{3, 0, {}}}, "move T3 speed 0"},
        {{Steer{3, 3, {41, 102}}}, "steer T3 speed 3 to 41,102"},
        {{Stop{3}}, "stop T3"},
        {{Guide{9, 45}}, "guide T9 045"},
        {{Fly{8, {41, 102}, Altitude::medium}}, "fly T8 to 41,102 medium"},
        {{Return{3, {0, 102}}}, "return A3 at 0,102"},
        {{Detect{3, 7}}, "detect T3 T7"},
        {{Identify{3, 7}}, "identify T3 T7"},
        {{Fire{3, 1, 2, {7, false}}}, "fire T3 W2 x2 at T7"},
        {{Fire{3, 1, 2, {9, true}}}, "fire T3 W2 x2 at M9"},
        {{Aim{3, 3, 1, 45}}, "aim T3 W4 x1 on 045"},
        {{TakeOff{3}}, "take off A3"},
        {{Land{8, 3}}, "land T8 on T3"},
        {{Resolve{{9, true}}}, "resolve M9"},
        {{Resolve{{9, false}}}, "resolve T9"},
        {{Done{}}, "done"},
        {{Pass{}}, "pass"},
        {{Answer{AnswerKind::mark, 0}}, "answer mark"},
        {{Answer{AnswerKind::reveal, 5}}, "answer reveal T5"},
    };
    for (const auto& [order, text] : texts) CHECK(order_text(order) == text);
}

TEST_CASE("whatever is listed in a phase reads back to the same order") {
    Two two("frigate");
    two.kit.add_model(red, "helicopter", {100, 100});
    launched(two.kit, two.enemy, "medium ASM", two.boat);
    two.boat.heading = 90;
    for (const Phase phase : {Phase::air, Phase::vessels, Phase::spotting, Phase::launch,
                              Phase::guns, Phase::sams, Phase::decoys, Phase::close_in}) {
        const View view = asked_in(two.kit, phase);
        for (const Order& order : options_of(two.kit.tables, view)) {
            const std::string text = order_text(order);
            INFO(text);
            const auto back = read_order_text(two.kit.tables, view, text);
            REQUIRE(back);
            CHECK(*back == order);
        }
    }
}

TEST_CASE("a move keeps each of its legs") {
    Two two;
    two.boat.run = 40;
    const View view = asked_in(two.kit, Phase::vessels);
    CHECK(read(two.kit, view, "move T1 speed 6 ahead 0 starboard 45 ahead 250") ==
          "move T1 speed 6 ahead 0 starboard 45 ahead 250");
    CHECK(read(two.kit, view, "MOVE t1 speed 6  starboard 45 ahead 250") ==
          "move T1 speed 6 ahead 0 starboard 45 ahead 250");
    CHECK(read(two.kit, view, "move T1 speed 6 ahead 100 ahead 160") ==
          "move T1 speed 6 ahead 100 ahead 160");
}

TEST_CASE("a line that is no order says what was expected at the wrong word, and the nearest") {
    Two two;
    const View view = asked_in(two.kit, Phase::launch);
    const auto expected = [&](std::string_view line) {
        const auto order = read_order_text(two.kit.tables, view, line);
        REQUIRE_FALSE(order);
        return order.error().details;
    };
    using Texts = std::vector<std::string>;
    CHECK(expected("fire 1 W1 x2 at T2") == Texts{"1", "a unit, like T3"});
    CHECK(expected("fire T1 W0 x2 at T2") == Texts{"W0", "a weapon, like W2"});
    CHECK(expected("fire T1 W1 two at T2") == Texts{"two", "rounds, like x2"});
    CHECK(expected("fire T1 W1 x2 on T2") == Texts{"on", "\"at\""});
    CHECK(expected("fire T1 W1 x2 at Hart") ==
          Texts{"Hart", "a unit or torpedo, like T7, or a missile, like M9"});
    CHECK(expected("fire T1 W1 x2 at T2 now") == Texts{"now", "the end of the order"});
    CHECK(expected("fire T1 W1") == Texts{"fire T1 W1", "rounds, like x2"});
    CHECK(expected("aim T1 W1 x1 on 360") == Texts{"360", "a heading from 000 to 359"});
    CHECK(expected("radar T1 of") == Texts{"of", "one of off, on"});
    CHECK(expected("steer T1 speed 3 to 41") == Texts{"41", "a place of the table, like 71,112"});
    CHECK(expected("move T1 speed -1") == Texts{"-1", "a number from 0 to 9999"});
    CHECK(expected("move T1 speed 3 ahead 99999") == Texts{"99999", "a number from 0 to 9999"});
    CHECK(expected("move T1 speed 3 left 45") == Texts{"left", "one of ahead, port, starboard"});
    CHECK(expected("begin 2") == Texts{"2", "a side, like S2"});
    CHECK(expected("take off 3") == Texts{"3", "an aircraft, like A3"});
    CHECK(expected("answer maybe") == Texts{"maybe", "one of mark, remove, reveal, place"});
    const std::string verbs =
        "one of ready, radar, begin, move, steer, stop, guide, fly, return, detect, identify, "
        "fire, aim, take, land, resolve, done, pass, answer";
    CHECK(expected("") == Texts{"", verbs});
    CHECK(expected("fier T1 W1 x2 at T2") == Texts{"fier", verbs});
    CHECK(read_order_text(two.kit.tables, view, "fier T1 W1 x2 at T2").error().nearest == "fire");
}

TEST_CASE("an order that may not be given is refused as the rules say") {
    Two two;
    const View view = asked_in(two.kit, Phase::launch);
    const auto refusal = [&](std::string_view line) {
        const auto order = read_order_text(two.kit.tables, view, line);
        return order ? std::string("none") : order.error().details.at(1);
    };
    CHECK(refusal("fire T1 W1 x2 at T2") == "none");
    CHECK(refusal("fire T1 W1 x3 at T2") == "rounds or mounts that are ready");
    CHECK(refusal("fire T1 W2 x1 at T2") == "a weapon that is ready");
    CHECK(refusal("fire T1 W1 x1 at M2") == "a target");
    CHECK(refusal("fire T1 W1 x1 at T1") == "an enemy");
    CHECK(refusal("fire T2 W1 x1 at T1") == "one that has not acted");
    CHECK(refusal("detect T1 T2") == "an order of this phase");
    CHECK(refusal("ready") == "an order of this phase");
    CHECK(refusal("answer mark") == "an order of this phase");
    CHECK(refusal("done") == "an order of this phase");
    const auto wrong = read_order_text(two.kit.tables, view, "fire T1 W1 x2 at T3");
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().nearest == "fire T1 W1 x2 at T2");
}

TEST_CASE("a side that is not asked is told so") {
    Two two;
    asked_in(two.kit, Phase::launch, red);
    const View others = view_of(two.kit.tables, two.kit.battle, blue);
    const auto order = read_order_text(two.kit.tables, others, "pass");
    REQUIRE_FALSE(order);
    CHECK(order.error().details == std::vector<std::string>{"pass", "nothing now"});
}
