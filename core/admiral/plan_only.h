#pragma once

#include "admiral/plan.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// An opponent that carries out its plan and looks at nothing else: the yardstick by which every
/// other one is measured. It is frozen: what it orders in a given picture never changes again, so
/// that figures of today and of next year are of the same opponent. Page: docs/admiral.md#plan-only

namespace flagplot::admiral {

/// Its sheet for the coming turn: the orders of the plan that are due and that the rules allow now,
/// the plan's stance, and the plan's searches. Captains who are freed by the turn itself steam on,
/// and of a card's two options it takes the first. No order of it is refused.
///
/// Which orders have been carried out follows from the side's own picture: a route is done when the
/// formation has been at its destination since the order was due, and is given again if something
/// took the formation off it. What leaves no trace (hold, place, a condition) is given in the first
/// turn in which the formation can have it, and never again.
[[nodiscard]] Sheet plan_only_sheet(const Book& book, const SideView& view, const Plan& plan);

}  // namespace flagplot::admiral
