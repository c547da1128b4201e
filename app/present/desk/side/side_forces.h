#pragma once

#include <vector>

#include "present/desk/state/force_list.h"
#include "present/desk/state/panel_rows.h"
#include "view/book.h"
#include "view/side_view.h"

namespace flagplot::desk {

/// The side's formations that are listed, each followed by its ships where it is unfolded. A filter
/// unfolds those in which it finds a ship.
[[nodiscard]] std::vector<ForceRow> side_forces(const Book& book, const SideView& view,
                                                const ForceList& list);

/// "Detach 2 ships": an order for those of the selected formation that are ticked; none: none is.
[[nodiscard]] std::optional<Button> detach_button(const Book& book, const SideView& view,
                                                  const ForceList& list);

}  // namespace flagplot::desk
