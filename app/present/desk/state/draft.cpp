#include "present/desk/state/draft.h"

#include <algorithm>

#include "view/notation.h"

namespace flagplot::desk {

namespace {

/// All courses are one kind (view/check_orders.h); conditions do not replace each other.
int kind_of(const FormationOrder& order) {
    const auto* hold = std::get_if<Hold>(&order.what);
    const bool is_course =
        (hold != nullptr && !hold->at) || std::holds_alternative<Follow>(order.what) ||
        std::holds_alternative<Escort>(order.what) || std::holds_alternative<Shadow>(order.what) ||
        std::holds_alternative<ReturnToPort>(order.what);
    return is_course ? 0 : static_cast<int>(order.what.index());
}

bool replaces(const Order& one, const Order& other) {
    const auto* a = std::get_if<FormationOrder>(&one);
    const auto* b = std::get_if<FormationOrder>(&other);
    if (a == nullptr || b == nullptr) {
        const bool is_once =
            std::holds_alternative<UseInitiative>(one) || std::holds_alternative<SendWord>(one);
        return is_once && one.index() == other.index();
    }
    const bool is_single =
        !std::holds_alternative<Conditional>(a->what) && !std::holds_alternative<Detach>(a->what);
    return is_single && a->formation == b->formation && kind_of(*a) == kind_of(*b);
}

/// The line is not in a sheet yet.
Failure without_line(Error error) {
    error.where = {};
    return Failure(std::move(error));
}

Sheet sheet_of(const SideView& view, const std::vector<Order>& orders) {
    return {view.turn, orders};
}

/// The list has no line numbers.
std::string reason(Error error) {
    error.where = {};
    return describe(error);
}

DraftLine draft_line(const SheetLine& line) {
    return {line.text, line.order ? std::string{} : reason(line.order.error())};
}

}  // namespace

OrderDraft changed(OrderDraft draft, std::vector<Order> orders) {
    if (orders == draft.orders) return draft;
    draft.before.push_back(std::move(draft.orders));
    draft.orders = std::move(orders);
    draft.undone.clear();
    draft.is_touched = true;
    return draft;
}

OrderDraft undone(OrderDraft draft) {
    if (draft.before.empty()) return draft;
    draft.undone.push_back(std::move(draft.orders));
    draft.orders = std::move(draft.before.back());
    draft.before.pop_back();
    draft.is_touched = true;
    return draft;
}

OrderDraft redone(OrderDraft draft) {
    if (draft.undone.empty()) return draft;
    draft.before.push_back(std::move(draft.orders));
    draft.orders = std::move(draft.undone.back());
    draft.undone.pop_back();
    draft.is_touched = true;
    return draft;
}

OrderDraft without_line(OrderDraft draft, std::size_t line) {
    std::vector<Order> orders = draft.orders;
    if (line < orders.size()) {
        orders.erase(orders.begin() + static_cast<std::ptrdiff_t>(line));
        return changed(std::move(draft), std::move(orders));
    }
    const std::size_t place = line - orders.size();
    if (place < draft.lapsed.size()) {
        draft.lapsed.erase(draft.lapsed.begin() + static_cast<std::ptrdiff_t>(place));
    }
    return draft;
}

OrderDraft brought_over(const OrderDraft& draft, const Judge& before, const Judge& now) {
    OrderDraft after{{}, {}, {}, false, draft.lapsed};
    Roster roster = roster_of(before.book, before.view);
    const std::string text = text_of(roster, sheet_of(now.view, draft.orders));
    const auto checked = check_sheet(now.book, now.view, text, "");
    if (checked) {
        after.orders = checked->sheet.orders;
        for (const SheetLine& line : checked->lines) {
            if (!line.order) after.lapsed.push_back(draft_line(line));
        }
    } else {
        for (const Order& order : draft.orders) {
            after.lapsed.push_back({text_of(roster, order), reason(checked.error())});
            enlist(roster, order);
        }
    }
    const bool is_same_turn = before.view.turn == now.view.turn;
    after.is_touched = draft.is_touched && (is_same_turn || !after.orders.empty());
    return after;
}

std::vector<Order> with_order(std::vector<Order> orders, const Order& order) {
    const auto same = std::find_if(orders.begin(), orders.end(),
                                   [&](const Order& other) { return replaces(order, other); });
    if (same == orders.end()) {
        orders.push_back(order);
    } else {
        *same = order;
    }
    return orders;
}

Result<std::vector<Order>> with_checked(const Book& book, const SideView& view,
                                        const std::vector<Order>& orders, const Order& order) {
    std::vector<Order> all = with_order(orders, order);
    if (const auto error = problem_with(book, view, sheet_of(view, all))) {
        return without_line(*error);
    }
    return all;
}

Result<std::vector<Order>> with_line(const Book& book, const SideView& view,
                                     const std::vector<Order>& orders, const std::string& line) {
    Roster roster = roster_of(book, view);
    for (const Order& earlier : orders) enlist(roster, earlier);
    const auto read = read_order(roster, line);
    if (!read) return without_line(read.error());
    return with_checked(book, view, orders, *read);
}

std::optional<PlotRoute> route_by(const SideView& view, const std::vector<Order>& orders,
                                  OwnNumber formation) {
    std::optional<PlotRoute> route;
    if (formation.number <= view.formations.size()) route = view.formation(formation).route;
    for (const Order& order : orders) {
        const auto* own = std::get_if<FormationOrder>(&order);
        if (own == nullptr || own->formation != formation) continue;
        if (const auto* plotted = std::get_if<PlotRoute>(&own->what)) route = *plotted;
    }
    return route;
}

PlotRoute with_checkpoint(PlotRoute route, Square square) {
    route.checkpoints.push_back(square);
    return route;
}

PlotRoute prolonged(const std::optional<PlotRoute>& route, Square square) {
    if (!route) return {{}, square};
    PlotRoute longer = with_checkpoint(*route, route->destination);
    longer.destination = square;
    return longer;
}

PlotRoute with_marker_moved(PlotRoute route, std::size_t marker, Square to) {
    (marker < route.checkpoints.size() ? route.checkpoints[marker] : route.destination) = to;
    return route;
}

std::optional<PlotRoute> without_marker(PlotRoute route, std::size_t marker) {
    if (marker < route.checkpoints.size()) {
        route.checkpoints.erase(route.checkpoints.begin() + static_cast<std::ptrdiff_t>(marker));
        return route;
    }
    if (route.checkpoints.empty()) return std::nullopt;
    route.destination = route.checkpoints.back();
    route.checkpoints.pop_back();
    return route;
}

std::string sheet_text(const Book& book, const SideView& view, const std::vector<Order>& orders) {
    return text_of(roster_of(book, view), sheet_of(view, orders));
}

std::vector<DraftLine> judged(const Book& book, const SideView& view,
                              const std::vector<Order>& orders) {
    std::vector<DraftLine> lines;
    const auto checked = check_sheet(book, view, sheet_text(book, view, orders), "");
    if (!checked) return {{sheet_text(book, view, orders), describe(checked.error())}};
    for (const SheetLine& line : checked->lines) lines.push_back(draft_line(line));
    return lines;
}

SideView rehearsed(const Book& book, const SideView& view, const std::vector<Order>& orders,
                   Bound bound) {
    if (orders.empty() || view.is_resolving) return view;
    const auto checked = check_sheet(book, view, sheet_text(book, view, orders), "", bound);
    return checked ? view_after(book, view, checked->sheet) : view;
}

}  // namespace flagplot::desk
