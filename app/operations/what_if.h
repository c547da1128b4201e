#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "operations/progress.h"
#include "present/war/what_if.h"
#include "store/save.h"

/// \file
/// What would have happened if a side had given other orders in a turn that has been played. It is
/// played in memory; the save is not changed. Page: docs/what-if.md

namespace flagplot {

inline constexpr std::int32_t most_games_again = 10'000;

struct WhatIfAsked {
    TurnNumber turn;
    SeatId seat;
    /// A whole sheet, and the name of its file; or else `lines`.
    std::optional<std::string> sheet = {};
    std::string sheet_name = {};
    /// Lines for the sheet of the record. Each replaces all its lines about the same formation, the
    /// same aircraft or the initiative.
    std::vector<std::string> lines = {};
    std::optional<TurnNumber> until = {};  ///< the last turn to play; none: the last one played
    std::int32_t again = 100;  ///< how many games to play with other dice, in each line of play
};

/// The answer, on the truth. Errors: the turn or `until` has not been played; an order is wrong;
/// cancelled.
[[nodiscard]] Result<WhatIf> what_if(const Save& save, const WhatIfAsked& asked,
                                     const Progress& progress = {});

}  // namespace flagplot
