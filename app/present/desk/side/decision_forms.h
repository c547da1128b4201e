#pragma once

#include <optional>

#include "present/desk/state/form_rows.h"
#include "view/book.h"
#include "view/pending_decision.h"
#include "view/side_view.h"

/// \file
/// Forms for the decisions that a turn waits for, made from the book and view of the side that
/// decides.

namespace flagplot::desk {

/// One form; where nothing waits for the side it says so. `plays_alone`: a battle may also end as
/// in history.
[[nodiscard]] Forms decision_forms(const Book& book, const SideView& view,
                                   const std::optional<PendingDecision>& pending,
                                   const Filled& filled, bool plays_alone = false,
                                   const Selection& selection = {});

}  // namespace flagplot::desk
