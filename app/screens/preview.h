#pragma once

#include <string>
#include <vector>

#include "present/desk/state/preview_room.h"
#include "screens/screens.h"

/// \file
/// The briefings as they will be printed.

namespace flagplot::screens {

/// A page that has been drawn.
struct PageImage {
    ImTextureID texture = nullptr;
    float width = 0;  ///< in pixels, as drawn
    float height = 0;
};

/// A side's briefing, page by page.
struct PaperImages {
    std::string side;
    Ink colour;
    std::vector<PageImage> pages;
};

/// The papers side by side if there is room, otherwise only the first; each scrolls separately. No
/// pages: they are being drawn.
void draw_preview(const Theme& theme, const Box& place, const desk::PreviewRoom& room,
                  const std::vector<PaperImages>& papers);

}  // namespace flagplot::screens
