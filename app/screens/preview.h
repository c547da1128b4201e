#pragma once

#include <string>
#include <vector>

#include "present/desk/state/preview_room.h"
#include "screens/screens.h"

/// \file
/// The briefings as they will be printed.

namespace flagplot::screens {

/// A page that was drawn already.
struct PageImage {
    ImTextureID texture = nullptr;
    float width = 0;  ///< in pixels, as it was drawn
    float height = 0;
    std::vector<desk::MarginMark> marks = {};  ///< in its right margin, on the screen alone
};

/// A side's briefing, page by page.
struct PaperImages {
    std::string side;
    Ink colour;
    std::vector<PageImage> pages;
};

/// The papers side by side as far as there is room, the first of them if there is none for more;
/// each is scrolled by itself. No pages: they are being drawn.
void draw_preview(const Theme& theme, const Box& place, const desk::PreviewRoom& room,
                  const std::vector<PaperImages>& papers);

}  // namespace flagplot::screens
