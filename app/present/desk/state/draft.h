#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "view/book.h"
#include "view/check_orders.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// Orders that are not sent yet: a sheet being written, with undo and redo.

namespace flagplot::desk {

/// A line of the draft in the list of pending orders.
struct DraftLine {
    std::string text;     ///< "UK-K route D6 to C7"
    std::string refusal;  ///< why it cannot be sent; empty: it can

    friend bool operator==(const DraftLine&, const DraftLine&) = default;
};

struct OrderDraft {
    std::vector<Order> orders;
    std::vector<std::vector<Order>> before;  ///< for undo, the last step last
    std::vector<std::vector<Order>> undone;  ///< for redo, the next step last
    bool is_touched = false;                 ///< differs from what was sent
    std::vector<DraftLine> lapsed = {};      ///< valid once, but no longer; they are not sent

    friend bool operator==(const OrderDraft&, const OrderDraft&) = default;
};

/// The draft with these orders instead. Steps that were undone are forgotten.
[[nodiscard]] OrderDraft changed(OrderDraft draft, std::vector<Order> orders);
[[nodiscard]] OrderDraft undone(OrderDraft draft);
[[nodiscard]] OrderDraft redone(OrderDraft draft);
/// The draft without a line of the list, which counts the orders from 0, then the lapsed lines.
[[nodiscard]] OrderDraft without_line(OrderDraft draft, std::size_t line);

/// What orders are judged by.
struct Judge {
    const Book& book;
    const SideView& view;
};
/// The draft after its side has learned more: it is judged again as a whole sheet. Orders that are
/// no longer valid have lapsed, with the reason. There is nothing to undo.
/// \param before what the orders were written by
[[nodiscard]] OrderDraft brought_over(const OrderDraft& draft, const Judge& before,
                                      const Judge& now);

/// The orders with this one, which replaces one of its kind for its formation.
[[nodiscard]] std::vector<Order> with_order(std::vector<Order> orders, const Order& order);

/// The orders with this one, if all of them could be sent. Errors, without a place: why not.
[[nodiscard]] Result<std::vector<Order>> with_checked(const Book& book, const SideView& view,
                                                      const std::vector<Order>& orders,
                                                      const Order& order);

/// The orders with the one in this line, "UK-K hold". Errors, without a place: it is not an order;
/// not all of them could be sent.
[[nodiscard]] Result<std::vector<Order>> with_line(const Book& book, const SideView& view,
                                                   const std::vector<Order>& orders,
                                                   const std::string& line);

/// The route that a formation will have after these orders, if any.
[[nodiscard]] std::optional<PlotRoute> route_by(const SideView& view,
                                                const std::vector<Order>& orders,
                                                OwnNumber formation);

/// The route with its markers changed; none if nothing would be left of it.
[[nodiscard]] PlotRoute with_checkpoint(PlotRoute route, Square square);
/// The route continued to this square from its former destination.
[[nodiscard]] PlotRoute prolonged(const std::optional<PlotRoute>& route, Square square);
[[nodiscard]] PlotRoute with_marker_moved(PlotRoute route, std::size_t marker, Square to);
[[nodiscard]] std::optional<PlotRoute> without_marker(PlotRoute route, std::size_t marker);

/// Every line, judged by the same check as the command `order`.
[[nodiscard]] std::vector<DraftLine> judged(const Book& book, const SideView& view,
                                            const std::vector<Order>& orders);

/// The text of the sheet, for the command `order`.
[[nodiscard]] std::string sheet_text(const Book& book, const SideView& view,
                                     const std::vector<Order>& orders);

/// The picture after the lines that can be carried out, before anybody moves.
[[nodiscard]] SideView rehearsed(const Book& book, const SideView& view,
                                 const std::vector<Order>& orders, Bound bound = Bound::by_rules);

}  // namespace flagplot::desk
