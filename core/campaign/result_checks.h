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
/// What can be wrong with the result of a battle, each under its own name, and what holds when the
/// umpire takes it all the same (contract 4.4). That a result by file and the same result by the
/// text of a command agree is no check: both are one command.
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
    std::string_view question;   ///< what it asks of a result
    std::string_view overruled;  ///< what holds if the umpire takes it all the same
    std::optional<Error> (*refusal)(const ResultCase& result);
};

/// All of them, in the order in which they are asked.
[[nodiscard]] std::span<const ResultCheck> result_checks();

/// What these checks refuse, one error for each of them at most. \pre battle and ships exist
[[nodiscard]] std::vector<Error> refusals_of(const ResultCase& result);

/// The outcome as it holds: what was refused and overruled is mended as the table says, and each of
/// its ships has all that is left of her. What no check refuses stays as it is.
[[nodiscard]] BattleOutcome settled(const ResultCase& result);

}  // namespace flagplot
