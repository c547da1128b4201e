#pragma once

#include "campaign/command.h"
#include "support/random_world.h"

/// \file
/// An umpire who decides by hand whatever comes to his mind: for the property tests.

namespace flagplot::test {

/// A ruling by the verb of this place in `Ruling`; it may well be one that is refused.
[[nodiscard]] Rule random_rule(const World& world, const CampaignState& state, std::size_t verb,
                               Draw& draw);

}  // namespace flagplot::test
