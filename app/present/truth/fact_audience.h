#pragma once

#include <string>
#include <vector>

#include "campaign/record.h"

/// \file
/// Which sides were told of what happened, for the umpire's log. Taken from the reports of the
/// record, not from the rules by which they were made.

namespace flagplot {

/// By fact: the sides that were told of it, sorted.
using Audiences = std::vector<std::vector<SideId>>;

/// A decision of the umpire has all that its command told anybody. Nobody for what is told to its
/// own side alone (a step, an order), and for what says in its own sentence who was told. `after`
/// is the state after the command.
[[nodiscard]] Audiences audiences_of(const Definition& definition, const CampaignState& after,
                                     const Happened& happened);

/// The sentence of a fact with its audience: "... Told: Royal Navy." Without it, if there is none
/// or the sentence names it already.
[[nodiscard]] std::string sentence_with_audience(const Definition& definition,
                                                 const CampaignState& after, const Fact& fact,
                                                 const std::vector<SideId>& told);

}  // namespace flagplot
