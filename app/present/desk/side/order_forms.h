#pragma once

#include <optional>
#include <vector>

#include "present/desk/side/order_phrases.h"
#include "present/desk/state/form_rows.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// Orders of a side that are put together from words: orders by condition, and cards of the hand. A
/// form makes a line of the sheet, which is read and judged after the lines of the draft as `order`
/// does. Made only from the side's book and view.

namespace flagplot::desk {

/// The forms of a page; none for a page of the umpire's. `view` is as it was told, `orders` are the
/// draft; `before` is the formation that was picked ahead of a square.
[[nodiscard]] Forms order_forms(FormPage page, const Book& book, const SideView& view,
                                const std::vector<Order>& orders, const Filled& filled,
                                const Selection& selection,
                                const std::optional<FormationPick>& before = {});

/// "when CONDITION and CONDITION then ORDER" for the selected formation.
[[nodiscard]] Forms condition_forms(const Book& book, const SideView& view,
                                    const std::vector<Order>& orders, const Filled& filled,
                                    const Selection& selection,
                                    const std::optional<FormationPick>& before = {});

/// A form for each card in the hand.
[[nodiscard]] Forms hand_forms(const Book& book, const SideView& view,
                               const std::vector<Order>& orders, const Filled& filled,
                               const Selection& selection = {});

}  // namespace flagplot::desk
