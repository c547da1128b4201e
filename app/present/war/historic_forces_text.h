#pragma once

#include <string>

#include "history/historic_result.h"

namespace flagplot {

/// Tells the umpire where a battle's forces differ from those that met in history; empty where
/// history knows no such battle.
[[nodiscard]] std::string historic_forces_text(const Definition& definition,
                                               const CampaignState& state,
                                               const HistoricForces& forces);

}  // namespace flagplot
