#pragma once

#include "base/markdown.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// Sections of a briefing about what a side has besides its ships. Each is empty if there is
/// nothing to say.

namespace flagplot {

/// Light and forecast of the turn to be ordered and of later turns.
[[nodiscard]] Markdown weather_section(const Book& book, const SideView& view);

/// Aircraft and watchers: base, range, sorties, whether they can fly, order lines to copy.
[[nodiscard]] Markdown air_section(const Book& book, const SideView& view);

/// The cards in the hand, with the order line that plays each.
[[nodiscard]] Markdown hand_section(const Book& book, const SideView& view);

}  // namespace flagplot
