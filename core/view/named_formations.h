#pragma once

#include <variant>

#include "view/named_parts.h"

/// \file
/// The formations that an order names.

namespace flagplot {

/// Calls `use` with the number of each formation an order names; `use` may change it.
template <class Use>
void each_formation(Order& order, Use use) {
    const auto in_action = [&](auto& what) { each_named<OwnNumber>(what, use); };
    if (auto* line = std::get_if<FormationOrder>(&order)) {
        use(line->formation);
        std::visit(in_action, line->what);
        if (auto* conditional = std::get_if<Conditional>(&line->what)) {
            for (Action& action : conditional->then) std::visit(in_action, action);
        }
    }
    auto* play = std::get_if<PlayCard>(&order);
    if (play != nullptr && play->on) use(*play->on);
}

}  // namespace flagplot
