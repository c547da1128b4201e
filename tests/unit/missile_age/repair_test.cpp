#include "tactical/missile_age/repair.h"

#include <catch2/catch.hpp>

#include "unit/missile_age/missile_kit.h"

using namespace flagplot::tactical;
using namespace flagplot::tactical::missile_age;

TEST_CASE("ten fires do not spread, whatever the crew rolls (B-MN-16)") {
    MissileKit kit;
    missile_age::Unit& ship = kit.add(red, "frigate");
    ship.crew_quality = -9;
    ship.fires = 6;
    kit.run([&](Ground& ground) { control_damage(ground, ship); });
    CHECK(ship.fires == most_spreading_fires);
    kit.run([&](Ground& ground) { control_damage(ground, ship); });
    CHECK(ship.fires == most_spreading_fires);
}
