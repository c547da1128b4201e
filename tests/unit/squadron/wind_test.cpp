#include "tactical/squadron/wind.h"

#include <catch2/catch.hpp>

#include "tactical/squadron/voyage.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

Conditions wind_from(std::int32_t from) {
    Conditions conditions;
    conditions.wind_from = from;
    return conditions;
}

}  // namespace

TEST_CASE("only a 6 changes the wind, by as many notches as the second die says (V-US-8, V-US-9)") {
    const WindTable table;
    CHECK(notches_by(table, 5, 6) == 0);
    const std::vector<std::int32_t> notches{1, 1, -1, -1, 2, -2};
    for (std::int32_t second = 1; second <= 6; ++second) {
        CHECK(notches_by(table, 6, second) == notches[static_cast<std::size_t>(second - 1)]);
    }
    const Switches switches;
    CHECK(shifted_wind(switches, 350, 1) == 45);
    CHECK(shifted_wind(switches, 0, -2) == 270);
}

TEST_CASE("the wind of the campaign goes to the nearest notch, ties clockwise (US-B36)") {
    Switches switches;
    CHECK(nearest_notch(switches, 22) == 0);
    CHECK(nearest_notch(switches, 23) == 45);
    CHECK(nearest_notch(switches, 350) == 0);
    switches.wind_points = 4;
    CHECK(nearest_notch(switches, 45) == 90);
    CHECK(nearest_notch(switches, 44) == 0);
    switches.wind_points = 16;
    CHECK(shifted_wind(switches, 0, 2) == 45);
    switches.wind_points = 12;
    CHECK(shifted_wind(switches, 0, 1) == 30);
}

TEST_CASE("the wind is ahead up to 45 degrees either side of the bow (US-15, US-A6)") {
    Switches switches;
    CHECK(is_head_wind(switches, wind_from(45), 0));
    CHECK(is_head_wind(switches, wind_from(315), 0));
    CHECK_FALSE(is_head_wind(switches, wind_from(45), 359));
    CHECK_FALSE(is_head_wind(switches, wind_from(180), 0));
    switches.headwind_half_angle = 90;
    CHECK(is_head_wind(switches, wind_from(90), 0));
    switches.headwind_half_angle = 0;
    CHECK_FALSE(is_head_wind(switches, wind_from(45), 0));
    Conditions calm = wind_from(0);
    calm.force = 0;
    CHECK_FALSE(is_head_wind(Switches(), calm, 0));
}

TEST_CASE("an inch into the wind costs two, from the moment of turning away one (V-US-10)") {
    SquadronKit kit;
    ShipClass eight = kit.class_called("frigate");
    eight.movement = 800;
    const ShipNumber ship = kit.ship(kit.squadron(red, eight), {0, 0}, 0);
    kit.battle.conditions = wind_from(0);
    const auto cost = [&](std::vector<Leg> legs) {
        return cost_of(kit.tables, kit.battle, kit.battle.ships[ship], legs);
    };
    CHECK(cost({{300, 0}}) == 600);
    // three inches into the wind, a turn of 60 degrees, two inches at normal cost
    const std::int32_t turn = cost({{300, 60}}) - 600;
    CHECK(cost({{300, 60}, {200, 0}}) == 600 + turn + 200);
    // on the arc each step costs by the heading at its start: 0, 15, 30 and 45 are into the wind
    CHECK(turn == 2 * 209);
    kit.tables.switches.wind_arc_step = ArcStep::end;
    CHECK(cost({{0, 60}}) == 2 * 157 + (209 - 157));
}

TEST_CASE("ships that the wind does not affect, and squadrons with a fair breeze, pay nothing") {
    SquadronKit kit;
    ShipClass steamer = kit.class_called("cruiser");
    steamer.is_wind_affected = false;
    kit.ship(kit.squadron(red, steamer), {0, 0}, 0);
    kit.ship(kit.squadron(red, "cruiser"), {1'000, 0}, 0);
    kit.battle.conditions = wind_from(0);
    CHECK(cost_of(kit.tables, kit.battle, kit.battle.ships[0], {{300, 0}}) == 300);
    CHECK(cost_of(kit.tables, kit.battle, kit.battle.ships[1], {{300, 0}}) == 600);
    kit.battle.activation.squadron = 1;
    kit.battle.activation.ignores_wind = true;
    CHECK(cost_of(kit.tables, kit.battle, kit.battle.ships[1], {{300, 0}}) == 300);
}
