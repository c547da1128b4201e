#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "actions/verdict.h"
#include "operations/progress.h"
#include "tactical/any_module.h"

namespace flagplot {

/// How often an action is fought, and with which dice: battle i has those of `seed` + i.
struct BattlesWanted {
    std::size_t battles = 1000;
    std::uint64_t seed = 1;
};

/// Fights an action by captains, on two threads, and counts. Each battle is a piece of work. None:
/// it was cancelled. Error: the module cannot fight it.
[[nodiscard]] Result<std::optional<actions::ActionFound>> fight_often(
    const tactical::Module& module, const actions::Action& action, const BattlesWanted& wanted,
    const Progress& progress);

}  // namespace flagplot
