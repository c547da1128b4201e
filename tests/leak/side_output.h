#pragma once

#include <string>
#include <vector>

#include "campaign/advance.h"

namespace flagplot::test {

/// What the truth is at hand for: a seat's view as bytes, and what handing right orders in brings.
[[nodiscard]] std::string side_output(const Rules& rules, const CampaignState& state, SeatId seat);

/// Everything else a seat can receive at the end of a turn in which it was told these reports, in
/// one text: its view as a file, the briefing and what its printed pages are made of, the plot, its
/// legend and its JSON, the names of its files, the replies to right and wrong sheets with their
/// errors and exit status, its battle sheets and what is printed of them, its newspaper, the screen
/// of one who plays the seat alone, the orders of a computer admiral with their reasons.
[[nodiscard]] std::string side_pages(const Book& book, const SideView& view, TurnNumber turn,
                                     const std::vector<Report>& reports);

/// The screen of one who plays this seat alone, where the turn stops in this state: where it stands
/// and what waits for him. Empty: it does not stop for him, and he sees nothing of it.
[[nodiscard]] std::string solo_stop(const Rules& rules, const CampaignState& state, SeatId seat);

}  // namespace flagplot::test
