#include "present/desk/map/zoom_level.h"

#include <algorithm>
#include <array>
#include <limits>

namespace flagplot::desk {

namespace {

/// Pixels of a square at scale 1.
struct Level {
    double below = 0;  ///< the next level begins here
    double usual = 0;
    PlotDetail detail;
};

constexpr double no_end = std::numeric_limits<double>::max();

constexpr std::array<Level, zoom_levels> levels{{
    {13, 10, {false, false, false, false, false}},
    {26, 20, {true, false, false, false, false}},
    {51, 38, {}},
    {90, 70, {}},
    {no_end, 115, {}},
}};

constexpr double names_of_squares_from = 45;

const Level& level_of(double side, double scale) {
    return *std::find_if(levels.begin(), levels.end(),
                         [&](const Level& level) { return side < level.below * scale; });
}

}  // namespace

std::int32_t zoom_level(double side, double scale) {
    return static_cast<std::int32_t>(&level_of(side, scale) - levels.data()) + 1;
}

double side_at(std::int32_t level, double scale) {
    return levels.at(static_cast<std::size_t>(level - 1)).usual * scale;
}

PlotDetail detail_at(double side, double scale) {
    PlotDetail detail = level_of(side, scale).detail;
    detail.square_names = side >= names_of_squares_from * scale;
    return detail;
}

}  // namespace flagplot::desk
