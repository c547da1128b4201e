#include "present/characters/chart_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "base/plain_text.h"
#include "present/characters/marks.h"

namespace flagplot {

namespace {

constexpr std::int32_t margin = 2;
constexpr std::size_t cell_width = 3;
constexpr std::size_t text_width = 80;

/// A part of the chart, both corners in it.
struct ChartPart {
    Square first;
    Square last;

    [[nodiscard]] bool contains(Square square) const {
        return square.column >= first.column && square.row >= first.row &&
               square.column <= last.column && square.row <= last.row;
    }
};

struct Pen {
    bool has_colour = false;

    [[nodiscard]] std::string operator()(std::string_view text, std::string_view colour) const {
        return has_colour ? fmt::format("\x1b[{}m{}\x1b[0m", colour, text) : std::string(text);
    }
};

Square square_of(std::int32_t column, std::int32_t row) {
    return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
}

std::string range_text(const ChartPart& part) {
    return fmt::format("{} to {}", name_of(part.first), name_of(part.last));
}

// --- what is drawn ---

bool is_of_interest(const std::vector<PlacedMark>& marks) {
    return marks.front().mark < Mark::port;
}

/// The smallest part that holds everything marked, and a margin; A1 where nothing is.
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
    return {square_of(std::max(west - margin, 0), std::max(north - margin, 0)),
            square_of(std::min(east + margin, plot.chart.columns - 1),
                      std::min(south + margin, plot.chart.rows - 1))};
}

/// The part cut into sheets, those without a marker left out but where all of it is wanted.
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
    const ChartPart whole{{0, 0}, square_of(chart.columns - 1, chart.rows - 1)};
    if (chart.columns <= sheet_columns && chart.rows <= sheet_rows) return {whole};
    return cut(how == ChartCut::whole ? whole : part_of_interest(plot, squares), squares, how);
}

// --- one square ---

Mark ground_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::sea:
            return Mark::sea;
        case Terrain::land:
            return Mark::land;
        case Terrain::islands:
            return Mark::islands;
    }
    return {};
}

std::string ground_cell(Terrain terrain, const Pen& pen) {
    const MarkRow& ground = row_of(ground_of(terrain));
    if (terrain == Terrain::sea) return " " + pen(ground.glyph, ground.colour) + " ";
    std::string cell;
    for (std::size_t i = 0; i < cell_width; ++i) cell += ground.glyph;
    return pen(cell, ground.colour);
}

std::string single_cell(const PlacedMark& mark, const Pen& pen) {
    const std::string number = mark.number == 0 ? "" : fmt::format("{}", mark.number);
    if (number.size() > cell_width - 1) return " " + pen(mark.glyph, mark.colour) + " ";
    const std::string text = pen(std::string(mark.glyph) + number, mark.colour);
    if (number.size() == cell_width - 1) return text;
    return " " + text + (number.empty() ? " " : "");
}

std::string cell(const std::vector<PlacedMark>& marks, const Pen& pen) {
    if (marks.size() == 1) return single_cell(marks.front(), pen);
    const std::size_t shown = marks.size() > cell_width ? cell_width - 1 : marks.size();
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) text += pen(marks[i].glyph, marks[i].colour);
    if (shown < marks.size()) return text + "+";
    return marks.size() < cell_width ? " " + text : text;
}

// --- the sheet ---

std::string without_trailing_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

std::string row_text(const Plot& plot, const MarkedSquares& squares, const ChartPart& part,
                     std::int32_t row, const Pen& pen) {
    std::string line = fmt::format("{:>3}", row + 1);
    for (std::int32_t column = part.first.column; column <= part.last.column; ++column) {
        const Square square = square_of(column, row);
        const auto marked = squares.find(square);
        line += marked == squares.end() ? ground_cell(plot.chart.at(square), pen)
                                        : cell(marked->second, pen);
    }
    return without_trailing_blanks(line);
}

std::string sheet_text(const Plot& plot, const MarkedSquares& squares, const ChartPart& part,
                       const Pen& pen) {
    std::string head = "   ";
    for (std::int32_t column = part.first.column; column <= part.last.column; ++column) {
        head += fmt::format("{:^3}", column_name(column));
    }
    std::string text = without_trailing_blanks(head);
    for (std::int32_t row = part.first.row; row <= part.last.row; ++row) {
        text += row_text(plot, squares, part, row, pen);
    }
    return text;
}

std::string heading(const Plot& plot, const std::vector<ChartPart>& parts, ChartCut how) {
    if (how == ChartCut::whole) return {};
    const ChartPart whole{{0, 0}, square_of(plot.chart.columns - 1, plot.chart.rows - 1)};
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

struct KeyEntry {
    std::string_view glyph;
    std::string_view colour;
    std::string meaning;
};

std::set<Mark> marks_used(const Plot& plot, const std::vector<LegendLine>& lines) {
    std::set<Mark> used;
    for (const LegendLine& line : lines) used.insert(line.mark.mark);
    for (const Terrain terrain : plot.chart.terrain) used.insert(ground_of(terrain));
    for (const PlotFormation& formation : plot.formations) {
        if (!formation.ahead.empty()) used.insert(Mark::ahead);
        if (formation.track.size() > 1) used.insert(Mark::track);
    }
    return used;
}

std::vector<KeyEntry> key(const Plot& plot, const std::vector<LegendLine>& lines) {
    std::set<SideId> sides;
    for (const PlotFormation& formation : plot.formations) sides.insert(formation.side);
    std::vector<KeyEntry> entries;
    for (const SideId side : sides) {
        entries.push_back(
            {glyph_of(side), colour_of(side), "formation of " + plot.sides.at(side.index()).name});
    }
    const std::set<Mark> used = marks_used(plot, lines);
    for (const MarkRow& row : mark_table) {
        if (!used.contains(row.mark) || row.mark == Mark::formation) continue;
        entries.push_back({row.glyph, row.colour, std::string(row.meaning)});
    }
    entries.push_back({"+", "0", "more than fits in the square"});
    return entries;
}

std::string key_text(const std::vector<KeyEntry>& entries, const Pen& pen) {
    std::string text;
    std::size_t width = 0;
    for (const KeyEntry& entry : entries) {
        const std::size_t needed = entry.meaning.size() + 4;  // a gap of two, the glyph, a blank
        const bool is_full = width + needed > text_width;
        if (is_full) text += "\n";
        width = is_full ? needed : width + needed;
        text += fmt::format("  {} {}", pen(entry.glyph, entry.colour), one_line(entry.meaning));
    }
    return text + "\n";
}

/// Words in lines no wider than the sheet, of which all but the first begin with blanks: below the
/// text of the first, which begins at that column.
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
    std::vector<LegendLine> lines = legend(plot);
    const auto is_outside = [&](const LegendLine& line) {
        return std::none_of(sheets.begin(), sheets.end(),
                            [&](const ChartPart& sheet) { return sheet.contains(line.square); });
    };
    lines.erase(std::remove_if(lines.begin(), lines.end(), is_outside), lines.end());
    constexpr std::size_t column = 14;  // behind mark and square
    std::string text = "\n";
    for (const LegendLine& line : lines) {
        const std::string number = line.mark.number == 0 ? "" : fmt::format("{}", line.mark.number);
        text += fmt::format("  {}{:<3} {:<6} {}\n", pen(line.mark.glyph, line.mark.colour), number,
                            name_of(line.square), folded(one_line(line.text), column));
    }
    return text + "\n" + key_text(key(plot, lines), pen);
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
