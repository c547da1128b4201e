#pragma once

#include <imgui.h>

#include <vector>

#include "present/picture/picture.h"

/// \file
/// Pictures that were drawn already, for panels.

namespace flagplot::screens {

struct PageImage {
    ImTextureID texture = nullptr;  ///< none: it is being drawn
    float width = 0;                ///< in pixels, as it was drawn
    float height = 0;
};

/// By the number of what they show; fewer: the others are being drawn.
using PageImages = std::vector<PageImage>;

/// So that it fills the room; what has none is cut off at its longer edges.
void draw_filling(ImDrawList& list, const PageImage& image, const Box& room);

}  // namespace flagplot::screens
