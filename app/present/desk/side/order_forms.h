#pragma once

#include <string_view>
#include <vector>

#include "present/desk/state/form_rows.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// Orders of a side that are put together from words: orders by condition, and cards of the hand. A
/// form makes a line of the sheet, which is read and judged after the lines of the draft as `order`
/// does. Made only from the side's book and view.

namespace flagplot::desk {

/// A part that can follow a word of the grammar. It is not written if it is empty and
/// `may_be_left_out`.
struct WordPart {
    std::string_view name;    ///< name of its field
    std::string_view before;  ///< " of at least "
    std::string_view behind;  ///< " ships"
    bool may_be_left_out = false;
    std::string_view hint = {};
};

/// A word of the order grammar with its parts.
struct OrderWord {
    std::string_view word;
    std::vector<WordPart> parts = {};
};

/// What can be waited for, and what can then be done, each in the order of the grammar.
[[nodiscard]] const std::vector<OrderWord>& condition_words();
[[nodiscard]] const std::vector<OrderWord>& action_words();

/// The forms of a page; none for a page of the umpire. `view` has everything the side was told,
/// `orders` are the draft.
[[nodiscard]] Forms order_forms(FormPage page, const Book& book, const SideView& view,
                                const std::vector<Order>& orders, const Filled& filled,
                                const Selection& selection);

/// "when CONDITION and CONDITION then ORDER" for the selected formation.
[[nodiscard]] Forms condition_forms(const Book& book, const SideView& view,
                                    const std::vector<Order>& orders, const Filled& filled,
                                    const Selection& selection);

/// A form for each card in the hand.
[[nodiscard]] Forms hand_forms(const Book& book, const SideView& view,
                               const std::vector<Order>& orders, const Filled& filled);

}  // namespace flagplot::desk
