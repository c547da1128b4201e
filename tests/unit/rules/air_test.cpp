#include "rules/air.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/print.h"

using namespace flagplot;

namespace {

/// Aircraft of this quality, near their base.
Sortie sortie(std::int32_t quality) { return {quality, {10}, {0}, {0}}; }

Sortie sortie_to(std::int32_t distance, std::int32_t range) {
    return {3, {range}, {distance}, {0}};
}

/// At sea in clear weather.
Searched formation(std::int32_t size) {
    Searched made;
    made.size = {size};
    return made;
}

/// The number a flying boat needs against a battleship of which this is said; 0: no roll.
std::int32_t needed_with(void (*say)(Searched&)) {
    Searched searched = formation(4);
    say(searched);
    const auto attempt = air_attempt(sortie(3), searched, 11);
    return attempt ? attempt->needed : 0;
}

}  // namespace

TEST_CASE("aircraft fly by day; by night and at dusk as the campaign says",
          "[air][switch][AR-5][A-ST-53]") {
    const auto [light, hour, night, dusk, may] = GENERATE(table<Light, int, bool, bool, bool>({
        {Light::day, 6, false, false, true},
        {Light::day, 12, false, false, true},
        {Light::day, 18, false, false, true},
        {Light::night, 0, false, false, false},
        {Light::night, 18, false, false, false},
        {Light::night, 0, true, false, true},
        {Light::night, 18, true, false, true},
        {Light::night, 18, false, true, true},
        {Light::night, 17, false, true, false},
        {Light::night, 19, false, true, false},
        {Light::night, 0, false, true, false},
        {Light::day, 12, true, true, true},
    }));
    CAPTURE(light, hour, night, dusk);
    CHECK(may_fly(light, hour, {true, night, dusk, false}) == may);
    CHECK_FALSE(may_fly(light, hour, {false, night, dusk, false}));
}

TEST_CASE("by themselves aircraft search by day and report the truth", "[air][switch]") {
    CHECK(AirSwitches{}.enabled);
    CHECK_FALSE(AirSwitches{}.night);
    CHECK_FALSE(AirSwitches{}.dusk);
    CHECK_FALSE(AirSwitches{}.misreport);
}

TEST_CASE("a formation is found on the quality of the aircraft and its biggest unit's size",
          "[air][AR-3]") {
    const auto [quality, size, needed] = GENERATE(table<int, int, int>({
        {3, 4, 7},  // flying boat and battleship: 58 %
        {3, 1, 4},  // and destroyer: 33 %
        {1, 4, 5},  // float plane and battleship: 42 %
        {1, 1, 2},  // and destroyer: 17 %
        {2, 3, 5},
        {0, 4, 4},  // watchers ashore
    }));
    const auto attempt = air_attempt(sortie(quality), formation(size), 11);
    REQUIRE(attempt);
    CHECK(attempt->mode == SightMode::air);
    CHECK(attempt->needed == needed);
    CHECK(attempt->declares_up_to == needed);  // AR-6
}

TEST_CASE("a search with the centre beyond half the range loses two", "[air][AR-4]") {
    const auto [distance, range, needed] = GENERATE(table<int, int, int>({
        {0, 10, 7},
        {4, 10, 7},
        {5, 10, 7},
        {6, 10, 5},
        {10, 10, 5},
        {4, 9, 7},
        {5, 9, 5},
        {0, 1, 7},
        {1, 1, 5},
        {0, 0, 7},
    }));
    CAPTURE(distance, range);
    const auto attempt = air_attempt(sortie_to(distance, range), formation(4), 11);
    REQUIRE(attempt);
    CHECK(attempt->needed == needed);
}

TEST_CASE("every modifier of an air search counts alone", "[air][AR-4]") {
    CHECK(needed_with([](Searched&) {}) == 7);
    CHECK(needed_with([](Searched& s) { s.weather.from_air = {-2}; }) == 5);
    CHECK(needed_with([](Searched& s) { s.weather.can_fly = false; }) == 0);
    CHECK(needed_with([](Searched& s) { s.weather.can_see = false; }) == 7);
    CHECK(needed_with([](Searched& s) { s.weather.by_eye = {-2}; }) == 7);
    CHECK(needed_with([](Searched& s) { s.is_coastal = true; }) == 8);
    CHECK(needed_with([](Searched& s) { s.was_found = true; }) == 8);
    CHECK(needed_with([](Searched& s) { s.is_in_port = true; }) == 9);
    CHECK(needed_with([](Searched& s) { s.has_fighters = true; }) == 6);
    CHECK(needed_with([](Searched& s) { s.cards = {-2}; }) == 5);
    CHECK(needed_with([](Searched& s) { s.cards = {1}; }) == 8);
}

TEST_CASE("the weathers an air search meets", "[air][AR-4][A-ST-24]") {
    const auto [weather, needed] = GENERATE(table<Weather, int>({
        {Weather::clear, 7},
        {Weather::poor, 5},
        {Weather::heavy, 5},
        {Weather::storm, 0},
        {Weather::fog, 0},
    }));
    const std::vector<WeatherZone> zones{{weather, std::nullopt, {0}}};
    Searched searched = formation(4);
    searched.weather = weathering_at(zones, {0, 0});
    const auto attempt = air_attempt(sortie(3), searched, 11);
    CHECK((attempt ? attempt->needed : 0) == needed);
}

TEST_CASE("a number says what it is made of, and nothing of what was no part of it",
          "[air][AR-4]") {
    const auto plain = air_attempt(sortie(3), formation(4), 11);
    REQUIRE(plain);
    CHECK(plain->modifiers ==
          std::vector<Modifier>{{ModifierName::quality, 3}, {ModifierName::target_size, 4}});

    Searched searched = formation(4);
    searched.weather.from_air = {-2};
    searched.cards = {-1};
    searched.is_coastal = searched.was_found = searched.is_in_port = searched.has_fighters = true;
    const auto all = air_attempt({3, {10}, {6}, {2}}, searched, 11);
    REQUIRE(all);
    CHECK(all->needed == 7);  // 3 + 4 - 2 - 2 + 1 + 1 + 2 - 1 - 1 + 2
    CHECK(all->modifiers == std::vector<Modifier>{{ModifierName::quality, 3},
                                                  {ModifierName::target_size, 4},
                                                  {ModifierName::far_out, -2},
                                                  {ModifierName::weather, -2},
                                                  {ModifierName::coast, 1},
                                                  {ModifierName::found_already, 1},
                                                  {ModifierName::in_port, 2},
                                                  {ModifierName::fighters, -1},
                                                  {ModifierName::card, -1},
                                                  {ModifierName::extra_search, 2}});
}

TEST_CASE("aircraft of quality one and watchers of none", "[air][AR-1][AR-9]") {
    CHECK(air_attempt(sortie(1), formation(1), 11)->modifiers ==
          std::vector<Modifier>{{ModifierName::quality, 1}, {ModifierName::target_size, 1}});
    CHECK(air_attempt(sortie(0), formation(1), 11)->modifiers ==
          std::vector<Modifier>{{ModifierName::target_size, 1}});
}

TEST_CASE("a search from a card adds its own chance", "[air][3.4]") {
    CHECK(air_attempt({2, {10}, {0}, {2}}, formation(3), 11)->needed == 7);
    CHECK(air_attempt({2, {10}, {0}, {0}}, formation(3), 11)->needed == 5);
}

TEST_CASE("an air search needs no more than the cap", "[air][AR-3][A-ST-10]") {
    const auto [size, cap, needed, modifiers] =
        GENERATE(table<int, std::optional<std::int32_t>, int, int>({
            {7, 11, 10, 2},
            {8, 11, 11, 2},
            {9, 11, 11, 3},
            {12, 11, 11, 3},
            {9, 12, 12, 2},
            {10, 12, 12, 3},
            {12, std::nullopt, 15, 2},
        }));
    CAPTURE(size, cap);
    const auto attempt = air_attempt(sortie(3), formation(size), cap);
    REQUIRE(attempt);
    CHECK(attempt->needed == needed);
    CHECK(attempt->declares_up_to == needed);
    CHECK(static_cast<int>(attempt->modifiers.size()) == modifiers);
}

TEST_CASE("the cap names what it takes", "[air][A-ST-10]") {
    CHECK(air_attempt(sortie(3), formation(10), 11)->modifiers.back() ==
          Modifier{ModifierName::cap, -2});
}

TEST_CASE("an air search that cannot succeed is not rolled for", "[air][A-ST-45]") {
    const auto [quality, card, needed] = GENERATE(table<int, int, int>({
        {1, 0, 2},
        {1, -1, 1},
        {1, -2, 0},
        {1, -3, 0},
        {0, 0, 1},
    }));
    Searched destroyer = formation(1);
    destroyer.cards = {card};
    const auto attempt = air_attempt(sortie(quality), destroyer, 11);
    CHECK(attempt.has_value() == (needed > 0));
    CHECK((attempt ? attempt->needed : 0) == needed);
}

TEST_CASE("nothing is said of a sortie and a formation that is not", "[air]") {
    CHECK(Sortie{}.quality == 0);
    CHECK_FALSE(Searched{}.is_coastal);
    CHECK_FALSE(Searched{}.was_found);
    CHECK_FALSE(Searched{}.is_in_port);
    CHECK_FALSE(Searched{}.has_fighters);
    CHECK(Searched{}.weather.can_fly);
}

TEST_CASE("a die decides what is wrong with a report", "[air][AR-7]") {
    const auto [die, number, type, square] = GENERATE(table<int, bool, bool, bool>({
        {1, false, false, false},
        {2, false, false, false},
        {3, false, false, false},
        {4, false, false, false},
        {5, false, false, false},
        {6, false, false, false},
        {7, false, false, false},
        {8, false, false, false},
        {9, true, false, false},
        {10, true, false, true},
        {11, false, true, false},
        {12, false, true, true},
    }));
    CAPTURE(die);
    CHECK(misreport_of(die).number == number);
    CHECK(misreport_of(die).type == type);
    CHECK(misreport_of(die).square == square);
}

TEST_CASE("a report is true unless it is said to be wrong", "[air][AR-7]") {
    CHECK(Misreport{} == Misreport{false, false, false});
}

TEST_CASE("one class too big: up the ladder, and never above its end", "[air][AR-7][A-ST-42]") {
    const auto [type, reported] = GENERATE(table<ShipType, ShipType>({
        {ShipType::AUX, ShipType::DD},
        {ShipType::DD, ShipType::CL},
        {ShipType::CL, ShipType::CA},
        {ShipType::CA, ShipType::BB},
        {ShipType::BB, ShipType::BB},
        // beside the ladder, by size
        {ShipType::PB, ShipType::BB},
        {ShipType::BC, ShipType::BB},
        {ShipType::CVE, ShipType::CVL},
        {ShipType::CVL, ShipType::CV},
        {ShipType::CV, ShipType::CV},
        {ShipType::SL, ShipType::DD},
        {ShipType::SS, ShipType::DD},
        {ShipType::MS, ShipType::DD},
    }));
    CHECK(one_class_up(type) == reported);
}
