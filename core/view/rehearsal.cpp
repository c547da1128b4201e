#include "view/rehearsal.h"

#include "view/permissions.h"

namespace flagplot {

/// As the turn does it: damaged ships are sent home at once (3.5).
void Rehearsal::carry_out(OwnNumber formation, const Detach& order) {
    const auto number = static_cast<std::uint32_t>(after_.formations.size()) + 1;
    const Square here = after_.formation(formation).square;
    absorb(after_, OwnFounded{{number},
                              formation,
                              {order.name},
                              {order.name},
                              ships_meant(after_, formation, order),
                              here});
    const auto home = order.to ? order.to : home_port(book_, here);
    if (order.ships.empty() && home && *home != here) {
        absorb(after_, OwnRouteSet{{number}, PlotRoute{{}, *home}});
    }
    // Nobody can order a formation that has no name yet, so it needs no number.
    if (order.name.empty()) after_.formations.pop_back();
}

void Rehearsal::carry_out(const Order& order) {
    orders_.push_back(order);
    const auto* line = std::get_if<FormationOrder>(&order);
    if (line == nullptr) return;
    if (const auto* route = std::get_if<PlotRoute>(&line->what)) {
        absorb(after_, OwnRouteSet{line->formation, *route});
    } else if (const auto* detach = std::get_if<Detach>(&line->what)) {
        carry_out(line->formation, *detach);
    } else if (const auto* merge = std::get_if<Merge>(&line->what)) {
        absorb(after_, OwnMerged{line->formation, merge->into});
    }
}

}  // namespace flagplot
