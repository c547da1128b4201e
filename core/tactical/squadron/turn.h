#pragma once

#include "base/dice.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"

/// \file
/// What each order does, and everything that follows automatically.

namespace flagplot::tactical::squadron {

/// \pre the order may be given (allowed.h)
void carry_out(const Tables& tables, Battle& battle, const Order& order, const Dice& dice,
               Log* log);

}  // namespace flagplot::tactical::squadron
