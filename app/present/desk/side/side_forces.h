#pragma once

#include <vector>

#include "present/desk/state/force_list.h"
#include "present/desk/state/panel_rows.h"
#include "view/book.h"
#include "view/side_view.h"

namespace flagplot::desk {

/// The listed formations of the side, each followed by its ships if it is unfolded. A filter
/// unfolds formations in which it finds a ship.
[[nodiscard]] std::vector<ForceRow> side_forces(const Book& book, const SideView& view,
                                                const ForceList& list);

/// "Detach 2 ships": an order for the ticked ships of the selected formation; none if none is
/// ticked.
[[nodiscard]] std::optional<Button> detach_button(const Book& book, const SideView& view,
                                                  const ForceList& list);

}  // namespace flagplot::desk
