#include "tactical/missile_age/spotting.h"

#include <catch2/catch.hpp>

#include "tactical/missile_age/shores.h"
#include "tactical/missile_age/sight.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

std::vector<AnswerKind> kinds_of(const std::vector<Answer>& answers) {
    std::vector<AnswerKind> kinds;
    for (const Answer& answer : answers) kinds.push_back(answer.kind);
    return kinds;
}

void answer_in(MissileKit& kit, const Answer& given) {
    kit.run([&](Ground& ground) { answer(ground, given); });
}

}  // namespace

TEST_CASE("radar reaches by size, by altitude, and farther to aircraft (4.4, TV-MN-04)") {
    MissileKit kit;
    const std::vector<std::int32_t> reaches{600, 800, 1000, 1200, 1400};
    Unit& ship = kit.add(red, "frigate");
    for (std::size_t size = 0; size < sizes; ++size) {
        ship.size = static_cast<Size>(size);
        CHECK(radar_reach(kit.tables, ship, false) == reaches[size]);
        CHECK(radar_reach(kit.tables, ship, true) == reaches[size] + 200);
    }
    Unit& patrol = kit.add(red, "maritime patrol");
    for (const auto& [altitude, reach] :
         {std::pair{Altitude::low, 1000}, {Altitude::medium, 1200}, {Altitude::high, 1400}}) {
        patrol.altitude = altitude;
        CHECK(radar_reach(kit.tables, patrol, false) == reach);
    }
}

TEST_CASE("the eye reaches as the table or the weather, whatever is less (TV-MN-07 to TV-MN-09)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "landing ship");
    ship.size = Size::medium;
    Unit& jet = kit.add(blue, "strike jet");
    Unit& other = kit.add(blue, "frigate");
    kit.battle.conditions.visibility = kit.battle.conditions.day_visibility = 400;
    CHECK(eye_reach(kit.tables, kit.battle, ship, jet) == 400);
    kit.battle.conditions.is_fog = true;
    CHECK(eye_reach(kit.tables, kit.battle, ship, jet) == 200);

    kit.battle.conditions.is_fog = false;
    kit.battle.conditions.visibility = kit.battle.conditions.day_visibility = 800;
    CHECK(eye_reach(kit.tables, kit.battle, ship, other) == 500);
    CHECK(eye_reach(kit.tables, kit.battle, ship, jet) == 600);
    jet.altitude = Altitude::high;
    CHECK(eye_reach(kit.tables, kit.battle, jet, ship) == 700);
}

TEST_CASE(
    "by night little is seen, by EO half the table, what is lit as by day (A-MN-19, A-MN-20)") {
    MissileKit kit;
    kit.battle.conditions.is_night = true;
    kit.battle.conditions.visibility = 100;
    Unit& ship = kit.add(red, "frigate");
    Unit& other = kit.add(blue, "frigate", {0, 400});
    CHECK(eye_reach(kit.tables, kit.battle, ship, other) == 100);

    ship.has_eo = true;
    CHECK(eye_reach(kit.tables, kit.battle, ship, other) == 250);
    kit.tables.switches.sensors_eo = false;
    CHECK(eye_reach(kit.tables, kit.battle, ship, other) == 100);

    Unit& burning = kit.add(blue, "frigate", {0, 500});
    burning.fires = 1;
    CHECK(eye_reach(kit.tables, kit.battle, ship, other) == 500);
    burning.place = {0, 501};
    CHECK(eye_reach(kit.tables, kit.battle, ship, other) == 100);
    CHECK(eye_reach(kit.tables, kit.battle, ship, burning) == 500);
}

TEST_CASE("land and wrecks block low lines, other vessels hinder radar (A-MN-50, A-MN-51)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate", {0, 0});
    Unit& target = kit.add(blue, "frigate", {0, 400});
    Unit& between = kit.add_model(blue, "frigate", {0, 200});
    CHECK(has_clear_line(kit.tables, kit.battle, ship, target));
    CHECK(vessels_between(kit.tables, kit.battle, ship, target) == 1);
    between.known_by.assign(2, Sighting::marker);
    CHECK(vessels_between(kit.tables, kit.battle, ship, target) == 0);

    between.level = Level::wrecked;
    CHECK_FALSE(has_clear_line(kit.tables, kit.battle, ship, target));
    target.craft = Craft::jet;
    target.altitude = Altitude::medium;
    CHECK(has_clear_line(kit.tables, kit.battle, ship, target));
}

TEST_CASE("land behind the target counts within 30 cm (4.4)") {
    MissileKit kit;
    kit.battle.conditions.shores = {0};
    lay_shores(kit.tables.lengths, kit.battle.conditions);
    Unit& ship = kit.add(red, "frigate", {0, 0});
    Unit& target = kit.add(blue, "frigate", {0, 700});
    CHECK(has_land_behind(kit.tables, kit.battle, ship, target));
    target.place = {0, 690};
    CHECK_FALSE(has_land_behind(kit.tables, kit.battle, ship, target));
    target.place = {0, 1050};
    CHECK_FALSE(has_clear_line(kit.tables, kit.battle, ship, target));
}

TEST_CASE(
    "a unit has one search and one look a turn, and none without radar on (A-MN-13, A-MN-17)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& target = kit.add(blue, "frigate", {0, 300});
    CHECK(can_detect(kit.tables, kit.battle, ship, target));
    ship.has_radar_on = false;
    CHECK_FALSE(can_detect(kit.tables, kit.battle, ship, target));
    ship.has_radar_on = true;
    ship.searches = ship.looks = 1;
    CHECK_FALSE(can_detect(kit.tables, kit.battle, ship, target));
    CHECK_FALSE(can_identify(kit.tables, kit.battle, ship, target));
    kit.tables.switches.spot_attempts = 2;
    CHECK(can_detect(kit.tables, kit.battle, ship, target));
    CHECK(can_identify(kit.tables, kit.battle, ship, target));
    target.place = {0, 501};
    CHECK_FALSE(can_identify(kit.tables, kit.battle, ship, target));
}

TEST_CASE(
    "a radar success makes a marker a contact; who owns nothing may take it away (MN-10, "
    "A-MN-14)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& real = kit.add(blue, "frigate", {0, 300});
    Unit& nothing = kit.add_dummy(blue, "frigate", {50, 300});
    kit.force(DieUse::radar, ship.tag, 6);
    kit.run([&](Ground& ground) { detect(ground, ship, real); });
    REQUIRE(kit.battle.progress.found.has_value());
    CHECK(kinds_of(answers_to(kit.tables, kit.battle, *kit.battle.progress.found)) ==
          std::vector{AnswerKind::mark});
    answer_in(kit, {AnswerKind::mark});
    CHECK(real.seen_by(red) == Sighting::contact);

    const Found found{nothing.tag, red, FoundBy::radar, 0};
    CHECK(kinds_of(answers_to(kit.tables, kit.battle, found)) ==
          std::vector{AnswerKind::mark, AnswerKind::remove});
    kit.battle.progress.found = found;
    answer_in(kit, {AnswerKind::remove});
    CHECK(nothing.where == Whereabouts::removed);
}

TEST_CASE("a radar attempt below 6 finds nothing") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& real = kit.add(blue, "frigate", {0, 300});
    kit.force(DieUse::radar, ship.tag, 5);
    kit.run([&](Ground& ground) { detect(ground, ship, real); });
    CHECK_FALSE(kit.battle.progress.found.has_value());
    CHECK(ship.searches == 1);
}

TEST_CASE(
    "the eye reveals a unit, takes a marker away, makes a contact a civilian (MN-16, MN-17)") {
    MissileKit kit;
    Unit& real = kit.add(blue, "frigate");
    Unit& nothing = kit.add_dummy(blue, "frigate");
    const Found of_real{real.tag, red, FoundBy::eye, 0};
    const Found of_nothing{nothing.tag, red, FoundBy::eye, 0};
    CHECK(kinds_of(answers_to(kit.tables, kit.battle, of_real)) == std::vector{AnswerKind::reveal});
    CHECK(kinds_of(answers_to(kit.tables, kit.battle, of_nothing)) ==
          std::vector{AnswerKind::remove});
    nothing.known_by[red.index()] = Sighting::contact;
    CHECK(kinds_of(answers_to(kit.tables, kit.battle, of_nothing)) ==
          std::vector{AnswerKind::place});

    kit.battle.progress.found = of_real;
    answer_in(kit, {AnswerKind::reveal});
    CHECK(real.seen_by(red) == Sighting::model);

    kit.battle.progress.found = of_nothing;
    answer_in(kit, {AnswerKind::place});
    CHECK(nothing.where == Whereabouts::removed);
    const Unit& civilian = kit.battle.units.back();
    CHECK(civilian.is_civilian);
    CHECK(kit.battle.progress.civilian == civilian.tag);
}

TEST_CASE("by the owner's choice another unit may be there (A-MN-14)") {
    MissileKit kit;
    kit.tables.switches.contact_binding = ContactBinding::owner_choice;
    Unit& frigate = kit.add(blue, "frigate", {0, 100});
    Unit& corvette = kit.add(blue, "corvette", {0, 200});
    const Tag there = frigate.tag, elsewhere = corvette.tag;
    const Found found{there, red, FoundBy::eye, 0};
    CHECK(answers_to(kit.tables, kit.battle, found) ==
          std::vector<Answer>{{AnswerKind::reveal, 0}, {AnswerKind::reveal, elsewhere}});

    kit.battle.progress.found = found;
    answer_in(kit, {AnswerKind::reveal, elsewhere});
    const Unit& revealed = *unit_with(kit.battle, there);
    CHECK(revealed.name == "corvette");
    CHECK(revealed.place == kit::Point{0, 100});
    CHECK(revealed.seen_by(red) == Sighting::model);

    kit.add_dummy(blue, "frigate", {0, 300});
    CHECK(kinds_of(answers_to(kit.tables, kit.battle, {elsewhere, red, FoundBy::radar, 0})) ==
          std::vector{AnswerKind::mark, AnswerKind::remove});
}

TEST_CASE("ESM hears last turn's radars within half as far again, shown only if heard (A-MN-18)") {
    const auto hears = [](std::int32_t away, std::int32_t die, bool is_on) {
        MissileKit kit;
        kit.tables.switches.sensors_esm = is_on;
        Unit& ship = kit.add(red, "corvette");
        Unit& other = kit.add(blue, "1960s missile boat", {0, away});
        other.has_emitted = true;
        kit.force(DieUse::esm, ship.tag, die);
        kit.run([](Ground& ground) { listen(ground); });
        return other.seen_by(red) == Sighting::contact;
    };
    CHECK(hears(1200, 6, true));  // 80 cm and half
    CHECK_FALSE(hears(1201, 10, true));
    CHECK_FALSE(hears(1200, 5, true));
    CHECK_FALSE(hears(1200, 6, false));
}

TEST_CASE("a radar that is on now is heard next turn (A-MN-18)") {
    MissileKit kit;
    Unit& loud = kit.add(blue, "frigate");
    Unit& silent = kit.add(blue, "frigate");
    silent.has_radar_on = false;
    kit.run([](Ground& ground) { listen(ground); });
    CHECK(loud.has_emitted);
    CHECK_FALSE(silent.has_emitted);
}

TEST_CASE("a contact that nobody holds is a marker again, a model stays (A-MN-49)") {
    MissileKit kit;
    kit.add(red, "frigate");
    Unit& near = kit.add(blue, "frigate", {0, 900});
    Unit& far = kit.add(blue, "frigate", {0, 1001});
    Unit& model = kit.add_model(blue, "frigate", {0, 1100});
    near.known_by[0] = far.known_by[0] = Sighting::contact;
    kit.run([](Ground& ground) { lose_contacts(ground); });
    CHECK(near.seen_by(red) == Sighting::contact);
    CHECK(far.seen_by(red) == Sighting::marker);
    CHECK(model.seen_by(red) == Sighting::model);
}

}  // namespace flagplot::tactical::missile_age
