#pragma once

#include "operations/progress.h"
#include "store/save.h"

namespace flagplot {

/// Where a turn stands after it was resolved, or part of it.
enum class TurnStanding : std::uint8_t {
    resolved,  ///< the next one waits for orders
    waits,     ///< for a decision
    midway,    ///< it was stopped on the way, and can be gone on with
    over       ///< the campaign is
};
[[nodiscard]] TurnStanding standing_of(const Save& save, TurnNumber turn);

/// Resolves the turn, or the rest of it, to its end or its next stop; where one plays alone, to
/// what the player has to decide. What all of it did. Cancelled, it stands between two pieces of
/// work: then it is several commands of the record, else one.
[[nodiscard]] Result<Happened> resolve_turn(Save& save, const Progress& progress = {});

}  // namespace flagplot
