#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tactical/any_module.h"

/// \file
/// What a side may not know changes nothing that it is shown (contract TC-1, TC-2), asked of one
/// module in one battle.

namespace flagplot::tactical {

/// Fights the battle to its end, and at each step changes what each side may not know: view, what
/// it may order, captain, scene and what it learned stay as they are; so they do, and what it may
/// read does, after the same order.
[[nodiscard]] std::vector<std::string> breaches_of_secrecy(const Module& module,
                                                           const BattleRequest& request,
                                                           std::uint64_t seed);

}  // namespace flagplot::tactical
