#pragma once

#include <vector>

#include "base/dice.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"
#include "tactical/terms.h"

/// \file
/// The captain: a sensible order for a side.

namespace flagplot::tactical::squadron {

[[nodiscard]] std::vector<DoctrineKey> captains_keys();

/// \pre `options_of` is not empty
[[nodiscard]] Order captains_order(const Tables& tables, const View& view, const Doctrine& doctrine,
                                   const Dice& dice);

}  // namespace flagplot::tactical::squadron
