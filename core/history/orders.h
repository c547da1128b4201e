#pragma once

#include "campaign/advance.h"

/// \file
/// The orders that take a side's formations on as history went. Page: docs/history.md

namespace flagplot {

/// Orders for the turn to come, made of the side's own picture and of its own tracks, partings and
/// joinings alone. Each formation that has a track and is free to steam is sent along its coming
/// squares to the first that it reaches in time, straight where it has fallen behind; where it
/// reaches none in time, to the last. Where the track stands still it stays. Ships part and
/// formations join when history says so, or as soon after it as the rules allow. What the rules
/// forbid now is left out; formations without a track get no orders. \pre the turn waits for orders
[[nodiscard]] Sheet historical_sheet(const Rules& rules, const CampaignState& state, SeatId seat);

}  // namespace flagplot
