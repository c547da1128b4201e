#pragma once

#include <array>
#include <cstdint>

#include "view/admiral_level.h"

/// \file
/// How an admiral weighs what it may do. Everything that can be tuned is here, a row for each
/// level. Page: docs/admiral.md#weights

namespace flagplot::admiral {

/// The turns ahead that are looked at, at most.
inline constexpr std::size_t most_turns_ahead = 8;

struct Weights {
    std::int32_t lots = 1;  ///< for its plan: the more, the likelier one that wins
    /// How much it counts to be able to meet an enemy in so many turns, of a hundred in all.
    std::array<std::int32_t, most_turns_ahead> meeting{};
    /// How much it counts that an enemy to be avoided can be in the same or a neighbouring square
    /// at the end of the coming turn, and up to two squares away a turn later: of a hundred each.
    std::int32_t danger_close = 0;
    std::int32_t danger_later = 0;
    /// For each square nearer to where the plan, or the points, send it: tenths of a point.
    std::int32_t progress = 0;
    /// The same for a formation that is hurt and runs for port.
    std::int32_t flight = 0;
    /// Against leaving a place for no good reason: tenths of a point.
    std::int32_t rest = 0;
    /// How likely a sighted enemy must be near in the coming turn before a formation leaves the
    /// route of its plan, to fight it and to keep clear of it: of a hundred each.
    std::int32_t leaving = 0;
    std::int32_t fleeing = 0;
    /// What must be at stake before it leaves its plan to keep clear of an enemy: tenths of a
    /// point.
    std::int32_t fear = 0;
    bool searches_by_map =
        false;  ///< aircraft fly where the enemy is likely, not where the plan says
    bool plays_cards = false;
    bool leaves_cripples = false;  ///< damaged ships are sent home
};

/// \pre not `plan_only`
[[nodiscard]] const Weights& weights_of(AdmiralLevel level);

/// How many lots an admiral of this level draws for its plan, to take the best of them.
[[nodiscard]] std::int32_t lots_of(AdmiralLevel level);

}  // namespace flagplot::admiral
