#pragma once

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "base/ensure.h"
#include "chart/chart.h"

/// \file
/// Charts drawn in characters, so that a test shows what it is about:
///
///     const auto drawn = drawn_chart(R"(
///         . . . .
///         A . # B
///     )");
///
/// `.` is sea, `#` land, `^` islands, a letter a place in open sea. Blanks do not count; every line
/// with a character in it is a row, the first one in the north.

namespace flagplot {

/// A chart and the squares of its letters.
struct DrawnChart {
    Chart chart;
    std::map<char, Square> squares;

    [[nodiscard]] Square at(char letter) const { return squares.at(letter); }

    /// The same chart with a headland between two neighbouring squares.
    [[nodiscard]] DrawnChart with_barrier(Square a, Square b, Closes closes = Closes::both) const {
        DrawnChart changed = *this;
        changed.chart.barriers.push_back(normalised({a, b, closes}));
        std::sort(changed.chart.barriers.begin(), changed.chart.barriers.end());
        return changed;
    }
    [[nodiscard]] DrawnChart with_barrier(char a, char b, Closes closes = Closes::both) const {
        return with_barrier(at(a), at(b), closes);
    }
    [[nodiscard]] DrawnChart with_place(std::string name, char letter, bool is_port) const {
        DrawnChart changed = *this;
        changed.chart.places.push_back({std::move(name), at(letter), is_port});
        return changed;
    }
};

/// \pre the rows are equally long and hold nothing but `.`, `#`, `^` and letters
[[nodiscard]] inline DrawnChart drawn_chart(std::string_view drawing) {
    DrawnChart drawn;
    Chart& chart = drawn.chart;
    std::int32_t column = 0;
    const auto end_row = [&] {
        if (column == 0) return;
        FLAGPLOT_ENSURE(chart.columns == 0 || chart.columns == column);
        chart.columns = column;
        ++chart.rows;
        column = 0;
    };
    for (const char c : drawing) {
        if (c == '\n') end_row();
        if (c == '\n' || c == ' ') continue;
        const bool is_letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        FLAGPLOT_ENSURE(is_letter || c == '.' || c == '#' || c == '^');
        if (is_letter) {
            drawn.squares[c] = {static_cast<std::int16_t>(column),
                                static_cast<std::int16_t>(chart.rows)};
        }
        chart.terrain.push_back(c == '#'   ? Terrain::land
                                : c == '^' ? Terrain::islands
                                           : Terrain::sea);
        ++column;
    }
    end_row();
    return drawn;
}

/// Nothing but sea.
[[nodiscard]] inline Chart open_sea(std::int32_t columns, std::int32_t rows) {
    Chart chart;
    chart.columns = columns;
    chart.rows = rows;
    chart.terrain.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    return chart;
}

}  // namespace flagplot
