#pragma once

#include <cstdint>
#include <vector>

#include "actions/action.h"
#include "base/dice.h"
#include "tactical/any_module.h"

namespace flagplot::actions {

/// A battle that was fought to its end: its turns as the module logged them, the first of which is
/// that before all (none, if it logs no turns), and what came of it.
struct Fought {
    std::vector<tactical::LoggedTurn> turns;
    tactical::BattleResult result;
};

/// The action fought by captains, with dice of this seed. Doctrines in the words of another module
/// count for nothing. Error: the module cannot fight it.
[[nodiscard]] Result<Fought> fought(const tactical::Module& module, const Action& action,
                                    std::uint64_t seed);

}  // namespace flagplot::actions
