#pragma once

#include <string>
#include <vector>

#include "leak/ways.h"

/// \file
/// One turn of a leak world, played, and played again from another state.

namespace flagplot::test {

[[nodiscard]] Rules rules_of(const World& world);

/// All Blue gets of one turn. What is made of his book, view and reports alone is the same where
/// they are, so it is drawn in some worlds and in the others left out.
[[nodiscard]] std::string output(const World& world, const Rules& rules, const Turn& turn,
                                 Leak leak);

/// Red's captains do not react within the turn, neither by condition, stance or meeting a friend,
/// nor by a route that what they see in the meantime could forbid: what Blue meets stays the same.
[[nodiscard]] CampaignState without_reactions(const World& world, CampaignState state);

/// Sheets of both sides are in, nothing is resolved.
[[nodiscard]] const CampaignState& before_resolving(const Turn& turn);

/// The turn that stands open, resolved to its end.
[[nodiscard]] Turn resolved(const World& world, const Rules& rules, CampaignState now);

}  // namespace flagplot::test
