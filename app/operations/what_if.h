#pragma once

#include <cstdint>
#include <optional>

#include "operations/other_sheet.h"
#include "operations/progress.h"
#include "present/side/what_if_known.h"
#include "present/war/what_if.h"
#include "store/save.h"

/// \file
/// What would have happened if a side had given other orders in a turn. It is played in memory; the
/// save is not changed. Page: docs/what-if.md

namespace flagplot {

inline constexpr std::int32_t most_games_again = 10'000;

struct WhatIfAsked {
    TurnNumber turn;
    SeatId seat;
    OtherSheet other;
    std::optional<TurnNumber> until = {};  ///< the last turn to play
    std::int32_t again = 100;  ///< how many games to play with other dice, in each line of play
};

/// The answer on the truth: a turn that has been played, and those after it to `until`, by default
/// the last one played. Errors: `turn` or `until` has not been played; an order is wrong. If it is
/// cancelled, fewer games are played.
[[nodiscard]] Result<WhatIf> what_if(const Save& save, const WhatIfAsked& asked,
                                     const Progress& progress = {});

/// The answer on nothing but what the side knew at the beginning of the turn: each game is played
/// in a world of its own (imagine/imagine.h), with other dice, and never with those of the
/// campaign. The turn may be the coming one. Its own later orders are those of the record; by
/// default three turns are played, to the end of the campaign at most. Errors: the turn has not
/// been reached; an order is wrong.
[[nodiscard]] Result<WhatIfKnown> what_if_known(const Save& save, const WhatIfAsked& asked,
                                                const Progress& progress = {});

}  // namespace flagplot
