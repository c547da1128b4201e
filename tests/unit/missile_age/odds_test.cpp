#include <catch2/catch.hpp>

#include <array>
#include <tuple>

#include "tactical/kit/odds.h"
#include "tactical/missile_age/damage.h"
#include "tactical/missile_age/scores.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

/// The chance in percent that a d20 with these modifiers hits, counted face by face.
std::int32_t chance(const Sum& modifiers, std::int32_t needed) {
    constexpr std::int32_t per_ten_thousand = 100;
    const kit::Spread hits = kit::looked_up(
        kit::die(20), [&](std::int32_t die) { return is_hit({die, modifiers}, needed) ? 1 : 0; });
    return kit::in_ten_thousandths(kit::chance_of(hits, 1)) / per_ten_thousand;
}

std::int32_t gun_chance(Generation control, Size size, std::int32_t markers, std::int32_t needed) {
    GunCase attack;
    attack.attack = Attack::ship_gun;
    attack.target_size = size;
    attack.shooter_markers = 4;
    attack.target_markers = markers;
    attack.fire_control = control;
    return chance(gun_modifiers(standard_tables(), attack), needed);
}

std::int32_t missile_chance(Generation seeker, Generation ecm, Size size = Size::medium,
                            std::int32_t markers = 4) {
    GuidedCase shot{Seeker::active_radar, seeker, ecm};
    shot.target_size = size;
    shot.markers = markers;
    return chance(missile_modifiers(standard_tables(), shot),
                  standard_tables().switches.combat_tn.missile);
}

std::int32_t sam_chance(Generation against, Size size, bool is_at_missile) {
    GuidedCase shot{Seeker::semi_active_radar, Generation::second, against};
    shot.target_size = size;
    shot.is_at_missile = is_at_missile;
    return chance(sam_modifiers(standard_tables(), shot), standard_tables().switches.combat_tn.sam);
}

/// The share in tenths of each level that one hit brings from this level.
std::array<std::int32_t, 5> first_hit(Level before, std::int32_t net) {
    Unit ship;
    ship.level = before;
    std::array<std::int32_t, 5> tenths{};
    for (std::int32_t die = 1; die <= 10; ++die) {
        const Level level = level_of(standard_tables(),
                                     die + damage_modifiers(standard_tables(), ship, net).total());
        ++tenths[static_cast<std::size_t>(level)];
    }
    return tenths;
}

/// Hits needed to wreck, on average, from this level: none, it never comes to that.
std::optional<kit::Fraction> hits_to_wreck(std::int32_t net, Level from = Level::intact) {
    const auto tenths = first_hit(from, net);
    kit::Fraction stays = 0, hits = 1;
    for (std::size_t number = 0; number < tenths.size(); ++number) {
        const auto level = std::max(from, static_cast<Level>(number));
        const kit::Fraction share(tenths[number], 10);
        if (share == 0 || level == Level::wrecked) continue;
        if (level == from) {
            stays += share;
            continue;
        }
        const auto further = hits_to_wreck(net, level);
        if (!further) return std::nullopt;
        hits += share * *further;
    }
    if (stays == 1) return std::nullopt;
    return hits / (1 - stays);
}

}  // namespace

TEST_CASE("guns hit as often as the page says (6.3)") {
    using enum Generation;
    CHECK(gun_chance(second, Size::medium, 4, 11) == 65);
    CHECK(gun_chance(second, Size::medium, 4, 14) == 50);
    CHECK(gun_chance(second, Size::medium, 4, 17) == 35);
    CHECK(gun_chance(none, Size::medium, 4, 11) == 50);
    CHECK(gun_chance(none, Size::medium, 4, 14) == 35);
    CHECK(gun_chance(none, Size::medium, 4, 17) == 20);
    CHECK(gun_chance(second, Size::small, 6, 11) == 30);
    CHECK(gun_chance(second, Size::small, 6, 14) == 15);
}

TEST_CASE("missiles hit as often as the page says (6.3)") {
    using enum Generation;
    CHECK(missile_chance(second, none) == 70);
    CHECK(missile_chance(second, second) == 40);
    CHECK(missile_chance(first, third) == 20);
    CHECK(missile_chance(third, first) == 60);
    CHECK(missile_chance(second, first) == 50);
    CHECK(missile_chance(first, none, Size::small, 6) == 35);
    CHECK(missile_chance(first, second, Size::small, 6) == 5);
}

TEST_CASE("SAM and CIWS hit as often as the page says (6.3)") {
    using enum Generation;
    CHECK(sam_chance(none, Size::medium, false) == 65);
    CHECK(sam_chance(second, Size::medium, false) == 40);
    CHECK(sam_chance(none, Size::very_small, true) == 20);
    const auto ciws = [](Generation control) {
        GunCase attack;
        attack.attack = Attack::gun_at_air;
        attack.target_size = Size::very_small;
        attack.shooter_markers = 4;
        attack.fire_control = control;
        return chance(gun_modifiers(standard_tables(), attack),
                      standard_tables().switches.combat_tn.ciws);
    };
    CHECK(ciws(none) == 25);
    CHECK(ciws(second) == 40);
    CHECK(ciws(third) == 45);
}

TEST_CASE("three layers leave a missile 21 in a hundred (6.3)") {
    const kit::Fraction through =
        kit::Fraction(50, 100) * kit::Fraction(70, 100) * kit::Fraction(60, 100);
    CHECK(through == kit::Fraction(21, 100));
    CHECK(missile_chance(Generation::second, Generation::first) == 50);
    CHECK(11 - standard_tables().switches.combat_cm_success == 3);
}

TEST_CASE("it takes as many hits to wreck as the page says, exactly (6.3)") {
    using Fraction = kit::Fraction;
    const std::vector<std::pair<std::int32_t, Fraction>> rows{
        {-2, {485, 64}}, {0, {231, 64}}, {2, {363, 160}}, {4, {33, 20}},
        {5, {131, 90}},  {6, {13, 10}},  {7, {6, 5}},     {9, {1, 1}}};
    for (const auto& [net, hits] : rows) {
        CAPTURE(net);
        CHECK(hits_to_wreck(net) == hits);
    }
}

TEST_CASE("light guns cripple a big ship and never wreck it (4.12)") {
    CHECK_FALSE(hits_to_wreck(-4).has_value());
    CHECK(hits_to_wreck(-3).has_value());
    CHECK(first_hit(Level::intact, -9)[1] == 1);
    CHECK(first_hit(Level::intact, -10)[0] == 10);
    CHECK(first_hit(Level::intact, -6)[2] == 1);
    CHECK(first_hit(Level::light, -7)[2] == 1);
    CHECK(first_hit(Level::intact, -7)[2] == 0);
    CHECK(first_hit(Level::heavy, -5)[3] == 1);
    CHECK(first_hit(Level::heavy, -6)[3] == 0);
}

TEST_CASE("the first hit of each weapon brings the shares that the page says (6.3)") {
    using Shares = std::array<std::int32_t, 5>;
    const std::vector<std::tuple<std::string_view, Size, Shares>> rows{
        {"76 mm gun", Size::small, {2, 3, 3, 2, 0}},
        {"76 mm gun", Size::medium, {4, 3, 3, 0, 0}},
        {"127 mm gun", Size::small, {0, 3, 3, 3, 1}},
        {"127 mm gun", Size::medium, {2, 3, 3, 2, 0}},
        {"medium ASM", Size::small, {0, 0, 2, 3, 5}},
        {"medium ASM", Size::medium, {0, 1, 3, 3, 3}},
        {"medium ASM", Size::large, {0, 3, 3, 3, 1}},
        {"heavy ASM", Size::small, {0, 0, 0, 3, 7}},
        {"heavy ASM", Size::medium, {0, 0, 2, 3, 5}},
        {"heavy ASM", Size::large, {0, 1, 3, 3, 3}},
        {"HW torpedo", Size::medium, {0, 0, 0, 2, 8}},
        {"HW torpedo", Size::large, {0, 0, 1, 3, 6}}};
    for (const auto& [weapon, size, shares] : rows) {
        CAPTURE(weapon, word_of(size));
        const auto number = static_cast<std::size_t>(*weapon_called(standard_tables(), weapon));
        const std::int32_t net = standard_tables().weapons[number].modifier +
                                 standard_tables().damage.target[static_cast<std::size_t>(size)];
        CHECK(first_hit(Level::intact, net) == shares);
    }
}

}  // namespace flagplot::tactical::missile_age
