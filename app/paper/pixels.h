#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "paper/document.h"
#include "present/picture/picture.h"

namespace flagplot::paper {

/// A picture for a screen: red, green, blue and 255 for each pixel, row by row, one pixel for each
/// point. May be called on any thread.
[[nodiscard]] std::vector<std::uint8_t> pixels_of(const Picture& picture);

/// A line that was drawn, and how far down the middle of its letters is, as a share of the page.
struct PixelLine {
    std::string text;
    double y = 0;
};

/// A page on a screen; its pixels as those of a picture.
struct PagePixels {
    unsigned width = 0;
    unsigned height = 0;
    std::vector<std::uint8_t> pixels;
    std::vector<PixelLine> lines;
};

/// The pages that `pdf_of` prints, on white. `scale`: pixels for a point, above 0. May be called on
/// any thread.
[[nodiscard]] std::vector<PagePixels> pixels_of(const Document& document, PageSize size,
                                                double scale);

}  // namespace flagplot::paper
