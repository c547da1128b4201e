#include "present/characters/small_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "base/plain_text.h"
#include "present/characters/key.h"
#include "present/characters/sheet.h"

namespace flagplot {

namespace {

/// From west to east, and in a column from north to south.
std::set<Square> squares_to_show(const Plot& plot, const std::vector<Square>& besides) {
    std::set<Square> squares(besides.begin(), besides.end());
    for (const PlotFormation& formation : plot.formations) squares.insert(formation.square);
    for (const PlotContact& contact : plot.contacts) squares.insert(contact.square);
    for (const PlotBattle& battle : plot.battles) {
        if (!battle.is_over) squares.insert(battle.square);
    }
    return squares;
}

ChartPart with_both(const ChartPart& a, const ChartPart& b) {
    return {{std::min(a.first.column, b.first.column), std::min(a.first.row, b.first.row)},
            {std::max(a.last.column, b.last.column), std::max(a.last.row, b.last.row)}};
}

std::int32_t columns_of(const ChartPart& part) { return part.last.column - part.first.column + 1; }
std::int32_t rows_of(const ChartPart& part) { return part.last.row - part.first.row + 1; }
std::int32_t size_of(const ChartPart& part) { return columns_of(part) * rows_of(part); }

/// The window that grows least by adding this part, if any may; the first of equals.
std::optional<std::size_t> window_for(const std::vector<ChartPart>& windows,
                                      const ChartPart& part) {
    std::optional<std::size_t> best;
    const auto growth = [&](std::size_t i) {
        return size_of(with_both(windows[i], part)) - size_of(windows[i]);
    };
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const ChartPart grown = with_both(windows[i], part);
        if (columns_of(grown) > window_columns || rows_of(grown) > window_rows) continue;
        if (!best || growth(i) < growth(*best)) best = i;
    }
    return best;
}

std::vector<ChartPart> windows_round(const Chart& chart, const std::set<Square>& squares) {
    constexpr std::int32_t margin = 2;
    std::vector<ChartPart> windows;
    for (const Square square : squares) {
        const ChartPart part = part_round(chart, {square, square}, margin);
        if (const auto window = window_for(windows, part)) {
            windows[*window] = with_both(windows[*window], part);
        } else {
            windows.push_back(part);
        }
    }
    return windows;
}

bool is_shown_whole(const Chart& chart) {
    return chart.columns <= most_whole && chart.rows <= most_whole;
}

/// "▲1 UK-K (C3)" of each mark that has a name.
std::vector<std::string> names_of(const std::vector<LegendLine>& lines) {
    std::vector<std::string> names;
    for (const LegendLine& line : lines) {
        if (!line.name) continue;
        const std::string number = line.mark.number == 0 ? "" : fmt::format("{}", line.mark.number);
        names.push_back(fmt::format("{}{} {} ({})", line.mark.glyph, number, one_line(*line.name),
                                    name_of(line.square)));
    }
    return names;
}

/// Three in a row, however long they are.
std::string in_columns(const std::vector<std::string>& names) {
    constexpr std::size_t columns = 3;
    constexpr std::int32_t width = small_chart_width / static_cast<std::int32_t>(columns) - 2;
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool ends_row = (i + 1) % columns == 0 || i + 1 == names.size();
        const auto blanks = static_cast<std::size_t>(std::max(width - width_of(names[i]), 0));
        text += "  " + names[i] + (ends_row ? "\n" : std::string(blanks, ' '));
    }
    return text;
}

}  // namespace

std::string small_chart(const Plot& plot, const std::vector<Square>& besides) {
    const ChartPart whole = whole_of(plot.chart);
    const bool is_whole = is_shown_whole(plot.chart);
    const std::vector<ChartPart> parts =
        is_whole ? std::vector{whole} : windows_round(plot.chart, squares_to_show(plot, besides));
    if (parts.empty()) return {};
    const Pen pen;
    const MarkedSquares squares = marked_squares(plot);
    std::string text;
    for (const ChartPart& part : parts) {
        if (!is_whole) text += fmt::format("{} of {}\n", range_text(part), range_text(whole));
        text += sheet_text(plot, squares, part, pen) + "\n";
    }
    const std::vector<LegendLine> lines = legend_in(plot, parts);
    const std::vector<std::string> names = names_of(lines);
    if (!names.empty()) text += in_columns(names) + "\n";
    return text + in_rows(key_of_marks(plot, lines), pen, small_chart_width);
}

}  // namespace flagplot
