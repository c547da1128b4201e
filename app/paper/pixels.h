#pragma once

#include <cstdint>
#include <vector>

#include "present/picture/picture.h"

namespace flagplot::paper {

/// A picture for a screen: red, green, blue and 255 a pixel, row by row, one pixel a point. May be
/// asked from any thread.
[[nodiscard]] std::vector<std::uint8_t> pixels_of(const Picture& picture);

}  // namespace flagplot::paper
