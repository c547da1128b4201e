#pragma once

#include <cstdint>
#include <vector>

#include "paper/document.h"
#include "present/picture/picture.h"

namespace flagplot::paper {

/// A picture for a screen: red, green, blue and 255 for each pixel, row by row, one pixel for each
/// point. May be called on any thread.
[[nodiscard]] std::vector<std::uint8_t> pixels_of(const Picture& picture);

/// A page for a screen, with pixels like those of a picture.
struct PagePixels {
    unsigned width = 0;
    unsigned height = 0;
    std::vector<std::uint8_t> pixels;
};

/// The pages that `pdf_of` prints, on white. `scale`: pixels for a point, above 0. May be called on
/// any thread.
[[nodiscard]] std::vector<PagePixels> pixels_of(const Document& document, PageSize size,
                                                double scale);

}  // namespace flagplot::paper
