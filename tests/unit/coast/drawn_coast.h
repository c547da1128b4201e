#pragma once

#include <string>
#include <vector>

#include "chart/projection.h"
#include "coast/chart_maker.h"

/// \file
/// Coasts drawn in characters, each a quarter of a degree: `#` is land. Their charts have squares
/// of a degree at the equator, so four by four characters are a square; the upper left corner is 0
/// N 0 E.

namespace flagplot {

inline constexpr std::int32_t character = 250;  ///< thousandths of a degree

/// A rectangle of land.
inline CoastRing rectangle(std::int32_t west, std::int32_t south, std::int32_t east,
                           std::int32_t north) {
    return {{south, west}, {south, east}, {north, east}, {north, west}};
}

inline Coastline drawn_coast(const std::vector<std::string>& lines) {
    Coastline coast{"a drawing", {}};
    for (std::size_t row = 0; row < lines.size(); ++row) {
        for (std::size_t column = 0; column < lines[row].size(); ++column) {
            if (lines[row][column] != '#') continue;
            const auto west = static_cast<std::int32_t>(column) * character;
            const auto north = -static_cast<std::int32_t>(row) * character;
            coast.rings.push_back(rectangle(west, north - character, west + character, north));
        }
    }
    return coast;
}

inline ChartGrid drawn_frame(const std::vector<std::string>& lines) {
    constexpr std::int32_t characters = 4;
    return {{Projection::equirectangular, 0, 0, 0, 0, 0, 60},
            static_cast<std::int32_t>(lines.front().size()) / characters,
            static_cast<std::int32_t>(lines.size()) / characters};
}

inline ChartRequest drawn_request(const std::vector<std::string>& lines) {
    ChartRequest request{drawn_frame(lines), "drawn", "A drawing", {}};
    request.rules.smallest_sea = 1;
    return request;
}

inline constexpr auto go_on = [](std::size_t, std::size_t) { return true; };

/// The chart of a drawing. \pre it has sea
inline MadeChart made_of(const std::vector<std::string>& lines, const Gazetteer& gazetteer = {}) {
    return made_chart(drawn_request(lines), drawn_coast(lines), gazetteer, go_on).value().value();
}

}  // namespace flagplot
