#include "rules/weather.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/print.h"

using namespace flagplot;

namespace {

WeatherZone everywhere(Weather weather) { return {weather, std::nullopt, {0}}; }
WeatherZone around(Square centre, std::int32_t radius, Weather weather) {
    return {weather, centre, {radius}};
}
Weathering under(const std::vector<WeatherZone>& zones, Square square = {5, 5}) {
    return weathering_at(zones, square);
}

}  // namespace

TEST_CASE("each weather has its row: points, eyes, aircraft", "[weather][A-ST-24][AR-4][3.4]") {
    const auto [weather, points, by_eye, from_air, can_see, can_fly] =
        GENERATE(table<Weather, int, int, int, bool, bool>({
            {Weather::clear, 0, 0, 0, true, true},
            {Weather::poor, 0, 0, -2, true, true},
            {Weather::heavy, -1, -2, -2, true, true},
            {Weather::storm, -1, -2, 0, true, false},
            {Weather::fog, 0, 0, 0, false, false},
        }));
    const WeatherRow& row = row_of(weather);
    CHECK(row.weather == weather);
    CHECK(row.points == MovePoints{points});
    CHECK(row.by_eye == Chance{by_eye});
    CHECK(row.from_air == Chance{from_air});
    CHECK(row.can_see == can_see);
    CHECK(row.can_fly == can_fly);
    CHECK(under({everywhere(weather)}) ==
          Weathering{{points}, {by_eye}, {from_air}, can_see, can_fly});
}

TEST_CASE("the table of weather has each weather once", "[weather]") {
    CHECK(weather_table.size() == words_of<Weather>.size());
}

TEST_CASE("without weather nothing is lost", "[weather][A-ST-24]") {
    CHECK(under({}) == Weathering{{0}, {0}, {0}, true, true});
    CHECK(Weathering{} == Weathering{{0}, {0}, {0}, true, true});
    CHECK(WeatherRow{}.can_see);
    CHECK(WeatherRow{}.can_fly);
}

TEST_CASE("weather reaches all squares within its radius, and none beyond", "[weather][3.4]") {
    const auto [radius, columns, rows, is_inside] = GENERATE(table<int, int, int, bool>({
        {0, 0, 0, true},
        {0, 1, 0, false},
        {0, 0, -1, false},
        {1, 1, 1, true},
        {1, -1, 0, true},
        {1, 0, 2, false},
        {1, -2, 1, false},
        {3, 3, -3, true},
        {3, 4, 0, false},
        {3, 0, 3, true},
    }));
    const WeatherZone zone = around({5, 5}, radius, Weather::heavy);
    const Square square{static_cast<std::int16_t>(5 + columns),
                        static_cast<std::int16_t>(5 + rows)};
    CHECK(covers(zone, square) == is_inside);
    CHECK((under({zone}, square).points == MovePoints{-1}) == is_inside);
}

TEST_CASE("weather without a centre lies over the whole chart", "[weather]") {
    CHECK(covers(everywhere(Weather::fog), {0, 0}));
    CHECK(covers(everywhere(Weather::fog), {99, 99}));
}

TEST_CASE("of each column the worst weather over a square counts, in whatever order they lie",
          "[weather]") {
    const auto [one, other, worst] = GENERATE(table<Weather, Weather, Weathering>({
        {Weather::clear, Weather::fog, {{0}, {0}, {0}, false, false}},
        {Weather::heavy, Weather::fog, {{-1}, {-2}, {-2}, false, false}},
        {Weather::poor, Weather::storm, {{-1}, {-2}, {-2}, true, false}},
        {Weather::storm, Weather::heavy, {{-1}, {-2}, {-2}, true, false}},
        {Weather::clear, Weather::poor, {{0}, {0}, {-2}, true, true}},
    }));
    CHECK(under({everywhere(one), everywhere(other)}) == worst);
    CHECK(under({everywhere(other), everywhere(one)}) == worst);
}

TEST_CASE("the same weather twice is no worse than once", "[weather]") {
    CHECK(under({everywhere(Weather::heavy), around({5, 5}, 1, Weather::heavy)}) ==
          Weathering{{-1}, {-2}, {-2}, true, true});
}

TEST_CASE("weather elsewhere does nothing, and what follows it in the list still does",
          "[weather]") {
    CHECK(under({around({9, 9}, 2, Weather::fog), around({5, 5}, 0, Weather::poor)}) ==
          Weathering{{0}, {0}, {-2}, true, true});
}
