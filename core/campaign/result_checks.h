#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "campaign/command.h"
#include "campaign/state.h"

/// \file
/// What can be wrong with the result of a battle, with a name for each check, and what happens if
/// the umpire accepts it anyway (contract 4.4). That a result from a file and the same result as
/// the text of a command agree is not checked: both are one command.
/// Page: docs/battle-papers.md#the-checks

namespace flagplot {

/// A result, and the battle it is meant for.
struct ResultCase {
    const Definition& definition;
    const CampaignState& state;
    BattleId id;
    const BattleOutcome& outcome;

    [[nodiscard]] const Battle& battle() const { return state.battles.at(id.index()); }
};

struct ResultCheck {
    ErrorCode code{};
    std::string_view question;   ///< what it checks in a result
    std::string_view overruled;  ///< what happens if the umpire accepts it anyway
    std::optional<Error> (*refusal)(const ResultCase& result);
};

/// All checks, in order.
[[nodiscard]] std::span<const ResultCheck> result_checks();

/// What these checks refuse, at most one error for each. \pre battle and ships exist
[[nodiscard]] std::vector<Error> refusals_of(const ResultCase& result);

/// The outcome that counts: what was refused and overruled is corrected as the table says, and each
/// ship has all values. What no check refuses is not changed.
[[nodiscard]] BattleOutcome settled(const ResultCase& result);

}  // namespace flagplot
