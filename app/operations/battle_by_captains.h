#pragma once

#include "campaign/engagement.h"
#include "campaign/rules_in_force.h"
#include "tactical/catalog/catalog.h"

namespace flagplot {

/// The result of an open battle that the captains of the campaign's module fight to its end, with
/// the dice that it would have in this state. Nothing is stored. `rules` are those in force.
/// Errors: the module cannot fight it.
[[nodiscard]] Result<BattleOutcome> fought_by_captains(const Rules& rules,
                                                       const CampaignState& state, BattleId battle,
                                                       const tactical::Modules& modules);

}  // namespace flagplot
