#pragma once

#include <string>

#include "history/historic_result.h"

namespace flagplot {

/// Tells the umpire how a battle's forces differ from those that met in history; empty if history
/// has no such battle.
[[nodiscard]] std::string historic_forces_text(const Definition& definition,
                                               const CampaignState& state,
                                               const HistoricForces& forces);

/// "As on 9 Nov 1941: the same forces met, and the battle ends as it did then." and a line end.
/// Empty unless exactly the forces of history met and the side may know it, because history's
/// captains learned something there that it is told with the result.
[[nodiscard]] std::string as_in_history_text(const Definition& definition,
                                             const CampaignState& state, BattleId battle,
                                             SideId side);

}  // namespace flagplot
