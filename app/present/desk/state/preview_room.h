#pragma once

#include <cstddef>
#include <string>

#include "present/picture/picture.h"

/// \file
/// Where the printed briefings lie that are looked at, and what stands in their margins.

namespace flagplot::desk {

struct PreviewRoom {
    std::size_t columns = 0;  ///< how many papers fit side by side
    double column = 0;        ///< width of one, including the gap after it, in pixels
    double page = 0;          ///< width of a page in it, in pixels
    double scale = 0;         ///< pixels for one point of an upright page
};

/// All papers side by side if each is legible, otherwise as many as are, but at least one.
[[nodiscard]] PreviewRoom preview_room(const Box& room, std::size_t papers, double scale);

/// A line of a printed page and where it stands, as a share of the page's height.
struct LineOnPage {
    std::string text;
    double y = 0;
};

/// A mark in the margin of a page; marks are counted from 1 over all sides.
struct MarginMark {
    std::size_t number = 0;
    double y = 0;

    friend bool operator==(const MarginMark&, const MarginMark&) = default;
};

}  // namespace flagplot::desk
