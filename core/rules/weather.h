#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/fields.h"
#include "base/quantity.h"
#include "chart/square.h"

/// \file
/// Weather and its effect on movement, sighting and aircraft (A-ST-24, AR-4, 3.4).
/// Rules page: docs/rules/campaign.md#weather

namespace flagplot {

enum class Weather : std::uint8_t { clear, poor, heavy, storm, fog };
template <>
inline constexpr std::array<std::string_view, 5> words_of<Weather>{"clear", "poor", "heavy",
                                                                   "storm", "fog"};

/// One row of the table of weather.
struct WeatherRow {
    Weather weather;
    MovePoints points;  ///< change of a formation's points, never below 1
    Chance by_eye;
    Chance from_air;
    bool can_see = true;  ///< are sightings by eye possible?
    bool can_fly = true;  ///< are air searches possible?
};

inline constexpr std::array<WeatherRow, 5> weather_table{{
    {Weather::clear, {0}, {0}, {0}, true, true},
    {Weather::poor, {0}, {0}, {-2}, true, true},
    {Weather::heavy, {-1}, {-2}, {-2}, true, true},
    {Weather::storm, {-1}, {-2}, {0}, true, false},
    {Weather::fog, {0}, {0}, {0}, false, false},
}};

[[nodiscard]] constexpr const WeatherRow& row_of(Weather weather) {
    return weather_table[static_cast<std::size_t>(weather)];
}

/// An area of weather: all squares within `radius` of `centre`; without a centre the whole chart.
struct WeatherZone {
    Weather weather{};
    std::optional<Square> centre;
    Squares radius;

    friend auto operator<=>(const WeatherZone&, const WeatherZone&) = default;
};
FLAGPLOT_FIELDS(WeatherZone, weather, centre, radius)

[[nodiscard]] bool covers(const WeatherZone& zone, Square square);

/// The effect of all weather over a square together: the worst in each column of the table.
struct Weathering {
    MovePoints points;
    Chance by_eye;
    Chance from_air;
    bool can_see = true;
    bool can_fly = true;

    friend bool operator==(const Weathering&, const Weathering&) = default;
};

[[nodiscard]] Weathering weathering_at(std::span<const WeatherZone> zones, Square square);

}  // namespace flagplot
