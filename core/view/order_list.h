#pragma once

#include <string>
#include <vector>

#include "base/markdown.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// Every form of order that a side may write, each with an example.

namespace flagplot {

/// An order as an example, and what it does.
struct OrderExample {
    Order order;
    std::string what;  ///< "keep with UK-F and fight where it fights"
};

/// One of each form that the rules of the campaign allow, with the side's own names. None for a
/// side without a formation on the chart. Whether the order is allowed now is not checked.
[[nodiscard]] std::vector<OrderExample> order_examples(const Book& book, const SideView& view);

/// The section of the briefing; empty if there is no example.
[[nodiscard]] Markdown order_list_section(const Book& book, const SideView& view);

}  // namespace flagplot
