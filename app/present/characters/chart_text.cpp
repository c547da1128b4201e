#include "present/characters/chart_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/plain_text.h"
#include "present/characters/key.h"
#include "present/characters/marks.h"
#include "present/characters/sheet.h"

namespace flagplot {

namespace {

constexpr std::int32_t margin = 2;
constexpr std::size_t text_width = 80;

// --- what is drawn ---

bool is_of_interest(const std::vector<PlacedMark>& marks) {
    return marks.front().mark < Mark::port;
}

/// The smallest part that contains everything marked, and a margin; A1 if nothing is marked.
ChartPart part_of_interest(const Plot& plot, const MarkedSquares& squares) {
    std::int32_t west = plot.chart.columns, north = plot.chart.rows, east = 0, south = 0;
    for (const auto& [square, marks] : squares) {
        if (!is_of_interest(marks)) continue;
        west = std::min<std::int32_t>(west, square.column);
        north = std::min<std::int32_t>(north, square.row);
        east = std::max<std::int32_t>(east, square.column);
        south = std::max<std::int32_t>(south, square.row);
    }
    if (west > east) west = north = 0;
    return part_round(plot.chart, {square_of(west, north), square_of(east, south)}, margin);
}

/// The part cut into sheets, without those that have no marker unless all of it is asked for.
std::vector<ChartPart> cut(const ChartPart& part, const MarkedSquares& squares, ChartCut how) {
    std::vector<ChartPart> sheets;
    for (std::int32_t row = part.first.row; row <= part.last.row; row += sheet_rows) {
        for (std::int32_t column = part.first.column; column <= part.last.column;
             column += sheet_columns) {
            const ChartPart sheet{
                square_of(column, row),
                square_of(std::min<std::int32_t>(column + sheet_columns - 1, part.last.column),
                          std::min<std::int32_t>(row + sheet_rows - 1, part.last.row))};
            const bool has_marker =
                std::any_of(squares.begin(), squares.end(), [&](const auto& marked) {
                    return sheet.contains(marked.first) && is_of_interest(marked.second);
                });
            const bool is_wanted = has_marker || how == ChartCut::whole;
            if (is_wanted || sheets.empty()) sheets.push_back(sheet);
        }
    }
    return sheets;
}

std::vector<ChartPart> sheets_of(const Plot& plot, const MarkedSquares& squares, ChartCut how) {
    const Chart& chart = plot.chart;
    const ChartPart whole = whole_of(chart);
    if (chart.columns <= sheet_columns && chart.rows <= sheet_rows) return {whole};
    return cut(how == ChartCut::whole ? whole : part_of_interest(plot, squares), squares, how);
}

// --- the sheet ---

std::string heading(const Plot& plot, const std::vector<ChartPart>& parts, ChartCut how) {
    if (how == ChartCut::whole) return {};
    const ChartPart whole = whole_of(plot.chart);
    const ChartPart& first = parts.front();
    if (first.first == whole.first && first.last == whole.last) return {};
    const std::string where =
        parts.size() == 1 ? range_text(first) : fmt::format("{} sheets", parts.size());
    return fmt::format("\nThe chart ({}) is cut to where something is marked: {}.\n",
                       range_text(whole), where);
}

std::string sheet_title(const std::vector<ChartPart>& parts, std::size_t number) {
    if (parts.size() == 1) return {};
    return fmt::format("Sheet {} of {}: {}\n", number + 1, parts.size(), range_text(parts[number]));
}

// --- the legend ---

/// Words in lines no wider than the sheet. All lines but the first are indented to this column,
/// where the text of the first begins.
std::string folded(const std::string& words, std::size_t column) {
    std::istringstream in(words);
    std::string text;
    std::size_t width = column;
    for (std::string word; in >> word;) {
        const auto needed = static_cast<std::size_t>(width_of(word));
        const bool is_first = width == column;
        const bool is_full = !is_first && width + 1 + needed > text_width;
        if (is_full) {
            text += "\n" + std::string(column, ' ');
            width = column;
        } else if (!is_first) {
            text += " ";
            ++width;
        }
        text += word;
        width += needed;
    }
    return text;
}

std::string legend_text(const Plot& plot, const std::vector<ChartPart>& sheets, const Pen& pen) {
    const std::vector<LegendLine> lines = legend_in(plot, sheets);
    constexpr std::size_t column = 14;  // after mark and square
    std::string text = "\n";
    for (const LegendLine& line : lines) {
        const std::string number = line.mark.number == 0 ? "" : fmt::format("{}", line.mark.number);
        text += fmt::format("  {}{:<3} {:<6} {}\n", pen(line.mark.glyph, line.mark.colour), number,
                            name_of(line.square), folded(one_line(line.text), column));
    }
    std::vector<KeyEntry> key = key_of_sides(plot);
    const std::vector<KeyEntry> marks = key_of_marks(plot, lines);
    key.insert(key.end(), marks.begin(), marks.end());
    return text + "\n" + in_rows(key, pen, text_width);
}

}  // namespace

std::string chart_text(const Plot& plot, bool colour, ChartCut how) {
    const Pen pen{colour};
    const MarkedSquares squares = marked_squares(plot);
    const std::vector<ChartPart> sheets = sheets_of(plot, squares, how);
    std::string text = fmt::format("{}\n{}\n{}", one_line(plot.title), one_line(plot.time),
                                   heading(plot, sheets, how));
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        text += "\n" + sheet_title(sheets, i) + sheet_text(plot, squares, sheets[i], pen);
    }
    return text + legend_text(plot, sheets, pen);
}

}  // namespace flagplot
