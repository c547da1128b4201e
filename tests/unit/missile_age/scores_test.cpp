#include "tactical/missile_age/scores.h"

#include <catch2/catch.hpp>

#include <tuple>

#include "tactical/missile_age/damage.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

const Tables& standard() {
    static const Tables tables;
    return tables;
}

GunCase gun_attack(Attack attack) {
    GunCase made;
    made.attack = attack;
    made.target_size = Size::medium;
    made.shooter_markers = made.target_markers.emplace(4);
    return made;
}

std::int32_t gun_total(const GunCase& attack) { return gun_modifiers(standard(), attack).total(); }

}  // namespace

TEST_CASE("radar is hindered by all at once and finds nothing with an 8 (TV-MN-05)") {
    const RadarCase attempt{1, true, 2, 5, Generation::first, 5};

    CHECK(8 + radar_modifiers(standard(), attempt).total() == 3);
}

TEST_CASE(
    "radar on a calm sea finds with a 6, second generation or none adding nothing "
    "(TV-MN-06, MN-11)") {
    for (const Generation generation : {Generation::none, Generation::second}) {
        const RadarCase attempt{0, false, 0, 0, generation, 4};
        CHECK(6 + radar_modifiers(standard(), attempt).total() == standard().radar.needed);
    }
}

TEST_CASE("each row of the radar table counts by itself") {
    const auto total = [](const RadarCase& attempt) {
        return radar_modifiers(standard(), attempt).total();
    };
    CHECK(total({-2, false, 0, 0, Generation::none, 0}) == -2);
    CHECK(total({0, true, 0, 0, Generation::none, 0}) == -1);
    CHECK(total({0, false, 3, 0, Generation::none, 0}) == -3);
    CHECK(total({0, false, 0, 3, Generation::none, 0}) == 0);
    CHECK(total({0, false, 0, 4, Generation::none, 0}) == -1);
    CHECK(total({0, false, 0, 6, Generation::none, 0}) == -2);
    CHECK(total({0, false, 0, 0, Generation::first, 0}) == -1);
    CHECK(total({0, false, 0, 0, Generation::third, 0}) == 1);
    CHECK(total({0, false, 0, 0, Generation::none, 6}) == -1);
}

TEST_CASE("the eye counts crew, sea, own speed and EO, and nothing else (MN-15, MN-18, A-MN-19)") {
    const auto total = [](const EyeCase& attempt) {
        return eye_modifiers(standard(), attempt).total();
    };
    CHECK(total({2, 0, 0, false}) == 2);
    CHECK(total({0, 5, 0, false}) == -1);
    CHECK(total({0, 6, 0, false}) == -2);
    CHECK(total({0, 0, 5, false}) == -1);
    CHECK(total({0, 0, 4, true}) == 1);
}

TEST_CASE("a ship's gun adds every row of the table (TV-MN-10)") {
    GunCase attack = gun_attack(Attack::ship_gun);
    attack.crew_quality = 1;
    attack.target_size = Size::small;
    attack.shooter_markers = 5;
    attack.target_markers = 6;
    attack.fire_control = Generation::third;
    attack.sea_state = 4;
    attack.mounts = 2;
    attack.fires = 1;

    CHECK(11 + gun_total(attack) == 3);
}

TEST_CASE("a rocket pod from the air does not use fire control (TV-MN-11, A-MN-25)") {
    GunCase attack = gun_attack(Attack::air_rocket);
    attack.target_size = Size::large;
    attack.target_markers = 2;
    attack.fire_control = Generation::second;
    attack.sea_state = 4;
    attack.is_rockets = true;

    CHECK(12 + gun_total(attack) == 13);
}

TEST_CASE("from air to air fire control counts and the sea does not (TV-MN-12)") {
    GunCase attack = gun_attack(Attack::air_to_air);
    attack.target_markers.reset();
    attack.sea_state = 6;
    attack.fire_control = Generation::third;

    CHECK(gun_total(attack) == 4);
}

TEST_CASE("every row of the table of guns has its value") {
    const auto changed = [](const auto& change) {
        GunCase attack = gun_attack(Attack::ship_gun);
        change(attack);
        return gun_total(attack);
    };
    const std::vector<std::int32_t> sizes_row{-4, -2, 0, 2, 4};
    for (std::size_t size = 0; size < sizes_row.size(); ++size) {
        CHECK(changed([&](GunCase& a) { a.target_size = static_cast<Size>(size); }) ==
              sizes_row[size]);
    }
    const std::vector<std::int32_t> own_row{-4, 0, 0, 0, 0, -2, -5};
    const std::vector<std::int32_t> target_row{8, 5, 5, 2, 0, -2, -5};
    for (std::int32_t markers = 0; markers <= most_markers; ++markers) {
        const auto row = static_cast<std::size_t>(markers);
        CHECK(changed([&](GunCase& a) { a.shooter_markers = markers; }) == own_row[row]);
        CHECK(changed([&](GunCase& a) { a.target_markers = markers; }) == target_row[row]);
    }
    const std::vector<std::int32_t> control_row{0, 2, 3, 4};
    for (std::size_t generation = 0; generation < control_row.size(); ++generation) {
        CHECK(changed([&](GunCase& a) { a.fire_control = static_cast<Generation>(generation); }) ==
              control_row[generation]);
    }
    const std::vector<std::int32_t> sea_row{0, 0, 0, 0, -4, -5, -6};
    for (std::size_t sea = 0; sea < sea_row.size(); ++sea) {
        CHECK(changed([&](GunCase& a) { a.sea_state = static_cast<std::int32_t>(sea); }) ==
              sea_row[sea]);
    }
    CHECK(changed([](GunCase& a) { a.mounts = 3; }) == 1);
    CHECK(changed([](GunCase& a) { a.fires = 2; }) == -2);
    CHECK(changed([](GunCase& a) { a.is_rockets = true; }) == -2);
}

TEST_CASE("each attack uses just the rows that are marked for it (4.6, A-MN-53)") {
    const auto uses = [](Attack attack, const auto& change) {
        GunCase without = gun_attack(attack), with = without;
        change(with);
        return gun_total(with) != gun_total(without);
    };
    using Row = std::tuple<Attack, bool, bool, bool, bool, bool, bool>;
    const std::vector<Row> rows{{Attack::bombs, false, true, true, false, false, false},
                                {Attack::air_gun, false, true, true, false, false, false},
                                {Attack::air_rocket, false, false, true, false, false, true},
                                {Attack::gun_at_air, true, true, true, true, true, false},
                                {Attack::air_to_air, false, true, false, false, false, false}};
    for (const auto& [attack, own_speed, control, sea, mounts, fires, rockets] : rows) {
        CAPTURE(word_of(attack));
        CHECK(uses(attack, [](GunCase& a) { a.crew_quality = 1; }));
        CHECK(uses(attack, [](GunCase& a) { a.target_size = Size::small; }));
        CHECK(uses(attack, [](GunCase& a) { a.target_markers = 6; }));
        CHECK(uses(attack, [](GunCase& a) { a.shooter_markers = 6; }) == own_speed);
        CHECK(uses(attack, [](GunCase& a) { a.fire_control = Generation::first; }) == control);
        CHECK(uses(attack, [](GunCase& a) { a.sea_state = 6; }) == sea);
        CHECK(uses(attack, [](GunCase& a) { a.mounts = 2; }) == mounts);
        CHECK(uses(attack, [](GunCase& a) { a.fires = 1; }) == fires);
        CHECK(uses(attack, [](GunCase& a) { a.is_rockets = true; }) == rockets);
    }
}

TEST_CASE("mounts that join count once, or each but the first (A-MN-23)") {
    Tables tables;
    GunCase attack = gun_attack(Attack::ship_gun);
    attack.mounts = 3;
    CHECK(gun_modifiers(tables, attack).total() == 1);

    tables.switches.combat_multi_mount = MultiMount::per_extra;
    CHECK(gun_modifiers(tables, attack).total() == 2);
}

TEST_CASE("jamming is that of the printed block (4.7, MN-19, TV-MN-13, TV-MN-14)") {
    using enum Seeker;
    using Row = std::tuple<Seeker, Generation, std::int32_t, std::int32_t, std::int32_t>;
    const std::vector<Row> rows{{active_radar, Generation::first, -6, -8, -10},
                                {active_radar, Generation::second, -4, -6, -8},
                                {active_radar, Generation::third, -2, -4, -6},
                                {semi_active_radar, Generation::first, -5, -7, -9},
                                {semi_active_radar, Generation::second, -3, -5, -7},
                                {semi_active_radar, Generation::third, -1, -3, -5},
                                {command_visual, Generation::none, 0, 0, 0},
                                {command_radio, Generation::none, -3, -5, -8},
                                {command_wire, Generation::none, 0, 0, 0},
                                {infra_red, Generation::none, 0, 0, -2}};
    for (const auto& [seeker, generation, first, second, third] : rows) {
        CAPTURE(word_of(seeker), word_of(generation));
        CHECK(jamming(standard(), seeker, generation, Generation::first) == first);
        CHECK(jamming(standard(), seeker, generation, Generation::second) == second);
        CHECK(jamming(standard(), seeker, generation, Generation::third) == third);
        CHECK(jamming(standard(), seeker, generation, Generation::none) == 0);
    }
}

TEST_CASE("an old SAM at a missile from a burning ship has 11 against it (TV-MN-15)") {
    GuidedCase shot{Seeker::semi_active_radar, Generation::first};
    shot.target_size = Size::very_small;
    shot.fires = 2;
    shot.is_at_missile = true;

    CHECK(sam_modifiers(standard(), shot).total() == -11);
}

TEST_CASE("fires on the firer hinder only what it guides") {
    for (const Seeker seeker : {Seeker::active_radar, Seeker::infra_red}) {
        GuidedCase shot{seeker, Generation::first};
        shot.target_size = Size::medium;
        shot.markers = 4;
        shot.fires = 3;
        CHECK(missile_modifiers(standard(), shot).total() == 0);
    }
    for (const Seeker seeker : {Seeker::semi_active_radar, Seeker::command_visual,
                                Seeker::command_radio, Seeker::command_wire}) {
        GuidedCase shot{seeker, Generation::first};
        shot.target_size = Size::medium;
        shot.markers = 4;
        shot.fires = 3;
        CHECK(missile_modifiers(standard(), shot).total() == -3);
    }
}

TEST_CASE("size and speed count for missiles, of SAM the size alone (A-MN-35)") {
    GuidedCase shot{Seeker::infra_red};
    const std::vector<std::int32_t> size_row{-4, -2, 0, 2, 4};
    const std::vector<std::int32_t> speed_row{8, 5, 5, 2, 0, -2, -5};
    for (std::size_t size = 0; size < sizes; ++size) {
        for (std::size_t markers = 0; markers < marker_counts; ++markers) {
            shot.target_size = static_cast<Size>(size);
            shot.markers = static_cast<std::int32_t>(markers);
            CHECK(missile_modifiers(standard(), shot).total() ==
                  size_row[size] + speed_row[markers]);
            CHECK(sam_modifiers(standard(), shot).total() == size_row[size]);
        }
    }
}

TEST_CASE("a torpedo counts its firer's crew only if it is guided (A-MN-30)") {
    CHECK(torpedo_modifiers(standard(), Size::large, 6, std::nullopt).total() == -3);
    CHECK(torpedo_modifiers(standard(), Size::large, 6, 2).total() == -1);
}

TEST_CASE("a 20 hits and a 1 misses, whatever the score (A-MN-22)") {
    Sum bad, good;
    bad.add("x", -30);
    good.add("x", 30);
    CHECK(is_hit({20, bad}, 11));
    CHECK_FALSE(is_hit({1, good}, 11));
    CHECK(is_hit({11, {}}, 11));
    CHECK_FALSE(is_hit({10, {}}, 11));
}

TEST_CASE("a gun needs more the farther it fires (A-MN-22)") {
    const TargetNumbers numbers;
    CHECK(gun_needs(numbers, 120, 360) == 11);
    CHECK(gun_needs(numbers, 121, 360) == 14);
    CHECK(gun_needs(numbers, 240, 360) == 14);
    CHECK(gun_needs(numbers, 241, 360) == 17);
}

TEST_CASE(
    "damage adds target, weapon and the level before the hit (TV-MN-16, TV-MN-17, TV-MN-18, "
    "MN-25)") {
    Unit ship;
    ship.damage_modifier = -2;
    ship.level = Level::heavy;
    CHECK(level_of(standard(), 7 + damage_modifiers(standard(), ship, 2).total()) ==
          Level::critical);

    ship.damage_modifier = 0;
    ship.level = Level::critical;
    CHECK(level_of(standard(), 2 + damage_modifiers(standard(), ship, 0).total()) == Level::heavy);

    ship.level = Level::intact;
    CHECK(level_of(standard(), 1 + damage_modifiers(standard(), ship, -3).total()) ==
          Level::intact);
}

TEST_CASE("levels of damage begin at 1, 4, 7 and 10 (MN-20)") {
    const std::vector<std::pair<std::int32_t, Level>> rows{
        {0, Level::intact}, {1, Level::light},    {3, Level::light},    {4, Level::heavy},
        {6, Level::heavy},  {7, Level::critical}, {9, Level::critical}, {10, Level::wrecked}};
    for (const auto& [score, level] : rows) CHECK(level_of(standard(), score) == level);
}

TEST_CASE("of an aircraft only its damage markers count as earlier damage (TV-MN-24, MN-28)") {
    Unit aircraft;
    aircraft.craft = Craft::jet;
    aircraft.level = Level::heavy;
    aircraft.damage_markers = 1;

    CHECK(level_of(standard(), 1 + damage_modifiers(standard(), aircraft, -1).total()) ==
          Level::light);
}

}  // namespace flagplot::tactical::missile_age
