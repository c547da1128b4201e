#pragma once

#include "campaign/rules_in_force.h"
#include "campaign/state.h"

namespace flagplot {

/// The campaign between two turns, as far as one side knows it: its own forces, its view, its
/// battles, its cards, the weather it was told of, the rulings that everybody knows. Other sides'
/// formations are as they enter. \pre the view is of the time between two turns
[[nodiscard]] CampaignState known_state(const Rules& rules, SeatId seat, const SideView& view);

}  // namespace flagplot
