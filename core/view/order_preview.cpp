#include "view/order_preview.h"

#include "view/contact_orders.h"
#include "view/permissions.h"
#include "view/tasks.h"

namespace flagplot {

/// As in the turn, damaged ships are sent home at once (3.5).
void OrderPreview::carry_out(OwnNumber formation, const Detach& order) {
    const auto number = static_cast<std::uint32_t>(after_.formations.size()) + 1;
    const Square here = after_.formation(formation).square;
    absorb(after_, OwnFounded{{number},
                              formation,
                              {order.name},
                              {order.name},
                              ships_meant(after_, formation, order),
                              here});
    const auto home = order.to ? order.to : home_port(book_, here);
    const auto to = order.ships.empty() ? home : order.to;
    if (to && *to != here) absorb(after_, OwnRouteSet{{number}, PlotRoute{{}, *to}});
    // Nobody can order a formation that has no name yet, so it needs no number.
    if (order.name.empty()) after_.formations.pop_back();
}

/// Checkpoints are dropped, because the task comes first; the destination stays (A-ST-71).
void OrderPreview::take_task(OwnNumber formation, const Task& task) {
    const auto& route = after_.formation(formation).route;
    if (is_steered_by(task) && route) {
        absorb(after_, OwnRouteSet{formation, PlotRoute{{}, route->destination}});
    }
    absorb(after_, OwnTaskSet{formation, task});
}

void OrderPreview::carry_out(const Order& order) {
    orders_.push_back(order);
    if (const auto* revision = std::get_if<ContactOrder>(&order)) {
        return absorb(after_, revision_of(after_, *revision));
    }
    const auto* line = std::get_if<FormationOrder>(&order);
    if (line == nullptr) return;
    const OwnNumber number = line->formation;
    std::visit(Overloaded{
                   [&](const PlotRoute& route) { absorb(after_, OwnRouteSet{number, route}); },
                   [&](const Hold& hold) {
                       if (hold.at || hold.until) take_task(number, hold);
                   },
                   [&](const Follow& order_) { take_task(number, order_); },
                   [&](const Escort& order_) { take_task(number, order_); },
                   [&](const Shadow& order_) { take_task(number, order_); },
                   [&](const ReturnToPort& order_) {
                       const auto port = port_meant(book_, after_, number, order_);
                       if (port) absorb(after_, OwnRouteSet{number, PlotRoute{{}, *port}});
                   },
                   [&](const KeepSpeed& order_) { absorb(after_, OwnSpeedSet{number, order_}); },
                   [&](const Detach& order_) { carry_out(number, order_); },
                   [&](const Merge& order_) { absorb(after_, OwnMerged{number, order_.into}); },
                   // An action that is not a course does not change where the formation steams.
                   [](const TakeStance&) {},
                   [](const UseRadar&) {},
                   [](const TakePlace&) {},
                   [](const Conditional&) {},
                   [](const DropConditions&) {},
               },
               line->what);
}

}  // namespace flagplot
