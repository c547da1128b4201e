#pragma once

#include <string>

#include "store/save.h"

/// \file
/// Where a campaign stands, in a few lines for the umpire.

namespace flagplot::cli {

/// Date, turn and phase; whose orders are in; what waits.
[[nodiscard]] std::string standing_text(const Definition& definition, const CampaignState& state);

/// What each side has been paid so far (A-ST-32), or empty where there is no victory table.
[[nodiscard]] std::string score_text(const Definition& definition, const CampaignState& state);

/// Whether the dice are public, and with which seed.
[[nodiscard]] std::string dice_text(const DiceSource& dice);

/// How many commands there are, and where the head is.
[[nodiscard]] std::string record_text(const Save& save);

/// What the turn waits for and the command that goes on, or empty.
[[nodiscard]] std::string waiting_text(const Definition& definition, const CampaignState& state);

/// Ids of the sides whose orders for the turn are not in.
[[nodiscard]] std::vector<std::string> sides_without_orders(const Definition& definition,
                                                            const CampaignState& state);

}  // namespace flagplot::cli
