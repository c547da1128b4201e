#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "chart/chart.h"

namespace flagplot {

/// The character of each terrain in drawn charts and view files.
inline constexpr std::array<char, words_of<Terrain>.size()> terrain_signs{'.', '#', '^'};

[[nodiscard]] constexpr char sign_of(Terrain terrain) {
    return terrain_signs[static_cast<std::size_t>(terrain)];
}

[[nodiscard]] constexpr std::optional<Terrain> terrain_of(char sign) {
    for (std::size_t i = 0; i < terrain_signs.size(); ++i) {
        if (terrain_signs[i] == sign) return static_cast<Terrain>(i);
    }
    return std::nullopt;
}

/// The largest readable charts: columns or rows, and squares in all.
inline constexpr std::int32_t most_columns = std::int32_t{limits::chart_columns};
inline constexpr std::size_t most_squares = limits::chart_squares;

}  // namespace flagplot
