#pragma once

#include <variant>

#include "view/order.h"

/// \file
/// The formations that an order names.

namespace flagplot {

/// Calls `use` with the number of each formation an order names; `use` may change it.
template <class Use>
void each_formation(Order& order, Use use) {
    const auto in_action = [&](auto& action) {
        if (auto* merge = std::get_if<Merge>(&action)) use(merge->into);
        if (auto* follow = std::get_if<Follow>(&action)) use(follow->leader);
        if (auto* escort = std::get_if<Escort>(&action)) use(escort->ward);
    };
    if (auto* line = std::get_if<FormationOrder>(&order)) {
        use(line->formation);
        in_action(line->what);
        if (auto* conditional = std::get_if<Conditional>(&line->what)) {
            for (Action& action : conditional->then) in_action(action);
        }
    }
    auto* play = std::get_if<PlayCard>(&order);
    if (play != nullptr && play->on) use(*play->on);
}

}  // namespace flagplot
