#pragma once

#include <string>

#include "operations/progress.h"
#include "store/save.h"

namespace flagplot {

/// How far a turn is after resolving.
enum class TurnStanding : std::uint8_t {
    resolved,  ///< the next turn waits for orders
    waits,     ///< for a decision
    midway,    ///< it was stopped on the way, and can be continued
    over       ///< the campaign is over
};
[[nodiscard]] TurnStanding standing_of(const Save& save, TurnNumber turn);

/// Resolves the turn, or the rest of it, to its end or its next stop; in a solo campaign, to the
/// player's next decision. Returns everything that happened. If it is cancelled, it stops between
/// two pieces of work; then it is several commands of the record, otherwise one. `overruled`: why
/// the turn begins although the last one is held back from some sides (`Resolve::overruled`).
[[nodiscard]] Result<Happened> resolve_turn(Save& save, const Progress& progress = {},
                                            const std::string& overruled = {});

}  // namespace flagplot
