#include "rules/effect.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/print.h"
#include "unit/rules/units.h"

using namespace flagplot;
using test::auxiliary;
using test::battle_unit;

namespace {

std::vector<ActiveEffect> effects_of(const std::vector<Lasting>& each) {
    std::vector<ActiveEffect> effects;
    for (const Lasting& what : each) effects.push_back({what, Ends::with_turn, {1}});
    return effects;
}

/// What lies on a formation in a turn, besides its ships.
struct Turn {
    std::vector<Lasting> effects{};
    std::int32_t weather = 0;
    bool was_hurt = false;
    AfterBattle after_battle = AfterBattle::half;
    SpeedSwitches speed{};
};

std::int32_t points_of(const std::vector<Unit>& units, const Turn& turn) {
    const auto effects = effects_of(turn.effects);
    return points_for_turn({units, effects, turn.was_hurt, {turn.weather}}, turn.speed,
                           turn.after_battle)
        .count;
}

/// Of a single ship that makes so many points.
std::int32_t points_from(std::int32_t points, const Turn& turn) {
    return points_of({auxiliary(points * 100)}, turn);
}

Hindrance hindered(const std::vector<Lasting>& on_searcher, const std::vector<Lasting>& on_target,
                   const Weathering& over_searcher = {}, const Weathering& over_target = {}) {
    return hindrance_of(effects_of(on_searcher), effects_of(on_target), over_searcher, over_target);
}

Weathering weathering_of(Weather weather) {
    const std::vector<WeatherZone> zones{{weather, std::nullopt, {0}}};
    return weathering_at(zones, {0, 0});
}

/// One of every other kind, which has nothing to do with sightings.
const std::vector<Lasting> beside_sight{SpeedTimes{1, 2}, PointsBy{{1}}, PointsAtMost{{1}}};

}  // namespace

TEST_CASE("without effects a formation makes the points of its slowest unit", "[effect][ST-14]") {
    CHECK(points_of({auxiliary(300), auxiliary(160)}, {}) == 2);
    CHECK(points_of({battle_unit(380)}, {}) == 3);
    CHECK_FALSE(PointsBasis{}.was_hurt_last_turn);
    CHECK(SpeedTimes{} == SpeedTimes{1, 1});
}

TEST_CASE("speed x a/b slows the ship that it lies on, down to tenths of a knot", "[effect][3.4]") {
    const auto [tenths, numerator, denominator, left] = GENERATE(table<int, int, int, int>({
        {300, 1, 1, 300},
        {300, 2, 3, 200},
        {300, 1, 3, 100},
        {199, 3, 4, 149},
        {200, 2, 1, 400},
    }));
    CAPTURE(tenths, numerator, denominator);
    const auto effects = effects_of({SpeedTimes{numerator, denominator}});
    CHECK(slowed({tenths}, effects) == KnotTenths{left});
}

TEST_CASE("what slows a ship twice slows her the more, and nothing else does",
          "[effect][A-ST-41]") {
    CHECK(slowed({400}, effects_of({SpeedTimes{1, 2}, SpeedTimes{1, 2}})) == KnotTenths{100});
    CHECK(slowed({400}, effects_of({PointsBy{{-1}}, NoSight{SightMode::eye}})) == KnotTenths{400});
    CHECK(slowed({400}, {}) == KnotTenths{400});
}

TEST_CASE("a change of speed lies on a ship, all else on a formation", "[effect][A-ST-26]") {
    CHECK(is_on_ship(SpeedTimes{3, 4}));
    CHECK_FALSE(is_on_ship(PointsBy{{1}}));
    CHECK_FALSE(is_on_ship(PointsAtMost{{1}}));
    CHECK_FALSE(is_on_ship(SightBy{SightMode::eye, {1}}));
    CHECK_FALSE(is_on_ship(NoSight{SightMode::air}));
}

TEST_CASE("who joins brings along what lies on him, an equal effect once", "[effect][A-ST-26]") {
    const auto less = effects_of({PointsBy{{-1}}});
    const auto two = effects_of({PointsBy{{-1}}, PointsAtMost{{1}}});
    CHECK(joined({}, less) == less);
    CHECK(joined(less, {}) == less);
    CHECK(joined(less, less) == less);
    CHECK(joined(less, two) == two);
    auto later = less;
    later.front().last = {2};
    CHECK(joined(less, later).size() == 2);
}

TEST_CASE("points +-n adds and takes, and leaves one", "[effect][3.4]") {
    const auto [before, by, after] = GENERATE(table<int, int, int>({
        {2, 1, 3},
        {1, 1, 2},
        {1, 2, 3},
        {2, -1, 1},
        {3, -1, 2},
        {1, -1, 1},
        {2, -2, 1},
        {2, -5, 1},
        {2, 0, 2},
    }));
    CAPTURE(before, by);
    CHECK(points_from(before, {{PointsBy{{by}}}}) == after);
    CHECK(points_from(before, {{}, by}) == after);  // the weather alike
}

TEST_CASE("what takes points and what adds them comes one after the other", "[effect][A-ST-41]") {
    CHECK(points_from(3, {{PointsBy{{1}}, PointsBy{{1}}}}) == 5);
    CHECK(points_from(3, {{PointsBy{{1}}, PointsBy{{-2}}}}) == 2);
    CHECK(points_from(2, {{PointsBy{{-2}}, PointsBy{{1}}}}) == 2);  // one was left, one came
    CHECK(points_from(2, {{PointsBy{{1}}, PointsBy{{-2}}}}) == 1);
    CHECK(points_from(3, {{PointsBy{{1}}}, -1}) == 3);
    CHECK(points_from(4, {{PointsBy{{-1}}}, -1}) == 2);
}

TEST_CASE("nothing moves what is dead in the water", "[effect][A-ST-04]") {
    CHECK(points_from(0, {{PointsBy{{1}}}}) == 0);
    CHECK(points_from(0, {{PointsBy{{-1}}}}) == 0);
    CHECK(points_from(0, {{}, -1}) == 0);
    CHECK(points_from(0, {{PointsAtMost{{1}}}}) == 0);
    CHECK(points_from(0, {{}, 0, true}) == 0);
}

TEST_CASE("points at most n is a bound, whatever else is added", "[effect][3.4]") {
    const auto [before, most, after] = GENERATE(
        table<int, int, int>({{3, 1, 1}, {3, 2, 2}, {3, 3, 3}, {3, 4, 3}, {1, 1, 1}, {1, 2, 1}}));
    CHECK(points_from(before, {{PointsAtMost{{most}}}}) == after);
    CHECK(points_from(3, {{PointsAtMost{{1}}, PointsBy{{2}}}}) == 1);
    CHECK(points_from(3, {{PointsBy{{2}}, PointsAtMost{{4}}}}) == 4);
    CHECK(points_from(5, {{PointsAtMost{{3}}, PointsAtMost{{2}}}}) == 2);
    CHECK(points_from(5, {{PointsAtMost{{2}}, PointsAtMost{{3}}}}) == 2);
}

TEST_CASE("the after-battle rule comes before cards and weather, and only for those hurt",
          "[effect][A-ST-15]") {
    CHECK(points_from(4, {{}, 0, true}) == 2);
    CHECK(points_from(4, {{}, 0, false}) == 4);
    CHECK(points_from(5, {{}, 0, true}) == 2);
    CHECK(points_from(1, {{}, 0, true}) == 1);
    CHECK(points_from(4, {{PointsBy{{1}}}, 0, true}) == 3);
    CHECK(points_from(4, {{}, -1, true}) == 1);
    CHECK(points_from(4, {{}, 0, true, AfterBattle::minus_one}) == 3);
    CHECK(points_from(4, {{}, 0, true, AfterBattle::none}) == 4);
    CHECK(points_from(4, {{PointsBy{{1}}}, 0, true, AfterBattle::none_move}) == 0);
}

TEST_CASE("effects on sightings leave a formation's points alone", "[effect]") {
    CHECK(points_from(3, {{SightBy{SightMode::eye, {-2}}, NoSight{SightMode::air}}}) == 3);
}

TEST_CASE("without effects and weather nothing hinders a try", "[effect]") {
    const Hindrance none = hindered({}, {});
    CHECK(none.weather == Chance{0});
    CHECK(none.card_by_eye == Chance{0});
    CHECK(none.card_by_radar == Chance{0});
    CHECK_FALSE(none.is_blind);
    CHECK_FALSE(none.is_silent);
}

TEST_CASE("effects that have nothing to do with sightings do not hinder one", "[effect]") {
    const Hindrance none = hindered(beside_sight, beside_sight);
    CHECK(none.card_by_eye == Chance{0});
    CHECK(none.card_by_radar == Chance{0});
    CHECK_FALSE(none.is_blind);
    CHECK_FALSE(none.is_silent);
    CHECK(air_chance_of(effects_of(beside_sight)) == Chance{0});
    CHECK_FALSE(hides_from_air(effects_of(beside_sight)));
}

TEST_CASE("visual +-n and radar +-n count on the target, each for its own way of sighting",
          "[effect][3.4][5.4]") {
    const std::vector<Lasting> on_target{SightBy{SightMode::eye, {-2}},
                                         SightBy{SightMode::radar, {3}},
                                         SightBy{SightMode::air, {-5}}};
    const Hindrance target = hindered({}, on_target);
    CHECK(target.card_by_eye == Chance{-2});
    CHECK(target.card_by_radar == Chance{3});
    CHECK(air_chance_of(effects_of(on_target)) == Chance{-5});
    CHECK_FALSE(target.is_blind);
    CHECK_FALSE(target.is_silent);
    CHECK_FALSE(hides_from_air(effects_of(on_target)));

    const Hindrance searcher = hindered(on_target, {});
    CHECK(searcher.card_by_eye == Chance{0});
    CHECK(searcher.card_by_radar == Chance{0});
}

TEST_CASE("changes of a way of sighting add up", "[effect][A-ST-41]") {
    const std::vector<Lasting> twice{SightBy{SightMode::eye, {-2}}, SpeedTimes{1, 2},
                                     SightBy{SightMode::air, {1}}, SightBy{SightMode::eye, {-1}},
                                     SightBy{SightMode::air, {2}}};
    CHECK(hindered({}, twice).card_by_eye == Chance{-3});
    CHECK(hindered({}, twice).card_by_radar == Chance{0});
    CHECK(air_chance_of(effects_of(twice)) == Chance{3});
}

TEST_CASE("no visual and no radar count on either formation, each for its own way of sighting",
          "[effect][3.4][5.4]") {
    const auto [mode, is_blind, is_silent, is_hidden] =
        GENERATE(table<SightMode, bool, bool, bool>({
            {SightMode::eye, true, false, false},
            {SightMode::radar, false, true, false},
            {SightMode::air, false, false, true},
        }));
    const std::vector<Lasting> hidden{SpeedTimes{1, 2}, NoSight{mode}};
    CHECK(hindered(hidden, {}).is_blind == is_blind);
    CHECK(hindered({}, hidden).is_blind == is_blind);
    CHECK(hindered(hidden, hidden).is_blind == is_blind);
    CHECK(hindered(hidden, {}).is_silent == is_silent);
    CHECK(hindered({}, hidden).is_silent == is_silent);
    CHECK(hindered(hidden, hidden).is_silent == is_silent);
    CHECK(hides_from_air(effects_of(hidden)) == is_hidden);
}

TEST_CASE("the worse weather of the two formations' squares takes from eyes",
          "[effect][A-ST-24][3.4]") {
    const auto [weather, by_eye, is_blind] = GENERATE(table<Weather, int, bool>({
        {Weather::clear, 0, false},
        {Weather::poor, 0, false},
        {Weather::heavy, -2, false},
        {Weather::storm, -2, false},
        {Weather::fog, 0, true},
    }));
    const Weathering over = weathering_of(weather);
    for (const Hindrance& hindrance :
         {hindered({}, {}, over, {}), hindered({}, {}, {}, over), hindered({}, {}, over, over)}) {
        CHECK(hindrance.weather == Chance{by_eye});
        CHECK(hindrance.is_blind == is_blind);
        CHECK_FALSE(hindrance.is_silent);
    }
}

TEST_CASE("weather over one and fog over the other both count", "[effect][A-ST-24]") {
    const Hindrance both =
        hindered({}, {}, weathering_of(Weather::heavy), weathering_of(Weather::fog));
    CHECK(both.weather == Chance{-2});
    CHECK(both.is_blind);
}
