#pragma once

#include "campaign/command.h"

namespace flagplot {

/// What comes of a stop where nobody decides: a freed captain steams on, the first option of a card
/// is taken, the umpire says no, and a battle ends without losses.
[[nodiscard]] Command usual_decision(const Definition& definition, const CampaignState& state,
                                     const Stop& stop);

}  // namespace flagplot
