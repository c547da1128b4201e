#include "tactical/missile_age/firing.h"

#include <catch2/catch.hpp>

#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/hits.h"
#include "tactical/missile_age/shots.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

/// May its first mount be fired at this target in its phase?
bool may_fire(const MissileKit& kit, const Unit& unit, Target target, std::int32_t rounds = 1) {
    const Phase phase = phase_of(weapon_of(kit.tables, unit.mounts[0]).kind);
    const Fire order{unit.tag, 0, rounds, target};
    return !why_not_fire(kit.tables, kit.battle, unit, order, phase).has_value();
}

void fire_in(MissileKit& kit, Unit& unit, Target target, std::int32_t rounds = 1) {
    kit.run([&](Ground& ground) { fire(ground, unit, {unit.tag, 0, rounds, target}); });
}

void resolve_in(MissileKit& kit, Tag weapon) {
    kit.run([&](Ground& ground) { resolve(ground, weapon); });
}

/// A missile of red at a target, arriving now.
Tag missile_at(MissileKit& kit, const Unit& target, std::string_view weapon, Tag firer = 0) {
    const Tag tag = kit.battle.progress.next_tag++;
    kit.battle.missiles.push_back(
        {tag, red, firer, weapon_called(kit.tables, weapon).value(), target.tag, 1});
    return tag;
}

}  // namespace

TEST_CASE("guns are fired at models in range with a clear line (A-MN-16, A-MN-51)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    kit.arm(ship, "76 mm gun");
    Unit& target = kit.add_model(blue, "frigate", {0, 360});
    CHECK(may_fire(kit, ship, {target.tag, false}));
    target.place = {0, 361};
    CHECK_FALSE(may_fire(kit, ship, {target.tag, false}));
    target.place = {0, 300};
    target.known_by[0] = Sighting::contact;
    CHECK_FALSE(may_fire(kit, ship, {target.tag, false}));
    target.known_by[0] = Sighting::model;
    Unit& wreck = kit.add_model(blue, "frigate", {0, 150});
    wreck.level = Level::wrecked;
    CHECK_FALSE(may_fire(kit, ship, {target.tag, false}));
    CHECK_FALSE(may_fire(kit, ship, {wreck.tag, false}));
}

TEST_CASE(
    "active and infra-red missiles go at contacts too, by the switch; others do not (A-MN-16)") {
    for (const auto& [weapon, seeks] :
         {std::pair{"medium ASM", true}, {"infra-red ASM", true}, {"short ASM", false}}) {
        CAPTURE(weapon);
        MissileKit kit;
        Unit& ship = kit.add(red, "frigate");
        kit.arm(ship, weapon, 4);
        Unit& target = kit.add(blue, "frigate", {0, 300});
        CHECK_FALSE(may_fire(kit, ship, {target.tag, false}));
        target.known_by[0] = Sighting::contact;
        CHECK(may_fire(kit, ship, {target.tag, false}) == seeks);
        kit.tables.switches.roe_arh_on_radar_contact = false;
        CHECK_FALSE(may_fire(kit, ship, {target.tag, false}));
    }
}

TEST_CASE("civilians are not attacked knowingly (A-MN-48)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    kit.arm(ship, "76 mm gun");
    Unit& civilian = kit.add_model(blue, "merchant", {0, 100});
    civilian.side = nobody;
    civilian.is_civilian = true;
    CHECK_FALSE(may_fire(kit, ship, {civilian.tag, false}));
}

TEST_CASE("weapons reach aircraft up to their altitude (A-MN-50)") {
    using Row = std::pair<std::string_view, Altitude>;
    for (const auto& [weapon, highest] :
         {Row{"76 mm gun", Altitude::low}, Row{"CIWS", Altitude::low},
          Row{"MANPADS", Altitude::low}, Row{"point SAM", Altitude::medium},
          Row{"area SAM", Altitude::high}, Row{"active SAM", Altitude::high},
          Row{"RPG", Altitude::surface}}) {
        CAPTURE(weapon);
        MissileKit kit;
        Unit& ship = kit.add(red, "frigate");
        kit.arm(ship, weapon, 4);
        Unit& jet = kit.add_model(blue, "strike jet", {0, 20});
        for (const Altitude altitude : {Altitude::low, Altitude::medium, Altitude::high}) {
            jet.altitude = altitude;
            CHECK(may_fire(kit, ship, {jet.tag, false}) == (altitude <= highest));
        }
    }
}

TEST_CASE("a launcher fires two rounds a turn, area SAM four, by the switch (B-MN-01)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& target = kit.add_model(blue, "frigate", {0, 300});
    kit.arm(ship, "medium ASM", 8);
    CHECK(may_fire(kit, ship, {target.tag, false}, 2));
    CHECK_FALSE(may_fire(kit, ship, {target.tag, false}, 3));
    kit.tables.switches.combat_salvo = 3;
    CHECK(may_fire(kit, ship, {target.tag, false}, 3));
    fire_in(kit, ship, {target.tag, false}, 3);
    CHECK(ship.mounts[0].rounds == 5);
    CHECK_FALSE(may_fire(kit, ship, {target.tag, false}, 1));

    Unit& jet = kit.add_model(blue, "strike jet", {0, 300});
    kit.arm(ship, "area SAM", 32);
    CHECK(may_fire(kit, ship, {jet.tag, false}, 4));
    CHECK_FALSE(may_fire(kit, ship, {jet.tag, false}, 5));
}

TEST_CASE(
    "a blackout stops all but small arms, and countermeasures by the switch (MN-27, A-MN-41)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& target = kit.add_model(blue, "frigate", {0, 20});
    ship.blackout = 1;
    kit.arm(ship, "76 mm gun");
    CHECK_FALSE(may_fire(kit, ship, {target.tag, false}));
    for (const std::string_view weapon : {"heavy machine gun", "RPG"}) {
        kit.arm(ship, weapon);
        CHECK(may_fire(kit, ship, {target.tag, false}));
    }
    kit.arm(ship, "chaff", 4);
    CHECK(is_ready(kit.tables, ship, ship.mounts[0], Phase::decoys));
    CHECK(has_working(kit.tables, ship, System::radar));
    CHECK(has_working(kit.tables, ship, System::ecm));
    kit.tables.switches.damage_blackout_sensors = true;
    CHECK_FALSE(is_ready(kit.tables, ship, ship.mounts[0], Phase::decoys));
    CHECK_FALSE(has_working(kit.tables, ship, System::radar));
    CHECK_FALSE(has_working(kit.tables, ship, System::ecm));
}

TEST_CASE("mounts of one gun join in one attack and have fired (A-MN-23)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    kit.arm(ship, "40 mm gun", -1, 2);
    Unit& target = kit.add_model(blue, "frigate", {0, 60});
    kit.force(DieUse::gun, ship.tag, 20).force(DieUse::damage, target.tag, 1);
    fire_in(kit, ship, {target.tag, false}, 2);
    CHECK(ship.mounts[0].used == 1);
    CHECK(ship.mounts[1].used == 1);
    CHECK(target.hit_by == red);
}

TEST_CASE("numbers to reach are those of the switches (A-MN-22, A-MN-24)") {
    TargetNumbers numbers;
    using Row = std::tuple<WeaponKind, bool, std::int32_t>;
    for (const auto& [kind, is_at_air, needed] :
         {Row{WeaponKind::gun, false, 14}, Row{WeaponKind::rockets, false, 14},
          Row{WeaponKind::gun, true, 15}, Row{WeaponKind::ciws, true, 12},
          Row{WeaponKind::air_gun, false, 13}, Row{WeaponKind::bomb, false, 14},
          Row{WeaponKind::rocket_pod, false, 14}, Row{WeaponKind::air_missile, true, 12},
          Row{WeaponKind::air_gun, true, 12}}) {
        CHECK(needed_by(numbers, kind, is_at_air, 150, 360) == needed);
    }
    numbers.bomb = 5;
    CHECK(needed_by(numbers, WeaponKind::bomb, false, 0, 0) == 5);
}

TEST_CASE(
    "a missile comes in this turn, from more than 250 cm or by the switch next turn "
    "(A-MN-26)") {
    const auto arrival = [](std::int32_t away, MissileFlight flight) {
        MissileKit kit;
        kit.tables.switches.missile_flight = flight;
        Unit& ship = kit.add(red, "destroyer", {0, -1200});
        Unit& target = kit.add_model(blue, "frigate", {0, away - 1200});
        fire_in(kit, ship, {target.tag, false});
        return kit.battle.missiles.at(0).arrives;
    };
    CHECK(arrival(2400, MissileFlight::same_turn) == 1);
    CHECK(arrival(2501, MissileFlight::same_turn) == 2);
    CHECK(arrival(100, MissileFlight::next_turn) == 2);
}

TEST_CASE(
    "SAM, guns and CIWS destroy a missile without a damage roll (B-MN-12, A-MN-28, A-MN-32)") {
    for (const auto& [weapon, use] : {std::pair{"point SAM", DieUse::sam},
                                      {"76 mm gun", DieUse::gun},
                                      {"CIWS", DieUse::close_in}}) {
        for (const auto& [die, missiles] : {std::pair{20, 0U}, {2, 1U}}) {
            MissileKit kit;
            Unit& ship = kit.add(blue, "frigate");
            kit.arm(ship, weapon, 8);
            const Tag missile = missile_at(kit, ship, "medium ASM");
            CHECK(may_fire(kit, ship, {missile, true}));
            kit.force(use, ship.tag, die);
            fire_in(kit, ship, {missile, true});
            CHECK(kit.battle.missiles.size() == missiles);
            CHECK(ship.level == Level::intact);
        }
    }
}

TEST_CASE("others defend a ship that their weapon reaches (B-MN-12)") {
    MissileKit kit;
    Unit& ship = kit.add(blue, "frigate");
    Unit& escort = kit.add(blue, "frigate", {80, 0});
    kit.arm(escort, "CIWS");
    const Tag missile = missile_at(kit, ship, "medium ASM");
    CHECK(may_fire(kit, escort, {missile, true}));
    escort.place = {81, 0};
    CHECK_FALSE(may_fire(kit, escort, {missile, true}));
}

TEST_CASE(
    "chaff deceives active and semi-active radar, flares infra-red, nothing command (A-MN-31)") {
    using Row = std::tuple<std::string_view, std::string_view, bool>;
    for (const auto& [decoy, weapon, may] :
         {Row{"chaff", "medium ASM", true}, Row{"chaff", "short ASM", true},
          Row{"chaff", "infra-red ASM", false}, Row{"chaff", "radio-command ASM", false},
          Row{"flares", "infra-red ASM", true}, Row{"flares", "medium ASM", false},
          Row{"flares", "wire-guided light ASM", false}}) {
        CAPTURE(decoy, weapon);
        MissileKit kit;
        Unit& ship = kit.add(blue, "frigate");
        kit.arm(ship, decoy, 4);
        CHECK(may_fire(kit, ship, {missile_at(kit, ship, weapon), true}) == may);
    }
}

TEST_CASE("a countermeasure needs 8, against semi-active radar 10, one salvo a turn (A-MN-31)") {
    const auto deceives = [](std::string_view weapon, std::int32_t die, std::int32_t needed = 8) {
        MissileKit kit;
        kit.tables.switches.combat_cm_success = needed;
        Unit& ship = kit.add(blue, "frigate");
        kit.arm(ship, "chaff", 4);
        const Tag missile = missile_at(kit, ship, weapon);
        kit.force(DieUse::decoy, ship.tag, die);
        fire_in(kit, ship, {missile, true});
        CHECK(ship.mounts[0].rounds == 3);
        CHECK_FALSE(is_ready(kit.tables, ship, ship.mounts[0], Phase::decoys));
        return kit.battle.missiles.empty();
    };
    CHECK(deceives("medium ASM", 8));
    CHECK_FALSE(deceives("medium ASM", 7));
    CHECK(deceives("short ASM", 10));
    CHECK_FALSE(deceives("short ASM", 9));
    CHECK(deceives("medium ASM", 7, 7));
}

TEST_CASE("a missile hits with 7 and is gone in any case (A-MN-29, B-MN-06)") {
    for (const auto& [die, is_hurt] : {std::pair{7, true}, {6, false}}) {
        MissileKit kit;
        Unit& ship = kit.add_model(blue, "landing ship");
        ship.size = Size::medium;
        ship.markers = 4;
        const Tag missile = missile_at(kit, ship, "medium ASM");
        kit.force(DieUse::missile, missile, die).force(DieUse::damage, ship.tag, 10);
        resolve_in(kit, missile);
        CHECK((ship.level != Level::intact) == is_hurt);
        CHECK(kit.battle.missiles.empty());
    }
}

TEST_CASE("guided missiles fail when their firer cannot guide (A-MN-33)") {
    const auto is_guided = [](std::string_view weapon, const auto& change) {
        MissileKit kit;
        Unit& firer = kit.add(red, "frigate", {0, 300});
        Unit& target = kit.add_model(blue, "frigate");
        change(firer);
        const Weapon& made =
            kit.tables.weapons[static_cast<std::size_t>(weapon_called(kit.tables, weapon).value())];
        return is_guided_now(kit.tables, kit.battle, firer.tag, made.seeker, target);
    };
    const auto wrecked = [](Unit& unit) { unit.level = Level::wrecked; };
    const auto away = [](Unit& unit) { unit.where = Whereabouts::left; };
    const auto dark = [](Unit& unit) { unit.blackout = 1; };
    const auto blind = [](Unit& unit) { unit.is_out[0] = true; };
    const auto never_had_one = [](Unit& unit) { unit.fire_control = Generation::none; };
    const auto far = [](Unit& unit) { unit.place = {0, 501}; };
    for (const std::string_view weapon :
         {"short ASM", "radio-command ASM", "wire-guided light ASM", "guided bomb"}) {
        CAPTURE(weapon);
        CHECK_FALSE(is_guided(weapon, wrecked));
        CHECK_FALSE(is_guided(weapon, away));
        CHECK_FALSE(is_guided(weapon, dark));
        CHECK_FALSE(is_guided(weapon, blind));
        CHECK(is_guided(weapon, never_had_one));
        CHECK(is_guided(weapon, far) == (weapon != "guided bomb"));
    }
    CHECK(is_guided("medium ASM", wrecked));
    CHECK(is_guided("infra-red ASM", dark));
}

TEST_CASE("a SAM that is guided by eye needs its target in sight, by radio it does not (A-MN-33)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& jet = kit.add_model(blue, "strike jet", {0, 105});
    jet.altitude = Altitude::low;
    Unit& other = kit.add_model(red, "frigate", {0, 105});
    const Tag missile = missile_at(kit, other, "medium ASM");
    kit.battle.missiles.back().side = blue;
    for (const auto& [weapon, sees_in_fog] :
         {std::pair{"old point SAM", false}, {"old radio point SAM", true}}) {
        CAPTURE(weapon);
        kit.arm(ship, weapon, 8);
        kit.battle.conditions.day_visibility = 700;
        CHECK(may_fire(kit, ship, {jet.tag, false}));
        CHECK(may_fire(kit, ship, {missile, true}));
        kit.battle.conditions.day_visibility = 100;
        CHECK(may_fire(kit, ship, {jet.tag, false}) == sees_in_fog);
        CHECK(may_fire(kit, ship, {missile, true}) == sees_in_fog);
    }
}

TEST_CASE("what is knocked out counts as none (B-MN-15, A-MN-34)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "destroyer");
    CHECK(fire_control_of(ship) == Generation::third);
    CHECK(ecm_of(kit.tables, ship) == Generation::third);
    ship.is_out[static_cast<std::size_t>(System::fire_control)] = true;
    ship.is_out[static_cast<std::size_t>(System::ecm)] = true;
    CHECK(fire_control_of(ship) == Generation::none);
    CHECK(ecm_of(kit.tables, ship) == Generation::none);
    CHECK_FALSE(has_working(kit.tables, ship, System::radar));  // it goes with the fire control
    Unit& firer = kit.add(blue, "frigate", {0, 500});
    const Weapon& missile =
        kit.tables
            .weapons[static_cast<std::size_t>(weapon_called(kit.tables, "medium ASM").value())];
    const std::int32_t jammed = missile_shot(kit.tables, missile, &firer, ship).modifiers.total();
    ship.is_out[static_cast<std::size_t>(System::ecm)] = false;
    CHECK(missile_shot(kit.tables, missile, &firer, ship).modifiers.total() == jammed - 8);
}

TEST_CASE("a missile that hits nothing waits for its owner, who may place a civilian (B-MN-08)") {
    MissileKit kit;
    Unit& nothing = kit.add_dummy(blue, "frigate");
    nothing.known_by[0] = Sighting::contact;
    const Tag missile = missile_at(kit, nothing, "medium ASM");
    kit.force(DieUse::missile, missile, 20);
    resolve_in(kit, missile);
    REQUIRE(kit.battle.progress.found.has_value());
    CHECK(kit.battle.progress.struck_by == missile);
    kit.run([](Ground& ground) { strike_waiting(ground, 0); });
    CHECK(kit.battle.missiles.empty());
    CHECK(kit.battle.civilians_hit == 0);
}

TEST_CASE("the firer at a contact reads only that the missile is gone (B-MN-08)") {
    for (const std::int32_t die : {2, 20}) {
        MissileKit kit;
        Unit& ship = kit.add(blue, "frigate");
        ship.known_by[0] = Sighting::contact;
        const Tag missile = missile_at(kit, ship, "medium ASM");
        kit.force(DieUse::missile, missile, die).force(DieUse::damage, ship.tag, 1);
        kit.force(DieUse::special, ship.tag, 2);
        resolve_in(kit, missile);
        const std::vector<LogLine> lines = read_by(red, kit.log);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].text == "M" + std::to_string(missile) + " is gone");
        CHECK(lines[0].parts.empty());
    }
}

TEST_CASE("bombs fall within 1 cm of the path of 2e, rockets and air guns from low (A-MN-50)") {
    MissileKit kit;
    Unit& jet = kit.add(red, "bomber jet", {0, 400});
    jet.was = {0, -400};
    Unit& target = kit.add_model(blue, "frigate", {10, 0});
    jet.altitude = Altitude::high;
    CHECK(may_fire(kit, jet, {target.tag, false}));
    target.place = {11, 0};
    CHECK_FALSE(may_fire(kit, jet, {target.tag, false}));
    target.place = {0, 430};
    for (const std::string_view weapon : {"rocket pod", "air gun"}) {
        kit.arm(jet, weapon, 2);
        jet.altitude = Altitude::low;
        CHECK(may_fire(kit, jet, {target.tag, false}));
        jet.altitude = Altitude::medium;
        CHECK_FALSE(may_fire(kit, jet, {target.tag, false}));
    }
}

TEST_CASE("a torpedo that struck hits with 11 (A-MN-30)") {
    for (const auto& [die, is_hurt] : {std::pair{11, true}, {10, false}}) {
        MissileKit kit;
        Unit& ship = kit.add_model(blue, "landing ship");
        ship.size = Size::medium;
        ship.markers = 4;
        const std::int32_t weapon = weapon_called(kit.tables, "autonomous HW torpedo").value();
        kit.battle.torpedoes.push_back({90, red, 0, weapon, {0, 0}, 0, 300, ship.tag});
        kit.force(DieUse::torpedo, 90, die).force(DieUse::damage, ship.tag, 10);
        resolve_in(kit, 90);
        CHECK((ship.level != Level::intact) == is_hurt);
        CHECK(kit.battle.torpedoes.empty());
    }
}

}  // namespace flagplot::tactical::missile_age
