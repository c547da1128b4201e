#pragma once

#include <cstdint>

#include "tactical/kit/shape.h"
#include "tactical/kit/short_list.h"
#include "tactical/kit/vector.h"

/// \file
/// Shapes made ready to be measured: to compare one with many, make its figure once.

namespace flagplot::tactical::kit {

/// Every shape is all places within `radius` of a figure with straight sides: a circle has one
/// corner and a radius, a stretch two corners. So one way of measuring works for all pairs. In half
/// steps.
struct Figure {
    explicit Figure(const Shape& shape);

    ShortList<Vector, 4> corners;
    std::int64_t radius = 0;
    Vector low;  ///< of all corners, the least x and the least y
    Vector high;

    [[nodiscard]] Vector corner(std::size_t at) const {
        return corners[at < corners.size() ? at : at - corners.size()];
    }
};

/// As of the shapes (shape.h).
[[nodiscard]] std::int32_t gap(const Figure& one, const Figure& other);
[[nodiscard]] bool is_within(const Figure& one, const Figure& other, std::int32_t reach);
[[nodiscard]] bool do_overlap(const Figure& one, const Figure& other);

}  // namespace flagplot::tactical::kit
