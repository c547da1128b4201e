#pragma once

#include <cstddef>

#include "present/picture/picture.h"

/// \file
/// The layout of the printed briefings that the umpire looks at before a release.

namespace flagplot::desk {

struct PreviewRoom {
    std::size_t columns = 0;  ///< how many papers fit side by side
    double column = 0;        ///< width of one, including the gap after it, in pixels
    double page = 0;          ///< width of a page in it, in pixels
    double scale = 0;         ///< pixels for one point of an upright page
};

/// All papers side by side if each is legible, otherwise as many as are, but at least one.
[[nodiscard]] PreviewRoom preview_room(const Box& room, std::size_t papers, double scale);

}  // namespace flagplot::desk
