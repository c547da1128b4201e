#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tactical/any_module.h"

/// \file
/// Many battles of one module, counted (contract TC-9): whether it matters who sits where, and
/// whether its captain is worth having.

namespace flagplot::tactical {

/// Of so many battles fought by captains, those that the party of this id came out of better than
/// the others: with a greater share of its ships' hulls left, by their size. Their seeds count up
/// from the first.
[[nodiscard]] std::int32_t battles_won(const Module& module, const BattleRequest& request,
                                       const std::string& party, std::int32_t battles,
                                       std::uint64_t first_seed = 1);

/// The same request with its parties in the other order.
[[nodiscard]] BattleRequest seats_exchanged(BattleRequest request);

/// Of so many battles between two parties, in which the captain fights one in turn and the other
/// gets orders drawn from all, those that the captain won or that nobody did.
[[nodiscard]] std::int32_t not_lost_to_random(const Module& module, const BattleRequest& request,
                                              std::int32_t battles);

}  // namespace flagplot::tactical
