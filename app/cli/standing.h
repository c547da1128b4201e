#pragma once

#include <string>

#include "store/save.h"

/// \file
/// The state of a campaign, in a few lines for the umpire.

namespace flagplot::cli {

/// Date, turn and phase; whose orders are in, and what happens to the others; what waits.
[[nodiscard]] std::string standing_text(const Definition& definition, const CampaignState& state);

/// That the sides have not been shown what happened since the last release, and the commands that
/// continue; or empty.
[[nodiscard]] std::string held_back_text(const Definition& definition, const CampaignState& state);

/// The umpire's decisions that last, one per line; or empty.
[[nodiscard]] std::string rulings_text(const Definition& definition, const CampaignState& state);

/// Messages passed on since the sides were last shown a turn, one per line; or empty.
[[nodiscard]] std::string messages_text(const Save& save);

/// The points of each side so far (A-ST-32), or empty if there is no victory table.
[[nodiscard]] std::string score_text(const Definition& definition, const CampaignState& state);

/// Whether the dice are public, and with which seed.
[[nodiscard]] std::string dice_text(const DiceSource& dice);

/// How many commands there are, and which is the head.
[[nodiscard]] std::string record_text(const Save& save);

/// What the turn waits for and the command that continues, or empty.
[[nodiscard]] std::string waiting_text(const Definition& definition, const CampaignState& state);

}  // namespace flagplot::cli
