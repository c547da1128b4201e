#include "present/desk/state/order_change.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "present/desk/state/form_rows.h"
#include "present/desk/state/ruled_route.h"
#include "view/check_orders.h"
#include "view/notation.h"

namespace flagplot::desk {

void OrderChange::operator()(const ToggleRouteTool&) {
    if (rules_route(state_, scene_)) {
        state_.plots_route = !state_.plots_route;
        return;
    }
    if (!may_order()) return;
    if (state_.group.empty() && !own_formation()) {
        return state_.say("Select a formation of your own first.", true);
    }
    state_.plots_route = !state_.plots_route;
}

void OrderChange::operator()(const PlaceMarker& place) {
    if (rules_route(state_, scene_)) return rule(prolonged(ruled_route(state_), place.square));
    order_each([&](OwnNumber formation) {
        const auto route = route_of(formation);
        const bool is_fixed = route && is_refused_for(ErrorCode::destination_fixed,
                                                      {formation, prolonged(route, place.square)});
        return FormationOrder{formation, is_fixed ? with_checkpoint(*route, place.square)
                                                  : prolonged(route, place.square)};
    });
}

void OrderChange::operator()(const PlaceDestination& place) {
    if (rules_route(state_, scene_)) return rule(prolonged(ruled_route(state_), place.square));
    order_each([&](OwnNumber formation) {
        PlotRoute route = route_of(formation).value_or(PlotRoute{});
        route.destination = place.square;
        return FormationOrder{formation, std::move(route)};
    });
}

void OrderChange::operator()(const MoveMarker& move) {
    const auto ruled = rules_route(state_, scene_) ? ruled_route(state_) : std::nullopt;
    if (ruled) return rule(with_marker_moved(*ruled, move.marker, move.to));
    const auto formation = own_formation();
    if (!formation || !may_order()) return;
    const auto route = route_of(*formation);
    if (route) order(*formation, with_marker_moved(*route, move.marker, move.to));
}

void OrderChange::operator()(const DeleteMarker& deleted) {
    const auto ruled = rules_route(state_, scene_) ? ruled_route(state_) : std::nullopt;
    if (ruled) return rule(without_marker(*ruled, deleted.marker));
    const auto formation = own_formation();
    const bool has_route = formation && may_order();
    const auto route = has_route ? route_of(*formation) : std::nullopt;
    if (!route) return;
    const auto left = without_marker(*route, deleted.marker);
    if (!left) return state_.say("A route keeps its destination; let the formation hold.", true);
    order(*formation, *left);
}

void OrderChange::operator()(const WriteOrder& written) {
    if (!may_order()) return;
    auto orders = with_line(*scene_.book, *scene_.view, draft().orders, written.line);
    const bool is_taken = orders.has_value();
    take(std::move(orders));
    if (!is_taken) return;
    forget_order_fields(state_);
    state_.ticked.clear();
}

void OrderChange::operator()(const OrderSeveral& several) {
    if (!may_order()) return;
    const auto action = read_action(roster_of(*scene_.book, *scene_.view), several.what);
    if (!action) return refuse(action.error());
    order_each([&](OwnNumber formation) {
        FormationOrder order{formation, Hold{}};
        std::visit([&](const auto& what) { order.what = what; }, *action);
        return order;
    });
}

void OrderChange::operator()(const StrikeOrder& struck) {
    if (may_order()) draft() = without_line(std::move(draft()), struck.line);
}

void OrderChange::operator()(const Undo&) {
    const auto ruled = rules_route(state_, scene_) ? ruled_route(state_) : std::nullopt;
    if (ruled) return rule(without_marker(*ruled, ruled->checkpoints.size()));
    if (may_order()) draft() = undone(std::move(draft()));
}

void OrderChange::operator()(const Redo&) {
    if (may_order()) draft() = redone(std::move(draft()));
}

OrderDraft& OrderChange::draft() { return state_.drafts[scene_.book->side]; }

/// Can orders be written here now? If not, says why.
bool OrderChange::may_order() {
    const std::string why_not =
        scene_.book == nullptr
            ? "Orders are given in a side's view: choose the side in the plate on the left."
            : scene_.why_no_orders;
    if (why_not.empty()) return true;
    state_.say(why_not, true);
    return false;
}

void OrderChange::refuse(Error error) {
    error.where = {};
    state_.say(describe(error), true);
}

/// The selected formation, if it belongs to the side whose orders are written here.
std::optional<OwnNumber> OrderChange::own_formation() {
    const auto* picked = std::get_if<FormationPick>(&state_.selection);
    const bool is_own =
        picked != nullptr && scene_.book != nullptr && picked->side == scene_.book->side;
    return is_own ? std::optional(picked->number) : std::nullopt;
}

std::optional<PlotRoute> OrderChange::route_of(OwnNumber formation) {
    return route_by(*scene_.view, draft().orders, formation);
}

/// The selected formations, or the one formation, of the side whose orders are written here.
std::vector<OwnNumber> OrderChange::own_formations() {
    std::vector<OwnNumber> own;
    if (scene_.book == nullptr) return own;
    for (const FormationPick& each : state_.group) {
        if (each.side == scene_.book->side) own.push_back(each.number);
    }
    if (const auto picked = own_formation(); picked && own.empty()) own.push_back(*picked);
    return own;
}

/// Orders each formation in one step. A formation that may not keeps its order, and the reason
/// is said.
void OrderChange::order_each(const std::function<FormationOrder(OwnNumber)>& order_for) {
    if (!may_order()) return;
    std::vector<FormationOrder> wanted;
    for (const OwnNumber each : own_formations()) wanted.push_back(order_for(each));
    if (wanted.empty()) return;
    std::vector<Order> orders = draft().orders;
    std::vector<Refused> refused;
    add_what_may(wanted, orders, refused);
    state_.say(text_of(refused, wanted.size() > 1), !refused.empty());
    draft() = changed(std::move(draft()), std::move(orders));
}

/// Adds all at once if they are allowed; otherwise each half in the same way. Of thousands only
/// a few are refused, and a check takes time in proportion to the number of orders.
void OrderChange::add_what_may(std::span<const FormationOrder> wanted, std::vector<Order>& orders,
                               std::vector<Refused>& refused) {
    std::vector<Order> all = orders;
    for (const FormationOrder& each : wanted) all = with_order(std::move(all), each);
    auto error = problem_with(*scene_.book, *scene_.view, {scene_.view->turn, all});
    if (!error) {
        orders = std::move(all);
    } else if (wanted.size() == 1) {
        error->where = {};  // it was not a line of a sheet
        refused.push_back({wanted.front().formation, *std::move(error)});
    } else {
        const std::size_t half = wanted.size() / 2;
        add_what_may(wanted.first(half), orders, refused);
        add_what_may(wanted.subspan(half), orders, refused);
    }
}

/// Also of a formation that only unsent orders form, or formed.
std::string OrderChange::name_of_own(OwnNumber formation) const {
    const auto& told = scene_.view->formations;
    if (formation.number <= told.size()) return told[formation.number - 1].name;
    const FormationPick pick{scene_.book->side, formation};
    for (const PlotFormation& each : scene_.plot.formations) {
        if (FormationPick{each.side, each.number} == pick) return each.name;
    }
    return fmt::format("formation {}", formation.number);
}

std::string OrderChange::text_of(const std::vector<Refused>& refused, bool names_them) const {
    constexpr std::size_t most = 8;
    std::vector<std::string> lines;
    for (const Refused& each : refused) {
        if (lines.size() == most) {
            lines.push_back(fmt::format("and {} more", refused.size() - most));
            break;
        }
        const std::string name = names_them ? name_of_own(each.formation) + ": " : "";
        lines.push_back(name + describe(each.why));
    }
    return fmt::format("{}", fmt::join(lines, "\n"));
}

void OrderChange::rule(const std::optional<PlotRoute>& route) {
    state_ = with_ruled_route(std::move(state_), route);
}

void OrderChange::order(OwnNumber formation, const PlotRoute& route) {
    take(
        with_checked(*scene_.book, *scene_.view, draft().orders, FormationOrder{formation, route}));
}

bool OrderChange::is_refused_for(ErrorCode why, const FormationOrder& order) {
    const Sheet sheet{scene_.view->turn, with_order(draft().orders, order)};
    const auto error = problem_with(*scene_.book, *scene_.view, sheet);
    return error && error->code == why;
}

/// Puts the orders into the draft if all of it could then be sent; otherwise says why not.
void OrderChange::take(Result<std::vector<Order>> orders) {
    if (!orders) return refuse(orders.error());
    state_.say({}, false);
    draft() = changed(std::move(draft()), *std::move(orders));
}

void forget_order_fields(DeskState& state) {
    std::erase_if(state.filled,
                  [](const auto& field) { return field.first.starts_with(order_fields); });
}

}  // namespace flagplot::desk
