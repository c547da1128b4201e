#include "tactical/squadron/forms.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tactical/squadron/ordering.h"
#include "unit/squadron/scene_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

const OrderForm* named(const std::vector<OrderForm>& forms, std::string_view name) {
    const auto found = std::find_if(forms.begin(), forms.end(),
                                    [&](const OrderForm& form) { return form.name == name; });
    return found == forms.end() ? nullptr : &*found;
}

OrderForecast forecast_of_line(const SceneKit& kit, SideIndex side, std::string_view line) {
    const View view = kit.view(side);
    const auto order = read_order_text(kit.tables, view, line);
    INFO(line << ": " << (order ? "" : describe(order.error())));
    REQUIRE(order);
    return forecast_of(kit.tables, view, *order);
}

}  // namespace

TEST_CASE("a ship to move has forms of every way to do it, without faults") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.add(squadron, {0, 0}, 90);
    kit.add(blue, "cruiser", {0, 2000});
    kit.activate(squadron, Step::movement, Asking::movement);
    const auto forms = forms_of(kit.tables, kit.view(red));
    for (const OrderForm& form : forms) {
        INFO(form.name);
        CHECK(faults_of(form).empty());
        CHECK(form.token == "T1");
    }
    REQUIRE(named(forms, "steer T1"));
    CHECK(named(forms, "steer T1")->words == "steer T1 to {place}");
    CHECK(named(forms, "ram T1")->words == "steer T1 to {place} ram");
    CHECK(named(forms, "anchor T1")->words == "steer T1 to {place} anchor");
    CHECK(named(forms, "move T1")->words == "move T1 ahead {ahead} {side} {turn} ahead {rest}");
    CHECK(forms_of(kit.tables, kit.view(blue)).empty());
}

TEST_CASE("guns have forms for a target, for linked fire and for a split") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.add(squadron, {0, 0}, 0);
    kit.add(squadron, {0, -400}, 0);
    kit.add(blue, "cruiser", {600, 0});
    kit.add(blue, "frigate", {600, -300});
    kit.activate(squadron, Step::fire, Asking::fire);
    const auto forms = forms_of(kit.tables, kit.view(red));
    for (const OrderForm& form : forms) {
        INFO(form.name);
        CHECK(faults_of(form).empty());
    }
    REQUIRE(named(forms, "fire T1 starboard"));
    CHECK(named(forms, "fire T1 starboard")->slots[0].among ==
          std::vector<std::string>{"T3", "T4"});
    REQUIRE(named(forms, "link T1 starboard 1"));
    CHECK(named(forms, "link T1 starboard 1")->words ==
          "fire T1 starboard at {target} with {joiner1}");
    REQUIRE(named(forms, "split T1 starboard"));
    CHECK(named(forms, "split T1 starboard")->words ==
          "split T1 starboard {first} {dice} {second} {rest}");
    CHECK_FALSE(named(forms, "fire T1 port"));
}

TEST_CASE("a filled form is an order, and its forecast has path, cost and chances") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.add(squadron, {0, 0}, 90);
    kit.add(blue, "cruiser", {0, 700});
    kit.activate(squadron, Step::movement, Asking::movement);
    SECTION("of a move") {
        const auto forecast = forecast_of_line(kit, red, "move T1 ahead 300 port 45 ahead 100");
        CHECK(forecast.path.front() == BoardPlace{360, 240});
        CHECK(forecast.path.size() == 4);
        CHECK(forecast.cost == "6.75 of 7 inches, then on 045");
    }
    SECTION("of a shot") {
        kit.activate(squadron, Step::fire, Asking::fire);
        const auto forecast = forecast_of_line(kit, red, "fire T1 port at T2");
        CHECK(forecast.cost == "6 AD: 65 percent a hull point or more, 23 a critical hit");
    }
}

TEST_CASE("a card's forecast says what it does") {
    SceneKit kit;
    const SquadronNumber squadron = kit.squadron(red, "cruiser");
    kit.add(squadron, {0, 0}, 0);
    kit.add(blue, "cruiser", {600, 0});
    kit.activate(squadron, Step::fire, Asking::fire);
    kit.deal(red, CardOp::more_attack_dice);
    CHECK(forecast_of_line(kit, red, "play C9").meaning == "Double shot: 2 AD more for one shot.");
}

TEST_CASE("the forecast of a shift of wind says where it will come from") {
    SceneKit kit;
    kit.add(red, "cruiser", {0, 0});
    kit.deal(red, CardOp::shift_wind);
    kit.battle.progress.phase = Phase::turn_cards;
    kit.battle.progress.asking = Asking::turn_card;
    kit.battle.progress.asked = red;
    CHECK(forecast_of_line(kit, red, "lay C1 port").meaning ==
          "Shift of wind: the wind shifts by 1 notch, this turn. It will come from 315.");
}
