#pragma once

#include <vector>

#include "base/dice.h"
#include "base/result.h"
#include "campaign/command.h"
#include "campaign/definition.h"
#include "campaign/fact.h"
#include "campaign/state.h"
#include "view/report.h"

/// \file
/// The one transition of a campaign.

namespace flagplot {

/// What a step is decided by, beside the state. Holds a reference: the definition must outlive it.
struct Rules {
    const Definition& definition;
    Dice dice;
    std::vector<Book> books;                   ///< by seat
    std::vector<FormationId> by_number;        ///< of the definition, by side and own number
    std::vector<std::vector<ShipId>> ships;    ///< by seat, then by `OwnShip`
    std::vector<OwnShip> own_ships;            ///< by ship
    std::vector<std::vector<AssetId>> assets;  ///< by seat, then by `OwnAsset`

    Rules(const Definition& campaign, Dice with);
};

/// What one seat was told.
struct Told {
    SeatId seat;
    Report report;
    friend bool operator==(const Told&, const Told&) = default;
};
FLAGPLOT_FIELDS(Told, seat, report)

/// What a command did. \invariant `folded(before, facts, reports) == after`
struct Step {
    CampaignState after;
    std::vector<Fact> facts;
    std::vector<Told> reports;
};

/// Carries out one command. Pure: no file, clock, chance but the dice of the rules. On error
/// nothing has happened. For `Withdraw`, `before` is the state before the command that is taken
/// back.
[[nodiscard]] Result<Step> advance(const Rules& rules, CampaignState before,
                                   const Command& command);

/// Copies facts and reports into a state, deciding nothing.
[[nodiscard]] CampaignState folded(CampaignState before, const std::vector<Fact>& facts,
                                   const std::vector<Told>& reports);

}  // namespace flagplot
