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
/// Orders that are not sent yet: a sheet in the making, with every step to go back by.

namespace flagplot::desk {

/// A line of the draft as it is read in the list of pending orders.
struct DraftLine {
    std::string text;     ///< "UK-K route D6 to C7"
    std::string refusal;  ///< why it cannot be sent; empty: it can

    friend bool operator==(const DraftLine&, const DraftLine&) = default;
};

struct OrderDraft {
    std::vector<Order> orders;
    std::vector<std::vector<Order>> before;  ///< to undo, the last step last
    std::vector<std::vector<Order>> undone;  ///< to redo, the next step last
    bool is_touched = false;                 ///< differs from what was sent
    std::vector<DraftLine> lapsed = {};      ///< held once and hold no more; they are not sent

    friend bool operator==(const OrderDraft&, const OrderDraft&) = default;
};

/// The draft with these orders instead; what was undone is forgotten.
[[nodiscard]] OrderDraft changed(OrderDraft draft, std::vector<Order> orders);
[[nodiscard]] OrderDraft undone(OrderDraft draft);
[[nodiscard]] OrderDraft redone(OrderDraft draft);
/// Without a line of the list: the orders from 0, behind them what has lapsed.
[[nodiscard]] OrderDraft without_line(OrderDraft draft, std::size_t line);

/// What orders are judged by.
struct Judge {
    const Book& book;
    const SideView& view;
};
/// The draft after its side has learned more: all of it is judged anew, as the sheet it is. What
/// holds no more has lapsed, with the reason. What could be undone is forgotten.
/// \param before what the orders were written by
[[nodiscard]] OrderDraft brought_over(const OrderDraft& draft, const Judge& before,
                                      const Judge& now);

/// The orders with this one: it takes the place of one of its kind for its formation.
[[nodiscard]] std::vector<Order> with_order(std::vector<Order> orders, const Order& order);

/// The orders with this one, if the whole of it could be sent. Errors, without a place: why not.
[[nodiscard]] Result<std::vector<Order>> with_checked(const Book& book, const SideView& view,
                                                      const std::vector<Order>& orders,
                                                      const Order& order);

/// The orders with what this line says, "UK-K hold". Errors, without a place: it is none; the whole
/// of it could not be sent.
[[nodiscard]] Result<std::vector<Order>> with_line(const Book& book, const SideView& view,
                                                   const std::vector<Order>& orders,
                                                   const std::string& line);

/// The route a formation will have by these orders; none: it will have none.
[[nodiscard]] std::optional<PlotRoute> route_by(const SideView& view,
                                                const std::vector<Order>& orders,
                                                OwnNumber formation);

/// The route with its markers as asked; none where nothing would be left of it.
[[nodiscard]] PlotRoute with_checkpoint(PlotRoute route, Square square);
/// Going on to this square from what was the destination.
[[nodiscard]] PlotRoute prolonged(const std::optional<PlotRoute>& route, Square square);
[[nodiscard]] PlotRoute with_marker_moved(PlotRoute route, std::size_t marker, Square to);
[[nodiscard]] std::optional<PlotRoute> without_marker(PlotRoute route, std::size_t marker);

/// Every line judged by the very check of the command `order`.
[[nodiscard]] std::vector<DraftLine> judged(const Book& book, const SideView& view,
                                            const std::vector<Order>& orders);

/// The text of the sheet, as `order` takes it.
[[nodiscard]] std::string sheet_text(const Book& book, const SideView& view,
                                     const std::vector<Order>& orders);

/// The picture as the lines that can be carried out leave it, before anybody moves.
[[nodiscard]] SideView rehearsed(const Book& book, const SideView& view,
                                 const std::vector<Order>& orders, Bound bound = Bound::by_rules);

}  // namespace flagplot::desk
