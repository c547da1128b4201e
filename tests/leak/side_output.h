#pragma once

#include <string>

#include "campaign/advance.h"

namespace flagplot::test {

/// Everything a seat can receive of a state, in one text: its view as bytes and as a file, the
/// briefing, the plot and its JSON, the replies to right and wrong sheets and their errors.
[[nodiscard]] std::string side_output(const Rules& rules, const CampaignState& state, SeatId seat);

}  // namespace flagplot::test
