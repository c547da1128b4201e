#include "present/characters/sheet.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot {

namespace {

constexpr std::size_t cell_width = 3;

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

}  // namespace

std::string Pen::operator()(std::string_view text, std::string_view colour) const {
    return has_colour ? fmt::format("\x1b[{}m{}\x1b[0m", colour, text) : std::string(text);
}

Square square_of(std::int32_t column, std::int32_t row) {
    return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
}

ChartPart whole_of(const Chart& chart) {
    return {{0, 0}, square_of(chart.columns - 1, chart.rows - 1)};
}

ChartPart part_round(const Chart& chart, const ChartPart& part, std::int32_t margin) {
    return {
        square_of(std::max(part.first.column - margin, 0), std::max(part.first.row - margin, 0)),
        square_of(std::min(part.last.column + margin, chart.columns - 1),
                  std::min(part.last.row + margin, chart.rows - 1))};
}

std::string range_text(const ChartPart& part) {
    return fmt::format("{} to {}", name_of(part.first), name_of(part.last));
}

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

}  // namespace flagplot
