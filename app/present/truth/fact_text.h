#pragma once

#include <optional>
#include <string>

#include "campaign/definition.h"
#include "campaign/fact.h"

/// \file
/// The umpire's log: the truth in words.

namespace flagplot {

/// One sentence for a fact, without hour. Formations are named with their id: "Force K [UK-K]";
/// those that were formed in play stand in `after`, the state after the fact or later.
[[nodiscard]] std::string sentence_of(const Definition& definition, const CampaignState& after,
                                      const Fact& fact);

/// Is it what an umpire wants to know after a turn: moves, sightings, battles, what lapsed? All
/// else is a step on the way there.
[[nodiscard]] bool is_for_summary(const Fact& fact);

/// The half hour of a fact within its turn, if it has one.
[[nodiscard]] std::optional<Pulse> hour_of(const Fact& fact);

}  // namespace flagplot
