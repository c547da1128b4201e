#include "tactical/gunnery/forecast.h"

#include <catch2/catch.hpp>

#include "tactical/gunnery/order_text.h"
#include "tactical/gunnery/window.h"
#include "unit/gunnery/battle_kit.h"
#include "unit/gunnery/view_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// A battle in which both sides hold each other.
BattleKit in_contact() {
    BattleKit battle({cruiser_unit("Hart"), cruiser_unit("Perch")}, {cruiser_unit("Bison")});
    battle.begin().hold_all_fire().put(0, 0, {0, 0}, 0, 25).put(0, 1, {0, -400}, 0, 25);
    battle.put(1, 0, {15'000, 0}, 180, 20).turn();
    battle.battle.conditions.asked = {0};
    return battle;
}

View view_of(const BattleKit& battle) {
    return {{0}, battle.battle.conditions, battle.battle.sides.at(0)};
}

}  // namespace

TEST_CASE("The path that is forecast of an order is the one that the ship then makes") {
    for (const std::string words :
         {"steer 090", "steer 270", "close E1", "open E1", "keep 9000 from E1", "cross E1 at 3000",
          "break off", "together 135", "speed 10", "stop"}) {
        BattleKit battle = in_contact();
        const View view = view_of(battle);
        const Order order = read_order_text(view, "D1: " + words).value();
        const OrderForecast forecast = forecast_of(view, order, battle.tables);
        INFO(words << ": " << forecast.cost);
        give(order.clauses.front(), battle.side(0));
        battle.turn();
        REQUIRE(forecast.path.size() == 3);
        const Window window(view);
        CHECK(forecast.path.front() == window.place(view.own.ships.front().at));
        CHECK(forecast.path.back() == window.place(battle.ship(0).at));
        CHECK(forecast.why_not.empty());
    }
}

TEST_CASE("A forecast says course, speed, expected hits and the odds") {
    ViewKit kit;
    kit.division(cruiser(), 1, {0, 0}, 0).enemy(cruiser(), {10'000, 0}, 1, 0, 20);
    const std::string cost = forecast_of(kit.view_, kit.read("D1: steer 000"), kit.tables).cost;
    CHECK(cost.starts_with("000, 20 knots; E1 at 10000 yards, "));
    CHECK(cost.find("hits a turn expected") != std::string::npos);
    CHECK(cost.ends_with("own strength 100 per cent of the enemy's"));
    const std::string held = forecast_of(kit.view_, kit.read("D1: hold fire"), kit.tables).cost;
    CHECK(held.find("expected") == std::string::npos);
}

TEST_CASE("Nearer more hits are expected, and out of reach none") {
    const auto hits = [](std::int32_t range) {
        ViewKit kit;
        kit.division(cruiser(), 1, {0, 0}, 0).enemy(cruiser(), {range, 0}, 1, 0, 20);
        const std::string cost = forecast_of(kit.view_, kit.read("D1: steer 000"), kit.tables).cost;
        return std::stod(cost.substr(cost.find("yards, ") + 7));
    };
    CHECK(hits(6'000) > hits(12'000));
    CHECK(hits(12'000) > 0);
    CHECK(hits(40'000) == 0);
}

TEST_CASE("An order that only carries on has no forecast") {
    ViewKit kit;
    kit.division(cruiser(), 1, {0, 0});
    CHECK(forecast_of(kit.view_, kit.read("carry on 3"), kit.tables) == OrderForecast{});
}
