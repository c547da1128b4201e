#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "present/characters/marks.h"
#include "present/plot/plot.h"

/// \file
/// A rectangle of a chart drawn in characters, for terminals and mails.

namespace flagplot {

/// A part of the chart, including both corners.
struct ChartPart {
    Square first;
    Square last;

    [[nodiscard]] bool contains(Square square) const {
        return square.column >= first.column && square.row >= first.row &&
               square.column <= last.column && square.row <= last.row;
    }

    friend bool operator==(const ChartPart&, const ChartPart&) = default;
};

/// Writes with or without colour.
struct Pen {
    bool has_colour = false;

    [[nodiscard]] std::string operator()(std::string_view text, std::string_view colour) const;
};

[[nodiscard]] Square square_of(std::int32_t column, std::int32_t row);

[[nodiscard]] ChartPart whole_of(const Chart& chart);

/// The squares up to `margin` from a part, within the chart.
[[nodiscard]] ChartPart part_round(const Chart& chart, const ChartPart& part, std::int32_t margin);

/// "A1 to I7".
[[nodiscard]] std::string range_text(const ChartPart& part);

/// The mark for the ground of a square without other marks.
[[nodiscard]] Mark ground_of(Terrain terrain);

/// The part with column letters and row numbers, three characters a square. A square with one mark
/// shows its glyph and number; one with several only the glyphs, with "+" last if there are more
/// than three.
[[nodiscard]] std::string sheet_text(const Plot& plot, const MarkedSquares& squares,
                                     const ChartPart& part, const Pen& pen);

}  // namespace flagplot
