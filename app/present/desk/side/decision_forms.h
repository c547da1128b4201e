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

/// One form. If nothing waits for the side, it says so.
[[nodiscard]] Forms decision_forms(const Book& book, const SideView& view,
                                   const std::optional<PendingDecision>& pending,
                                   const Filled& filled);

}  // namespace flagplot::desk
