#pragma once

#include <vector>

#include "base/dice.h"
#include "base/result.h"
#include "campaign/command.h"
#include "campaign/definition.h"
#include "campaign/fact.h"
#include "campaign/rules_in_force.h"
#include "campaign/state.h"
#include "view/report.h"

/// \file
/// The only way from one state of a campaign to the next.

namespace flagplot {

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

/// Carries out one command. Pure: no file, no clock, no chance except the dice of the rules. On an
/// error nothing has changed. For `Withdraw`, `before` is the state before the command that is
/// taken back.
[[nodiscard]] Result<Step> advance(const Rules& rules, CampaignState before,
                                   const Command& command);

/// Copies facts and reports into a state. Decides nothing.
[[nodiscard]] CampaignState folded(CampaignState before, const std::vector<Fact>& facts,
                                   const std::vector<Told>& reports);

}  // namespace flagplot
