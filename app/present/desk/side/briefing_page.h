#pragma once

#include <vector>

#include "present/desk/state/form_rows.h"
#include "present/desk/state/panel_rows.h"
#include "view/book.h"
#include "view/side_view.h"

namespace flagplot::desk {

/// Beside the printed briefing of a side: of which turn it is, and the way to those of other turns.
/// `turns`: that can be looked at; none: this is a file with one briefing.
[[nodiscard]] Forms briefing_page(const Book& book, const SideView& view,
                                  const std::vector<TurnDot>& turns);

}  // namespace flagplot::desk
