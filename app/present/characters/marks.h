#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "present/characters/glyphs.h"
#include "present/plot/plot.h"

/// \file
/// Which glyphs stand in which square of a plot, and what the legend says of each marker.

namespace flagplot {

/// One glyph in one square.
struct PlacedMark {
    Mark mark{};
    std::string_view glyph;
    std::string_view colour;
    std::uint32_t number = 0;  ///< shown behind the glyph where there is room; 0: none

    friend bool operator==(const PlacedMark&, const PlacedMark&) = default;
};

/// The marks of every square that has any, the most important first, like ones once. Squares with a
/// marker leave out the lines that pass through them.
using MarkedSquares = std::map<Square, std::vector<PlacedMark>>;

[[nodiscard]] MarkedSquares marked_squares(const Plot& plot);

/// A line of the legend.
struct LegendLine {
    PlacedMark mark;
    Square square;
    std::string text;  ///< "UK-K, Force K, Capt. Agnew"
    /// "UK-K", the shortest for it; none for checkpoints, destinations, blocks and weather
    std::optional<std::string> name = {};

    friend bool operator==(const LegendLine&, const LegendLine&) = default;
};

/// Every marker and every named place: formations with their checkpoints and destination, contacts,
/// battles, blocks, weather with a centre, places.
[[nodiscard]] std::vector<LegendLine> legend(const Plot& plot);

}  // namespace flagplot
