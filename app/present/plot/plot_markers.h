#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "present/picture/label_places.h"
#include "present/picture/symbols.h"
#include "present/plot/plot_page.h"

/// \file
/// The parts of `add_markers`.

namespace flagplot {

struct LabelLine {
    std::string text;
    bool is_bold = false;
};

/// Formations of one side, or contacts of one seat, in one square: drawn as one symbol.
struct MarkerGroup {
    Symbol symbol;
    Feature feature{};
    std::string subject;
    std::vector<LabelLine> lines;
    Ink colour;
    std::optional<Direction> course;  ///< under way in this direction
    double knots = 0;
};

/// In the order in which they are drawn: formations before contacts.
using MarkerGroups = std::map<std::tuple<int, Square, SideId>, MarkerGroup>;

/// All that are shown, moved apart so that none hides another if possible.
[[nodiscard]] MarkerGroups marker_groups(const PlotPage& page);

[[nodiscard]] bool is_shown(const PlotPage& page, Square square);

/// Would counters cover most of the chart? Then all are drawn as marks, without labels.
[[nodiscard]] bool is_crowded(const PlotPage& page);

/// Height of a counter on this chart.
[[nodiscard]] double symbol_size(const PlotPage& page);

/// Letter by letter on its water, near its place, if it fits there.
void add_sea_names(PlotPage& page, LabelPlaces& places);

/// In the north-western corner of every square; if they would fill their squares, only the margin
/// has them.
void add_square_names(PlotPage& page, LabelPlaces& places);

}  // namespace flagplot
