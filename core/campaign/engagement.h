#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "campaign/state.h"
#include "tactical/module.h"

/// \file
/// From the campaign to the table and back: what goes into a battle, in the words of the contract,
/// and what came out of it, in the campaign's own (contract 4.1, 4.3, 4.4).
///
/// A result may leave open whatever it likes; it is filled in, as a rule with what went in, and
/// what was filled in is listed. Page: docs/battle-papers.md#what-is-not-known

namespace flagplot {

/// The formation of a battle in which a ship is, if she is in one. \pre the battle exists
[[nodiscard]] std::optional<FormationId> formation_in(const CampaignState& state,
                                                      const Battle& battle, ShipId ship);

/// A ship as she goes into a battle, or went into one whose result has come.
[[nodiscard]] const ShipState& went_in(const CampaignState& state, const Battle& battle,
                                       ShipId ship);

/// The ships that go into a battle, or went in: those of its formations that were not lost before.
[[nodiscard]] std::vector<ShipId> ships_in(const CampaignState& state, const Battle& battle);

/// The prizes in company of a formation as its captors see them, by name.
[[nodiscard]] std::vector<Prize> prizes_with(const Definition& definition,
                                             const CampaignState& state, FormationId formation);

/// All that goes into a battle. What a side knows in it is its own picture's. \pre it is open
[[nodiscard]] tactical::BattleRequest request_of(const Definition& definition,
                                                 const CampaignState& state, BattleId id);

/// A result in the campaign's words, and what was filled in, a few words each.
struct FilledOutcome {
    BattleOutcome outcome;
    std::vector<std::string> filled;

    friend bool operator==(const FilledOutcome&, const FilledOutcome&) = default;
};

/// What a result says, as it says it: nothing in it is checked but that its names are known.
/// \pre the battle exists
[[nodiscard]] Result<FilledOutcome> outcome_of(const Definition& definition,
                                               const CampaignState& state, BattleId battle,
                                               const tactical::BattleResult& result);

}  // namespace flagplot
