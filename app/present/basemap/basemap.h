#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chart/chart.h"
#include "chart/gazetteer.h"
#include "coast/coastline.h"
#include "present/picture/picture.h"

/// \file
/// What is really under the squares of a chart. Points are in squares east and south of the
/// north-western corner of A1. Only for drawing: the rules know only squares.

namespace flagplot {

/// A named place at its real position.
struct GroundPlace {
    std::string name;
    Point at;

    friend bool operator==(const GroundPlace&, const GroundPlace&) = default;
};

struct Basemap {
    std::vector<std::vector<Point>> coast;  ///< land is inside an odd number of rings
    std::vector<GroundPlace> places = {};   ///< those of the chart that the gazetteer knows

    friend bool operator==(const Basemap&, const Basemap&) = default;
};

/// How many squares of coast are drawn beyond the edges of a printed chart.
inline constexpr std::int32_t beyond_on_paper = 3;

/// The coast on the chart and this many squares beyond its edges, and the real positions of its
/// places. Nothing for a chart without geography.
[[nodiscard]] Basemap basemap_of(const Chart& chart, const Coastline& coast,
                                 const Gazetteer& gazetteer, std::int32_t beyond = beyond_on_paper);

/// Is a point inside an odd number of the rings?
[[nodiscard]] bool is_within(const std::vector<std::vector<Point>>& rings, Point at);

}  // namespace flagplot
