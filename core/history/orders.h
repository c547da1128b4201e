#pragma once

#include "campaign/advance.h"

/// \file
/// Orders that make a side's formations continue as in history. Page: docs/history.md

namespace flagplot {

/// Orders for the coming turn, made only from the side's own picture and its own tracks, partings
/// and joinings. Each formation that has a track and is free to move is sent along its coming
/// squares to the first that it can reach in time, straight if it is late; if it can reach none in
/// time, to the last. If the track stops, it stays. Ships separate and formations join when history
/// says so, or as soon afterwards as the rules allow. What the rules now forbid is left out;
/// formations without a track get no orders. \pre the turn waits for orders
[[nodiscard]] Sheet historical_sheet(const Rules& rules, const CampaignState& state, SeatId seat);

}  // namespace flagplot
