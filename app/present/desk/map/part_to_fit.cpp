#include "present/desk/map/part_to_fit.h"

#include <algorithm>
#include <vector>

namespace flagplot::desk {

namespace {

constexpr double margin = 2;  // squares
constexpr double least_wide = 12, least_high = 9;

std::vector<Square> marked_squares(const Plot& plot) {
    std::vector<Square> squares;
    for (const PlotFormation& formation : plot.formations) {
        squares.push_back(formation.square);
        for (const PlannedStep& step : formation.ahead) squares.push_back(step.to);
    }
    for (const PlotContact& contact : plot.contacts) squares.push_back(contact.square);
    for (const PlotBattle& battle : plot.battles) squares.push_back(battle.square);
    return squares;
}

/// Widens a stretch to `least`, and keeps it between 0 and `end` if it fits.
void widen(double& from, double& to, double least, double end) {
    const double missing = std::max(least - (to - from), 0.0) / 2;
    from -= missing;
    to += missing;
    const double shift = std::max(-from, 0.0) - std::max(to - end, 0.0);
    from = std::max(from + shift, 0.0);
    to = std::min(to + shift, end);
}

}  // namespace

GridBox part_to_fit(const Plot& plot) {
    const double columns = plot.chart.columns, rows = plot.chart.rows;
    const std::vector<Square> marked = marked_squares(plot);
    if (marked.empty()) return {0, 0, columns, rows};
    const auto [west, east] = std::minmax_element(
        marked.begin(), marked.end(), [](Square a, Square b) { return a.column < b.column; });
    const auto [north, south] = std::minmax_element(
        marked.begin(), marked.end(), [](Square a, Square b) { return a.row < b.row; });
    GridBox part{west->column - margin, north->row - margin, east->column + 1 + margin,
                 south->row + 1 + margin};
    widen(part.west, part.east, least_wide, columns);
    widen(part.north, part.south, least_high, rows);
    return part;
}

}  // namespace flagplot::desk
