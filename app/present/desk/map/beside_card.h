#pragma once

#include "present/desk/map/camera.h"

/// \file
/// How a card on the chart makes room for the square that it is about.

namespace flagplot::desk {

/// Where a card lies, and how far the chart is moved first.
struct BesideCard {
    bool is_right = false;  ///< the card lies at the right edge of the chart, else at the left
    Point pan;              ///< in pixels

    friend bool operator==(const BesideCard&, const BesideCard&) = default;
};

/// The square is seen beside a card of this width, if the room has space for both. The chart is
/// moved only if the square is not seen beside a card at either edge.
[[nodiscard]] BesideCard beside_card(const Camera& camera, const Box& room, double card,
                                     Square square, const Chart& chart);

}  // namespace flagplot::desk
