#include "tactical/missile_age/damage.h"

#include <catch2/catch.hpp>

#include "tactical/missile_age/repair.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

/// A hit whose damage die shows this face, on a medium ship that adds nothing.
void strike_with(MissileKit& kit, Unit& ship, std::int32_t die, std::int32_t special = 2) {
    kit.force(DieUse::damage, ship.tag, die).force(DieUse::special, ship.tag, special);
    kit.run([&](Ground& ground) { strike(ground, ship, {0, red}); });
}

/// Dice that knock out nothing and slow nobody, for every unit.
void force_quiet(MissileKit& kit, Tag tag) {
    for (std::uint32_t nth = 0; nth < 20; ++nth) {
        kit.force(DieUse::knocks_out, tag, 1, nth).force(DieUse::slows, tag, 1, nth);
    }
}

void suffer_in(MissileKit& kit, Unit& ship, Special special, bool has_lost_weapon = false) {
    kit.run([&](Ground& ground) { suffer(ground, ship, special, has_lost_weapon); });
}

void repair_in(MissileKit& kit, Unit& ship) {
    kit.run([&](Ground& ground) { control_damage(ground, ship); });
}

}  // namespace

TEST_CASE("a light hit knocks a weapon or system out with a 9, each by itself (MN-20, MN-21)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "corvette");
    force_quiet(kit, ship.tag);
    kit.force(DieUse::knocks_out, ship.tag, 9, 0);   // fire control
    kit.force(DieUse::knocks_out, ship.tag, 8, 1);   // EO
    kit.force(DieUse::knocks_out, ship.tag, 10, 4);  // the first weapon

    strike_with(kit, ship, 1);

    CHECK(ship.level == Level::light);
    CHECK(fire_control_of(ship) == Generation::none);
    CHECK_FALSE(has_working(kit.tables, ship, System::radar));
    CHECK(has_working(kit.tables, ship, System::eo));
    CHECK(ship.mounts[0].is_out);
    CHECK_FALSE(ship.mounts[1].is_out);
    CHECK(ship.hit_by == red);
}

TEST_CASE("heavy and critical hits knock out with 6 and with 3") {
    for (const auto& [die, needed] : {std::pair{4, 6}, {7, 3}}) {
        MissileKit kit;
        Unit& ship = kit.add(blue, "landing ship");
        ship.damage_modifier = 0;
        ship.has_radar = false;
        force_quiet(kit, ship.tag);
        kit.force(DieUse::knocks_out, ship.tag, needed, 0);
        kit.force(DieUse::knocks_out, ship.tag, needed - 1, 1);
        strike_with(kit, ship, die);
        CHECK(ship.mounts[0].is_out);
        CHECK_FALSE(ship.mounts[1].is_out);
    }
}

TEST_CASE("a weapon without rounds is not rolled for (MN-22)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "landing ship");
    ship.damage_modifier = 0;
    ship.has_radar = false;
    ship.mounts[0].rounds = 0;
    force_quiet(kit, ship.tag);
    kit.force(DieUse::knocks_out, ship.tag, 10, 0);

    strike_with(kit, ship, 1);

    CHECK_FALSE(ship.mounts[0].is_out);
    CHECK(ship.mounts[1].is_out);
}

TEST_CASE("a heavy hit takes 3 off a rating of 5, and markers with it (TV-MN-19, A-MN-39)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "corvette");
    ship.first_rating = ship.rating = ship.markers = 5;
    force_quiet(kit, ship.tag);
    kit.force_all(DieUse::slows, ship.tag, {6, 10, 6, 7});

    strike_with(kit, ship, 4);

    CHECK(ship.rating == 2);
    CHECK(ship.markers == 2);
    CHECK(ship.mvr == 6 + 4);
}

TEST_CASE("losses of speed and manoeuvre are those of the table (MN-20)") {
    const Tables tables;
    const LevelRow& heavy = tables.damage.levels[2];
    const LevelRow& critical = tables.damage.levels[3];
    CHECK(heavy.speed_loss == ByFace{1, 1, 1, 1, 1, 1, 2, 2, 2, 3});
    CHECK(heavy.mvr_gain == ByFace{2, 2, 2, 2, 2, 2, 4, 4, 4, 6});
    CHECK(critical.speed_loss == ByFace{2, 2, 2, 2, 2, 2, 3, 3, 3, 4});
    CHECK(critical.mvr_gain == ByFace{4, 4, 4, 4, 4, 4, 6, 6, 6, 8});
    CHECK(heavy.slows == 6);
    CHECK(critical.slows == 3);
}

TEST_CASE("the highest level stays (MN-23, TV-MN-17)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    ship.level = Level::critical;
    force_quiet(kit, ship.tag);

    strike_with(kit, ship, 2);

    CHECK(ship.level == Level::critical);
}

TEST_CASE("an intact result brings no special damage (TV-MN-18, MN-26)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    ship.damage_modifier = -3;

    strike_with(kit, ship, 1, 10);

    CHECK(ship.level == Level::intact);
    CHECK(ship.fires == 0);
}

TEST_CASE(
    "a wreck stops, is seen by all, loses what is aboard and rolls special damage (B-MN-17)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    Unit& helicopter = kit.add(blue, "helicopter");
    helicopter.where = Whereabouts::aboard;
    helicopter.home = ship.entry;
    ship.level = Level::critical;

    strike_with(kit, ship, 7, 10);

    CHECK(ship.is_wreck());
    CHECK(ship.markers == 0);
    CHECK(ship.seen_by(red) == Sighting::model);
    CHECK(helicopter.where == Whereabouts::lost);
    CHECK(ship.fires == 1);
    CHECK_FALSE(ship.mounts[0].is_out);
}

TEST_CASE("a helicopter on deck is rolled for and cannot be repaired (A-MN-36)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "landing ship");
    ship.damage_modifier = 0;
    ship.has_radar = false;
    Unit& helicopter = kit.add(blue, "helicopter");
    helicopter.where = Whereabouts::aboard;
    helicopter.home = ship.entry;
    force_quiet(kit, ship.tag);
    kit.force(DieUse::knocks_out, ship.tag, 9, 2);

    strike_with(kit, ship, 1);

    CHECK(helicopter.where == Whereabouts::lost);
}

TEST_CASE("special damage is that of the table (MN-27)") {
    using enum Special;
    const Tables tables;
    CHECK(tables.damage.special == std::array<Special, d10>{fire_if_weapon_lost, nothing, nothing,
                                                            nothing, nothing, demoralisation,
                                                            propulsion, blackout, helm, fire});
}

TEST_CASE("demoralised crews fall below -2 (MN-27, 6; A-MN-44)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    ship.crew_quality = -2;
    suffer_in(kit, ship, Special::demoralisation);
    suffer_in(kit, ship, Special::demoralisation);
    CHECK(ship.crew_quality == -4);
}

TEST_CASE("a propulsion failure takes markers off, and a level for good (TV-MN-20, MN-27, 7)") {
    const std::vector<std::pair<std::int32_t, std::int32_t>> rows{{10, 1}, {7, 1}, {6, 2}, {4, 2},
                                                                  {3, 3},  {2, 3}, {1, 4}};
    for (const auto& [die, lost] : rows) {
        MissileKit kit;
        Unit& ship = kit.add(blue, "1980s missile boat");
        kit.force(DieUse::special_more, ship.tag, die);
        suffer_in(kit, ship, Special::propulsion);
        CHECK(ship.markers == std::min(5, 6 - lost));
        CHECK(ship.rating == 5);
    }
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    ship.markers = 2;
    kit.force(DieUse::special_more, ship.tag, 3);
    suffer_in(kit, ship, Special::propulsion);
    CHECK(ship.markers == 0);
    CHECK(ship.rating == 3);
}

TEST_CASE("a repair gives speed back, less what propulsion lost (TV-MN-21, MN-35)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "1980s missile boat");
    slow_down(ship, 2);
    kit.force(DieUse::special_more, ship.tag, 7);
    suffer_in(kit, ship, Special::propulsion);
    kit.force(DieUse::repair, ship.tag, 8);

    repair_in(kit, ship);

    CHECK(ship.rating == 5);
}

TEST_CASE("a blackout adds up, and one success takes one level off, or all (A-MN-40)") {
    for (const auto& [stack, left] :
         {std::pair{BlackoutStack::one_per_success, 1}, {BlackoutStack::all_at_once, 0}}) {
        MissileKit kit;
        kit.tables.switches.damage_blackout_stack = stack;
        Unit& ship = kit.add(blue, "frigate");
        suffer_in(kit, ship, Special::blackout);
        suffer_in(kit, ship, Special::blackout);
        CHECK(ship.blackout == 2);
        kit.force(DieUse::repair, ship.tag, 8);
        repair_in(kit, ship);
        CHECK(ship.blackout == left);
    }
}

TEST_CASE(
    "a helm in confusion turns her and sends her on, without a run before (MN-27, 9; A-MN-42)") {
    for (const auto& [die, heading] : {std::pair{5, 315}, {6, 45}}) {
        MissileKit kit;
        Unit& ship = kit.add(blue, "frigate");
        kit.force_all(DieUse::special_more, ship.tag, {die, 10});
        suffer_in(kit, ship, Special::helm);
        CHECK(ship.heading == heading);
        CHECK(kit::distance({0, 0}, ship.place) >= 98);
        CHECK(ship.run == mm(ship.mvr));
    }
}

TEST_CASE("who runs into another in confusion hurts both by the other's size (A-MN-42)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "1980s missile boat");
    Unit& other = kit.add(blue, "destroyer", {50, 50});
    ship.damage_modifier = other.damage_modifier = 0;
    force_quiet(kit, ship.tag);
    force_quiet(kit, other.tag);
    kit.force_all(DieUse::special_more, ship.tag, {6, 10});
    kit.force(DieUse::damage, ship.tag, 1, 0);   // +0 of a large ship
    kit.force(DieUse::damage, other.tag, 5, 1);  // -4 of a small one

    suffer_in(kit, ship, Special::helm);

    CHECK(ship.level == Level::light);
    CHECK(other.level == Level::light);
}

TEST_CASE(
    "fires add up; special result 1 starts one only by the switch and with a lost weapon "
    "(MN-27, A-MN-37)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    suffer_in(kit, ship, Special::fire);
    suffer_in(kit, ship, Special::fire);
    suffer_in(kit, ship, Special::fire_if_weapon_lost, true);
    CHECK(ship.fires == 2);

    kit.tables.switches.damage_special1_fire = true;
    suffer_in(kit, ship, Special::fire_if_weapon_lost, false);
    CHECK(ship.fires == 2);
    suffer_in(kit, ship, Special::fire_if_weapon_lost, true);
    CHECK(ship.fires == 3);
}

TEST_CASE("a crew that fails at a fire has one more (TV-MN-22)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    ship.crew_quality = -2;
    ship.fires = 1;
    kit.force(DieUse::repair, ship.tag, 3);
    repair_in(kit, ship);
    CHECK(ship.fires == 2);
}

TEST_CASE("fires go out with 8, stay with 4 to 7, grow with 3 (MN-34)") {
    for (const auto& [die, fires] : {std::pair{8, 0}, {7, 1}, {4, 1}, {3, 2}}) {
        MissileKit kit;
        Unit& ship = kit.add(blue, "frigate");
        ship.fires = 1;
        kit.force(DieUse::repair, ship.tag, die);
        repair_in(kit, ship);
        CHECK(ship.fires == fires);
    }
}

TEST_CASE("a system is repaired wholly with 8, crew counted (TV-MN-23, MN-33)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    ship.crew_quality = 2;
    ship.is_out[static_cast<std::size_t>(System::ecm)] = true;
    ship.mounts[0].is_out = true;
    kit.force(DieUse::repair, ship.tag, 6);
    repair_in(kit, ship);
    CHECK(ecm_of(kit.tables, ship) == Generation::second);
    CHECK(ship.mounts[0].is_out);  // weapons never
}

TEST_CASE("an aircraft hit intact flies on, lightly turns away, worse is lost (MN-29 to MN-32)") {
    for (const auto& [score, where] :
         {std::pair{0, Whereabouts::on_table}, {1, Whereabouts::away}, {4, Whereabouts::lost}}) {
        MissileKit kit;
        Unit& jet = kit.add(blue, "strike jet");
        jet.damage_modifier = score - 1;
        kit.battle.missiles.push_back(
            {50, blue, jet.tag, weapon_called(kit.tables, "guided bomb").value(), 99, 1});
        kit.force(DieUse::damage, jet.tag, 1);
        kit.run([&](Ground& ground) { strike(ground, jet, {0, red}); });
        CHECK(jet.where == where);
        CHECK(kit.battle.missiles.size() == (score == 0 ? 1U : 0U));
        CHECK(jet.damage_markers == (score == 1 ? 1 : 0));
    }
}

}  // namespace flagplot::tactical::missile_age
