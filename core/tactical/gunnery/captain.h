#pragma once

#include <vector>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/order.h"
#include "tactical/gunnery/tables.h"
#include "tactical/terms.h"

/// \file
/// The captain (GU-70 to GU-73): one line a turn, by what his side knows, without dice.

namespace flagplot::tactical::gunnery {

/// What a doctrine may say (GU-73).
[[nodiscard]] std::vector<DoctrineKey> doctrine_keys();

/// Only what changes is ordered; the line ends with `done`. \pre the side is asked
[[nodiscard]] Order captains_order(const View& view, const Doctrine& doctrine,
                                   const Tables& tables);

}  // namespace flagplot::tactical::gunnery
