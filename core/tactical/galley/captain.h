#pragma once

#include <vector>

#include "base/dice.h"
#include "tactical/galley/battle.h"
#include "tactical/galley/order.h"
#include "tactical/galley/tables.h"
#include "tactical/terms.h"

/// \file
/// The captain (3.5).

namespace flagplot::tactical::galley {

[[nodiscard]] std::vector<DoctrineKey> captains_keys();
/// \pre the side of the view is to act
[[nodiscard]] Order captains_order(const Tables& tables, const View& view, const Doctrine& doctrine,
                                   const Dice& dice);

}  // namespace flagplot::tactical::galley
