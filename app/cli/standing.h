#pragma once

#include <string>

#include "store/save.h"

/// \file
/// Where a campaign stands, in a few lines for the umpire.

namespace flagplot::cli {

/// Date, turn and phase; whose orders are in, and what becomes of the others; what waits.
[[nodiscard]] std::string standing_text(const Definition& definition, const CampaignState& state);

/// That the sides have not been shown what happened since the last release, and the commands that
/// go on from there; or empty.
[[nodiscard]] std::string held_back_text(const Definition& definition, const CampaignState& state);

/// What the umpire decided by hand, as far as it lasts, one a line; or empty.
[[nodiscard]] std::string rulings_text(const Definition& definition, const CampaignState& state);

/// Messages that were passed since the sides were last shown a turn, one a line; or empty.
[[nodiscard]] std::string messages_text(const Save& save);

/// What each side has been paid so far (A-ST-32), or empty where there is no victory table.
[[nodiscard]] std::string score_text(const Definition& definition, const CampaignState& state);

/// Whether the dice are public, and with which seed.
[[nodiscard]] std::string dice_text(const DiceSource& dice);

/// How many commands there are, and where the head is.
[[nodiscard]] std::string record_text(const Save& save);

/// What the turn waits for and the command that goes on, or empty.
[[nodiscard]] std::string waiting_text(const Definition& definition, const CampaignState& state);

}  // namespace flagplot::cli
