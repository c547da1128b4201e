#pragma once

#include <string>
#include <vector>

#include "present/desk/state/preview_room.h"
#include "screens/image.h"
#include "screens/screens.h"

/// \file
/// The briefings as they will be printed.

namespace flagplot::screens {

/// A page of a briefing.
struct PaperImage {
    PageImage image;
    std::vector<desk::MarginMark> marks = {};  ///< in its right margin, on the screen alone
};

/// A side's briefing, page by page.
struct PaperImages {
    std::string side;
    Ink colour;
    std::vector<PaperImage> pages;
    std::vector<desk::Button> buttons = {};  ///< above it
};

/// The papers side by side if there is room, otherwise only the first; each scrolls separately. No
/// pages: they are being drawn.
[[nodiscard]] Intents draw_preview(const Theme& theme, const Box& place,
                                   const desk::PreviewRoom& room,
                                   const std::vector<PaperImages>& papers);

}  // namespace flagplot::screens
