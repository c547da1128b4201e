#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "present/characters/glyphs.h"
#include "present/plot/plot.h"

/// \file
/// The glyphs in each square of a plot, and the legend for each marker.

namespace flagplot {

/// One glyph in one square.
struct PlacedMark {
    Mark mark{};
    std::string_view glyph;
    std::string_view colour;
    std::uint32_t number = 0;  ///< shown after the glyph if there is room; 0: none

    friend bool operator==(const PlacedMark&, const PlacedMark&) = default;
};

/// The marks of every square that has any, the most important first, without repeats. In squares
/// with a marker, lines passing through are left out.
using MarkedSquares = std::map<Square, std::vector<PlacedMark>>;

[[nodiscard]] MarkedSquares marked_squares(const Plot& plot);

/// A line of the legend.
struct LegendLine {
    PlacedMark mark;
    Square square;
    std::string text;  ///< "UK-K, Force K, Capt. Agnew"
    /// "UK-K", its shortest name; none for checkpoints, destinations, blocks and weather.
    std::optional<std::string> name = {};

    friend bool operator==(const LegendLine&, const LegendLine&) = default;
};

/// Every marker and every named place: formations with their checkpoints and destination, contacts,
/// battles, blocks, weather with a centre, places.
[[nodiscard]] std::vector<LegendLine> legend(const Plot& plot);

}  // namespace flagplot
