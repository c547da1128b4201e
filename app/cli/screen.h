#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/save.h"

/// \file
/// What the user sees on the screen: an umpire sees the truth, a solo player what their side may
/// know. `veiled` is the player's seat (`veiled_seat`); none: everything may be shown.

namespace flagplot::cli {

/// The state of the campaign, and what waits.
[[nodiscard]] std::string screen_standing(const Save& save, std::optional<SeatId> veiled);

/// What a command of this turn did: a summary of its facts, or what the seat was told.
[[nodiscard]] std::string screen_happenings(const Save& save, const Happened& happened,
                                            TurnNumber turn, std::optional<SeatId> veiled);

/// What the player may decide, if the turn waits for their orders.
[[nodiscard]] std::string screen_agenda(const Save& save, SeatId seat);

/// The player's contact card: what has happened, and what may be done about it; empty if nothing
/// has.
[[nodiscard]] std::string screen_card(const Save& save, SeatId seat);

/// Only what this seat was told.
[[nodiscard]] std::vector<Report> reports_to(const std::vector<Told>& reports, SeatId seat);

}  // namespace flagplot::cli
