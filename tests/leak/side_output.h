#pragma once

#include <string>
#include <vector>

#include "campaign/advance.h"

namespace flagplot::test {

/// Everything a seat can receive of a state, in one text: its view as bytes and as a file, the
/// briefing and what its printed pages are made of, the plot, its legend and its JSON, the names of
/// its files, the replies to right and wrong sheets with their errors and exit status, what handing
/// one in brings, its battle sheets and what is printed of them, its newspaper.
[[nodiscard]] std::string side_output(const Rules& rules, const CampaignState& state, SeatId seat);

/// The screen of one who plays this seat alone, where the turn stops in this state: where it stands
/// and what waits for him. Empty: it does not stop for him, and he sees nothing of it.
[[nodiscard]] std::string solo_stop(const Rules& rules, const CampaignState& state, SeatId seat);

/// The same at the end of a turn, with what these reports told him in it, and the turn on one page.
[[nodiscard]] std::string solo_turn(const Rules& rules, const CampaignState& state, SeatId seat,
                                    TurnNumber turn, const std::vector<Report>& reports);

}  // namespace flagplot::test
