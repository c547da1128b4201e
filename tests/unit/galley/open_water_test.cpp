#include "tactical/galley/open_water.h"

#include <catch2/catch.hpp>

#include "tactical/galley/board.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

namespace {

kit::Hex hex(std::int32_t column, std::int32_t row) { return kit::hex_at({column, row}, layout); }

}  // namespace

TEST_CASE("in the open the way to a goal is the distance, and the nearest goal counts") {
    const GalleyKit kit;
    const OpenWater water(kit.battle, {hex(10, 10), hex(30, 10)});
    CHECK(water.way_from(hex(10, 10)) == 0);
    CHECK(water.way_from(hex(12, 15)) == kit::hexes_apart(hex(12, 15), hex(10, 10)));
    CHECK(water.way_from(hex(28, 4)) == kit::hexes_apart(hex(28, 4), hex(30, 10)));
    CHECK(water.way_from(hex(39, 29)).has_value());
}

TEST_CASE("a way leads round land and ships, and may begin on the hex of a ship") {
    GalleyKit kit;
    for (std::int32_t column = 5; column <= 15; ++column) {
        kit.battle.land.push_back(hex(column, 12));
    }
    std::sort(kit.battle.land.begin(), kit.battle.land.end());
    const Tag ship = kit.add(red, "trireme", {hex(16, 12), 0, 1});
    const OpenWater water(kit.battle, {hex(10, 10)});
    CHECK(water.way_from(hex(10, 14)).value() > kit::hexes_apart(hex(10, 14), hex(10, 10)));
    CHECK(water.way_from(kit.ship(ship).at.bow) == kit::hexes_apart(hex(16, 12), hex(10, 10)));
}

TEST_CASE("no way leads out of a basin, and none to a goal on land") {
    GalleyKit kit;
    for (kit::Hexside side = 0; side < 6; ++side) {
        kit.battle.land.push_back(kit::neighbour(hex(20, 15), side));
    }
    std::sort(kit.battle.land.begin(), kit.battle.land.end());
    CHECK_FALSE(OpenWater(kit.battle, {hex(10, 10)}).way_from(hex(20, 15)));
    CHECK_FALSE(OpenWater(kit.battle, {kit.battle.land.front()}).way_from(hex(10, 10)));
}
