#pragma once

#include <optional>
#include <string>

#include "campaign/definition.h"
#include "campaign/fact.h"

/// \file
/// The umpire's log: the truth in words.

namespace flagplot {

/// One sentence for a fact, without the hour. Formations are named with their id: "Force K [UK-K]".
/// `after` is the state after the fact, or a later one, in which formations formed in play exist.
[[nodiscard]] std::string sentence_of(const Definition& definition, const CampaignState& after,
                                      const Fact& fact);

/// Does an umpire want to know it after a turn: moves, sightings, battles, lapsed orders?
/// Everything else is a step on the way.
[[nodiscard]] bool is_for_summary(const Fact& fact);

/// The half hour of a fact within its turn, if it has one.
[[nodiscard]] std::optional<Pulse> hour_of(const Fact& fact);

}  // namespace flagplot
