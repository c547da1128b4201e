#pragma once

#include <vector>

#include "tactical/module.h"
#include "tactical/squadron/battle.h"

/// \file
/// Lasting damage between battles: the rows of table 1.4.4 as keys of the module (US-B40).

namespace flagplot::tactical::squadron {

/// Takes over what earlier battles left; values of other modules and unknown words are ignored.
void read_lasting(const tactical::Unit& unit, Damage& damage);

/// What she takes away: values of other modules as they came, then her own.
[[nodiscard]] std::vector<ModuleValue> lasting_of(const tactical::Unit& unit, const Ship& ship);

}  // namespace flagplot::tactical::squadron
