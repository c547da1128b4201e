#pragma once

#include <string>

#include "history/historic_result.h"

namespace flagplot {

/// Tells the umpire how a battle's forces differ from those that met in history; empty if history
/// has no such battle.
[[nodiscard]] std::string historic_forces_text(const Definition& definition,
                                               const CampaignState& state,
                                               const HistoricForces& forces);

}  // namespace flagplot
