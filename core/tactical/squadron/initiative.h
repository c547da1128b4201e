#pragma once

#include "tactical/squadron/ground.h"

/// \file
/// Phase 2a (US-6, US-B29, US-B37).

namespace flagplot::tactical::squadron {

void roll_initiative(Ground& ground);

/// The die of one side again, by a card; ties are rolled among those who tie.
void reroll_initiative(Ground& ground, SideIndex side);

}  // namespace flagplot::tactical::squadron
