#include "rules/sighting.h"

#include <catch2/catch.hpp>

#include "support/print.h"

using namespace flagplot;

namespace {

Strength strength(int size, std::optional<int> radar_size = std::nullopt) {
    Strength made{ShipType::BB, {size}, std::nullopt, {1}};
    if (radar_size) made.radar_size = StructurePoints{*radar_size};
    return made;
}

std::optional<Attempt> by_day(const Strength& searcher, const Strength& target, Reach reach,
                              const SightingSwitches& switches = {}) {
    return sighting_attempt({searcher}, target, reach, Light::day, switches);
}
std::optional<Attempt> by_night(const Strength& searcher, const Strength& target, Reach reach,
                                const SightingSwitches& switches = {}) {
    return sighting_attempt({searcher}, target, reach, Light::night, switches);
}

SightingSwitches close_quarters(RadarClose rule, std::int32_t night_modifier = 0) {
    SightingSwitches switches;
    switches.radar_close = rule;
    switches.night_visual_modifier = night_modifier;
    return switches;
}

int chances_in_twelve(const Attempt& attempt) {
    int chances = 0;
    for (int die = 1; die <= sighting_die; ++die) chances += die <= attempt.needed ? 1 : 0;
    return chances;
}

}  // namespace

TEST_CASE("TV-ST-05: battleship and light cruiser, adjacent: six or less for both",
          "[sighting][ST-32][ST-33][ST-34]") {
    const auto red = by_day(strength(4), strength(2), Reach::close);
    const auto blue = by_day(strength(2), strength(4), Reach::close);

    REQUIRE(red);
    REQUIRE(blue);
    CHECK(red->needed == 6);
    CHECK(blue->needed == 6);
    CHECK(6 <= red->needed);         // red rolls 6 and spots blue
    CHECK_FALSE(7 <= blue->needed);  // blue rolls 7 and does not spot red
    CHECK(red->mode == SightMode::eye);
    CHECK(red->declares_up_to == 6);
}

TEST_CASE("TV-ST-19: with one square between, the biggest unit with radar counts",
          "[sighting][ST-31][ST-35][ST-36]") {
    const auto attempt = by_day(strength(4, 2), strength(3), Reach::one_between);

    REQUIRE(attempt);
    CHECK(attempt->mode == SightMode::radar);
    CHECK(attempt->needed == 5);
    CHECK(attempt->declares_up_to == 0);
    CHECK(attempt->modifiers ==
          std::vector<Modifier>{{ModifierName::searcher_size, 2}, {ModifierName::target_size, 3}});
}

TEST_CASE("TV-ST-20: the same formation at close quarters looks with its biggest unit's eyes",
          "[sighting][ST-37][A-ST-09]") {
    const auto attempt = by_day(strength(4, 2), strength(3), Reach::close);

    REQUIRE(attempt);
    CHECK(attempt->mode == SightMode::eye);
    CHECK(attempt->needed == 7);
    CHECK(attempt->declares_up_to == 7);
}

TEST_CASE("TV-ST-21: without radar there is no try across a square", "[sighting][ST-31]") {
    CHECK_FALSE(by_day(strength(3), strength(4, 2), Reach::one_between));
}

TEST_CASE("the die has twelve sides, and an attempt without modifiers needs what cannot be rolled",
          "[sighting][ST-32]") {
    CHECK(sighting_die == 12);
    CHECK(Attempt{}.needed == 0);
    CHECK(Attempt{}.declares_up_to == 0);
    CHECK(Modifier{}.value == 0);
}

TEST_CASE("a silent radar is no radar", "[sighting]") {
    const Searcher silent{strength(4, 4), false};
    CHECK_FALSE(sighting_attempt(silent, strength(3), Reach::one_between, Light::day, {}));
    const auto close = sighting_attempt(silent, strength(3), Reach::close, Light::day,
                                        close_quarters(RadarClose::radar));
    REQUIRE(close);
    CHECK(close->mode == SightMode::eye);
    CHECK(Searcher{}.radar_on);
}

TEST_CASE("TV-ST-23: a number above eleven is eleven, so a twelve always fails",
          "[sighting][ST-39][A-ST-10]") {
    const auto attempt = by_day(strength(6), strength(6), Reach::close);

    REQUIRE(attempt);
    CHECK(attempt->needed == 11);
    CHECK(attempt->declares_up_to == 11);
    CHECK(attempt->modifiers == std::vector<Modifier>{{ModifierName::searcher_size, 6},
                                                      {ModifierName::target_size, 6},
                                                      {ModifierName::cap, -1}});
}

TEST_CASE("chances in twelve of every number needed, by eye and by radar",
          "[sighting][ST-32][ST-39]") {
    const auto [needed, chances] = GENERATE(table<int, int>({{2, 2},
                                                             {3, 3},
                                                             {4, 4},
                                                             {5, 5},
                                                             {6, 6},
                                                             {7, 7},
                                                             {8, 8},
                                                             {9, 9},
                                                             {10, 10},
                                                             {11, 11},
                                                             {12, 11},
                                                             {16, 11}}));
    const auto by_eye = by_day(strength(1), strength(needed - 1), Reach::close);
    const auto by_radar = by_day(strength(1, 1), strength(needed - 1), Reach::one_between);
    REQUIRE(by_eye);
    REQUIRE(by_radar);
    CHECK(chances_in_twelve(*by_eye) == chances);
    CHECK(chances_in_twelve(*by_radar) == chances);
}

TEST_CASE("sighting.cap: eleven, twelve or none", "[sighting][switch][A-ST-10]") {
    const auto needed = [](std::optional<std::int32_t> cap, int size) {
        SightingSwitches switches;
        switches.cap = cap;
        return by_day(strength(size), strength(6), Reach::close, switches)->needed;
    };
    CHECK(needed(11, 7) == 11);
    CHECK(needed(12, 7) == 12);
    CHECK(needed(std::nullopt, 7) == 13);
    CHECK(needed(11, 5) == 11);
    CHECK(needed(12, 5) == 11);
    CHECK(SightingSwitches{}.cap == 11);
}

TEST_CASE("a number that meets the cap is not said to be capped", "[sighting][A-ST-10]") {
    const auto attempt = by_day(strength(5), strength(6), Reach::close);
    REQUIRE(attempt);
    CHECK(attempt->needed == 11);
    CHECK(attempt->modifiers.size() == 2);
}

TEST_CASE("sighting.night_visual_mod: night takes its share from eyes alone",
          "[sighting][switch][A-ST-23]") {
    const SightingSwitches dark = close_quarters(RadarClose::visual, -2);

    CHECK(by_day(strength(4), strength(2), Reach::close, dark)->needed == 6);
    CHECK(by_night(strength(4), strength(2), Reach::close, dark)->needed == 4);
    CHECK(by_night(strength(4), strength(2), Reach::close)->needed == 6);
    CHECK(by_night(strength(4, 4), strength(2), Reach::one_between, dark)->needed == 6);
    CHECK(by_night(strength(4), strength(2), Reach::close, dark)->modifiers ==
          std::vector<Modifier>{{ModifierName::searcher_size, 4},
                                {ModifierName::target_size, 2},
                                {ModifierName::night, -2}});
    CHECK(by_night(strength(4), strength(2), Reach::close)->modifiers.size() == 2);
    CHECK(SightingSwitches{}.night_visual_modifier == 0);
}

TEST_CASE("the cap comes after the night", "[sighting][A-ST-10][A-ST-23]") {
    CHECK(by_night(strength(7), strength(6), Reach::close, close_quarters({}, -2))->needed == 11);
    CHECK(by_night(strength(7), strength(6), Reach::close, close_quarters({}, -3))->needed == 10);
}

TEST_CASE("a number below one cannot succeed and no die is rolled", "[sighting][A-ST-45]") {
    CHECK_FALSE(by_night(strength(1), strength(1), Reach::close, close_quarters({}, -2)));
    const auto least = by_night(strength(2), strength(1), Reach::close, close_quarters({}, -2));
    REQUIRE(least);
    CHECK(least->needed == 1);
}

TEST_CASE("sighting.radar_close: which rule a formation with radar uses at close quarters",
          "[sighting][switch][A-ST-44]") {
    // a battleship without radar and a light cruiser with it look for a heavy cruiser by night
    const auto [rule, mode, needed, declares] = GENERATE(table<RadarClose, SightMode, int, int>({
        {RadarClose::best, SightMode::radar, 5, 3},
        {RadarClose::visual, SightMode::eye, 3, 3},
        {RadarClose::radar, SightMode::radar, 5, 0},
        {RadarClose::player_choice, SightMode::radar, 5, 0},
    }));
    const auto attempt =
        by_night(strength(4, 2), strength(3), Reach::close, close_quarters(rule, -4));
    REQUIRE(attempt);
    CHECK(attempt->mode == mode);
    CHECK(attempt->needed == needed);
    CHECK(attempt->declares_up_to == declares);
}

TEST_CASE("sighting.radar_close = player_choice: who keeps his radar silent looks with his eyes",
          "[sighting][switch][A-ST-44]") {
    const auto attempt = sighting_attempt({strength(4, 2), false}, strength(3), Reach::close,
                                          Light::day, close_quarters(RadarClose::player_choice));
    REQUIRE(attempt);
    CHECK(attempt->mode == SightMode::eye);
    CHECK(attempt->needed == 7);
}

TEST_CASE("radar off: a choice of rule under player_choice, silence under every other value",
          "[sighting][switch][A-ST-44]") {
    const auto searches = [](RadarClose rule) {
        return sighting_attempt({strength(4, 2), false}, strength(3), Reach::one_between,
                                Light::day, close_quarters(rule))
            .has_value();
    };
    CHECK(searches(RadarClose::player_choice));
    CHECK_FALSE(searches(RadarClose::best));
    CHECK_FALSE(searches(RadarClose::visual));
    CHECK_FALSE(searches(RadarClose::radar));
}

TEST_CASE("the best of both is radar's only where radar's number is higher",
          "[sighting][A-ST-44]") {
    const auto mode_at = [](int night_modifier) {
        return by_night(strength(4, 3), strength(3), Reach::close,
                        close_quarters(RadarClose::best, night_modifier))
            ->mode;
    };
    CHECK(mode_at(0) == SightMode::eye);
    CHECK(mode_at(-1) == SightMode::eye);
    CHECK(mode_at(-2) == SightMode::radar);
}

TEST_CASE("a radar's success declares nothing where eyes could not succeed at all",
          "[sighting][A-ST-44][A-ST-45]") {
    const auto attempt =
        by_night(strength(4, 4), strength(3), Reach::close, close_quarters(RadarClose::best, -12));
    REQUIRE(attempt);
    CHECK(attempt->needed == 7);
    CHECK(attempt->declares_up_to == 0);
}

TEST_CASE("without radar the rule for radar does not matter", "[sighting][A-ST-09]") {
    const auto rule = GENERATE(RadarClose::best, RadarClose::visual, RadarClose::radar,
                               RadarClose::player_choice);
    const auto attempt = by_day(strength(4), strength(3), Reach::close, close_quarters(rule));
    REQUIRE(attempt);
    CHECK(attempt->mode == SightMode::eye);
    CHECK(attempt->needed == 7);
}

TEST_CASE("with one square between, radar is used under every rule", "[sighting][A-ST-09]") {
    const auto rule = GENERATE(RadarClose::best, RadarClose::visual, RadarClose::radar,
                               RadarClose::player_choice);
    const auto attempt =
        by_day(strength(4, 2), strength(3), Reach::one_between, close_quarters(rule));
    REQUIRE(attempt);
    CHECK(attempt->mode == SightMode::radar);
    CHECK(attempt->needed == 5);
    CHECK(attempt->declares_up_to == 0);
}

TEST_CASE("nothing hinders a try unless it is said", "[sighting]") {
    CHECK(Hindrance{}.weather == Chance{0});
    CHECK(Hindrance{}.card_by_eye == Chance{0});
    CHECK(Hindrance{}.card_by_radar == Chance{0});
    CHECK_FALSE(Hindrance{}.is_blind);
    CHECK_FALSE(Hindrance{}.is_silent);
}

TEST_CASE("weather takes from eyes, and each card from its own way of sighting",
          "[sighting][A-ST-24][3.4][5.4]") {
    const auto [weather, card_by_eye, card_by_radar, by_eye, by_radar] =
        GENERATE(table<int, int, int, int, int>({
            {0, 0, 0, 7, 5},
            {-2, 0, 0, 5, 5},
            {-1, 0, 0, 6, 5},
            {0, -2, 0, 5, 5},
            {0, 1, 0, 8, 5},
            {0, 0, -2, 7, 3},
            {0, 0, 1, 7, 6},
            {-2, -2, -3, 3, 2},
        }));
    const Hindrance hindrance{{weather}, {card_by_eye}, {card_by_radar}};
    // a battleship without radar and a light cruiser with it look for a heavy cruiser
    const Searcher searcher{strength(4, 2)};
    const auto close = sighting_attempt(searcher, strength(3), Reach::close, Light::day,
                                        close_quarters(RadarClose::visual), hindrance);
    const auto far =
        sighting_attempt(searcher, strength(3), Reach::one_between, Light::day, {}, hindrance);
    REQUIRE(close);
    REQUIRE(far);
    CHECK(close->needed == by_eye);
    CHECK(close->declares_up_to == by_eye);
    CHECK(far->needed == by_radar);
    CHECK(far->declares_up_to == 0);
}

TEST_CASE("a hindered try says what weather and cards took or gave", "[sighting]") {
    const SightingSwitches dark = close_quarters(RadarClose::visual, -1);
    const Hindrance hindrance{{-2}, {1}, {-1}};
    const auto by_eye =
        sighting_attempt({strength(4)}, strength(4), Reach::close, Light::night, dark, hindrance);
    REQUIRE(by_eye);
    CHECK(by_eye->needed == 6);
    CHECK(by_eye->modifiers == std::vector<Modifier>{{ModifierName::searcher_size, 4},
                                                     {ModifierName::target_size, 4},
                                                     {ModifierName::night, -1},
                                                     {ModifierName::weather, -2},
                                                     {ModifierName::card, 1}});
    const auto by_radar = sighting_attempt({strength(4, 4)}, strength(4), Reach::one_between,
                                           Light::night, dark, hindrance);
    REQUIRE(by_radar);
    CHECK(by_radar->modifiers == std::vector<Modifier>{{ModifierName::searcher_size, 4},
                                                       {ModifierName::target_size, 4},
                                                       {ModifierName::card, -1}});
}

TEST_CASE("the cap comes after weather and cards", "[sighting][A-ST-10]") {
    const auto needed = [](const Hindrance& hindrance) {
        return sighting_attempt({strength(6)}, strength(6), Reach::close, Light::day, {}, hindrance)
            ->needed;
    };
    CHECK(needed({{-2}, {}, {}}) == 10);
    CHECK(needed({{}, {-1}, {}}) == 11);
    CHECK(needed({{-2}, {3}, {}}) == 11);
}

TEST_CASE("weather or a card that leaves nothing leaves no die", "[sighting][A-ST-45]") {
    const auto can_try = [](const Hindrance& hindrance) {
        return sighting_attempt({strength(1)}, strength(2), Reach::close, Light::day, {}, hindrance)
            .has_value();
    };
    CHECK(can_try({{-2}, {}, {}}));
    CHECK_FALSE(can_try({{-2}, {-1}, {}}));
    CHECK_FALSE(can_try({{-3}, {}, {}}));
}

TEST_CASE("fog blinds eyes and leaves radar alone", "[sighting][3.4][5.4]") {
    const Hindrance fog{{}, {}, {}, true, false};
    const auto try_at = [&](const Strength& searcher, Reach reach, RadarClose rule) {
        return sighting_attempt({searcher}, strength(3), reach, Light::day, close_quarters(rule),
                                fog);
    };
    CHECK_FALSE(try_at(strength(4), Reach::close, RadarClose::best));
    CHECK_FALSE(try_at(strength(4, 2), Reach::close, RadarClose::visual));

    const auto rule = GENERATE(RadarClose::best, RadarClose::radar, RadarClose::player_choice);
    const auto close = try_at(strength(4, 2), Reach::close, rule);
    REQUIRE(close);
    CHECK(close->mode == SightMode::radar);
    CHECK(close->needed == 5);
    CHECK(close->declares_up_to == 0);
    const auto far = try_at(strength(4, 2), Reach::one_between, rule);
    REQUIRE(far);
    CHECK(far->needed == 5);
}

TEST_CASE("no radar leaves eyes, where eyes reach", "[sighting][5.4]") {
    const Hindrance silent{{}, {}, {}, false, true};
    const auto rule = GENERATE(RadarClose::best, RadarClose::visual, RadarClose::radar,
                               RadarClose::player_choice);
    const auto try_at = [&](Reach reach) {
        return sighting_attempt({strength(4, 4)}, strength(3), reach, Light::day,
                                close_quarters(rule), silent);
    };
    const auto close = try_at(Reach::close);
    REQUIRE(close);
    CHECK(close->mode == SightMode::eye);
    CHECK(close->needed == 7);
    CHECK_FALSE(try_at(Reach::one_between));
}

TEST_CASE("blind and silent, nobody sights anything", "[sighting][5.4]") {
    const Hindrance both{{}, {}, {}, true, true};
    const auto reach = GENERATE(Reach::close, Reach::one_between);
    CHECK_FALSE(sighting_attempt({strength(4, 4)}, strength(3), reach, Light::day, {}, both));
}

TEST_CASE("in heavy weather the best of both may be radar's", "[sighting][A-ST-44]") {
    const auto best = [](std::int32_t weather) {
        return *sighting_attempt({strength(4, 3)}, strength(3), Reach::close, Light::day,
                                 close_quarters(RadarClose::best), {{weather}, {}, {}});
    };
    CHECK(best(-1).mode == SightMode::eye);
    CHECK(best(-2).mode == SightMode::radar);
    CHECK(best(-2).needed == 6);
    CHECK(best(-2).declares_up_to == 5);
}

TEST_CASE("distances are counted as ships steam", "[sighting][ST-40][A-ST-08]") {
    const auto [columns, rows, distance] = GENERATE(table<int, int, int>(
        {{0, 0, 0}, {1, 0, 1}, {1, 1, 1}, {2, 1, 2}, {-2, 2, 2}, {0, -3, 3}, {3, -1, 3}}));
    const Square other{static_cast<std::int16_t>(5 + columns), static_cast<std::int16_t>(5 + rows)};
    CHECK(sighting_distance({5, 5}, other, SightMetric::chebyshev) == Squares{distance});
    CHECK(sighting_distance(other, {5, 5}, SightMetric::chebyshev) == Squares{distance});
}

TEST_CASE("sighting.metric: orthogonal counts columns and rows together",
          "[sighting][switch][A-ST-52]") {
    const auto [columns, rows, distance] = GENERATE(table<int, int, int>(
        {{0, 0, 0}, {1, 0, 1}, {1, 1, 2}, {2, 1, 3}, {-2, 2, 4}, {0, -3, 3}, {-1, -1, 2}}));
    const Square other{static_cast<std::int16_t>(5 + columns), static_cast<std::int16_t>(5 + rows)};
    CHECK(sighting_distance({5, 5}, other, SightMetric::orthogonal) == Squares{distance});
    CHECK(sighting_distance(other, {5, 5}, SightMetric::orthogonal) == Squares{distance});
}

TEST_CASE("a pair stands close, with one square between, or out of reach", "[sighting][ST-31]") {
    CHECK(reach_at({0}) == Reach::close);
    CHECK(reach_at({1}) == Reach::close);
    CHECK(reach_at({2}) == Reach::one_between);
    CHECK(reach_at({3}) == std::nullopt);
    CHECK(reach_at({9}) == std::nullopt);
}

TEST_CASE("sighting.port_shelter: a ship in harbour is hidden, or is not",
          "[sighting][switch][A-ST-25]") {
    CHECK(is_sheltered(true, true));
    CHECK_FALSE(is_sheltered(true, false));
    CHECK_FALSE(is_sheltered(false, true));
    CHECK_FALSE(is_sheltered(false, false));
}
