#pragma once

#include <optional>

#include "campaign/state.h"

namespace flagplot {

/// What history says of a battle: the battle of the definition that shares most formations with it
/// (of equals the one in its square, then the first), restricted to the ships that are in it now;
/// who broke it off only where it is fought in its square, and what was learned in it only where
/// the very formations of history are. A ship never comes out better than it went in. History
/// happened once: a battle after the one that has taken its result ends with no loss. Nothing when
/// history knows no such battle.
[[nodiscard]] std::optional<BattleOutcome> historic_result(const Definition& definition,
                                                           const CampaignState& state,
                                                           BattleId battle);

}  // namespace flagplot
