#pragma once

#include "tactical/galley/ground.h"
#include "tactical/galley/order.h"

/// \file
/// One order, and everything that follows from it without a choice.

namespace flagplot::tactical::galley {

/// \pre `why_not` says nothing against it
void carry_out(Ground& ground, const Order& order);

}  // namespace flagplot::tactical::galley
