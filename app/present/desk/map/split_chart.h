#pragma once

#include <optional>

#include "present/desk/map/camera.h"
#include "present/plot/plot.h"

/// \file
/// The truth and a side's picture beside each other, shown by the same camera, and which of them a
/// pixel belongs to.

namespace flagplot::desk {

struct SplitChart {
    Box truth;
    std::optional<Box> beside;  ///< none: the chart is not split
};

/// The room of the chart, in two halves if it is split.
[[nodiscard]] SplitChart split_chart(Box room, bool is_split);

/// What is pointed at.
struct Pointed {
    Point pixel;             ///< as if it were on the truth's half
    bool is_beside = false;  ///< it is on the side's half
};
[[nodiscard]] Pointed pointed_at(const SplitChart& split, Point pixel);

/// What is under a pointer: on a side's half only that side's picture.
[[nodiscard]] const Plot& plot_under(const Pointed& pointed, const Plot& truth,
                                     const std::optional<Plot>& beside);

}  // namespace flagplot::desk
