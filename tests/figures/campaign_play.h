#pragma once

#include <cstdint>
#include <functional>

#include "campaign/definition.h"
#include "tactical/module.h"

/// \file
/// A campaign played from its first turn to its last: both sides steer as history did, and every
/// battle that comes of it is fought; the campaign goes on with what came of it.

namespace flagplot::test {

/// Fights a battle. A result without ships: it cannot be fought, and ends without losses.
using Fighter = std::function<tactical::BattleResult(const tactical::BattleRequest&)>;

/// \pre the campaign can be played to its end
void play_campaign(const Definition& definition, std::uint64_t seed, const Fighter& fighter);

/// How many seeds are asked for: FLAGPLOT_FIGURES_SEEDS, or 100.
[[nodiscard]] std::uint64_t seeds_wanted();

}  // namespace flagplot::test
