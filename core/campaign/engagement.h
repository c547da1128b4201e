#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "campaign/state.h"
#include "tactical/module.h"

/// \file
/// From the campaign to a battle and back: what goes into the battle, in the words of the contract,
/// and its result, in those of the campaign (contract 4.1, 4.3, 4.4).
///
/// A result may leave anything open. It is filled in, as a rule with the values before the battle,
/// and what was filled in is listed. Page: docs/battle-papers.md#what-is-not-known

namespace flagplot {

/// The formation of a battle that a ship is in; none if she is in none of them. \pre the battle
/// exists
[[nodiscard]] std::optional<FormationId> formation_in(const CampaignState& state,
                                                      const Battle& battle, ShipId ship);

/// A ship as she goes into a battle, or as she went into one that has a result.
[[nodiscard]] const ShipState& went_in(const CampaignState& state, const Battle& battle,
                                       ShipId ship);

/// The ships that go into a battle, or went in: those of its formations that were not already lost.
[[nodiscard]] std::vector<ShipId> ships_in(const CampaignState& state, const Battle& battle);

/// The prizes in company of a formation as its captors see them, by name.
[[nodiscard]] std::vector<Prize> prizes_with(const Definition& definition,
                                             const CampaignState& state, FormationId formation);

/// Everything that goes into a battle. What a side knows in it comes from its own picture. \pre it
/// is open
[[nodiscard]] tactical::BattleRequest request_of(const Definition& definition,
                                                 const CampaignState& state, BattleId id);

/// A result in the campaign's words, and a few words about each value that was filled in.
struct FilledOutcome {
    BattleOutcome outcome;
    std::vector<std::string> filled;

    friend bool operator==(const FilledOutcome&, const FilledOutcome&) = default;
};

/// What a result says. Only its names are checked.
/// \pre the battle exists
[[nodiscard]] Result<FilledOutcome> outcome_of(const Definition& definition,
                                               const CampaignState& state, BattleId battle,
                                               const tactical::BattleResult& result);

}  // namespace flagplot
