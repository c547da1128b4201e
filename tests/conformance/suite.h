#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "conformance/requests.h"
#include "tactical/any_module.h"

/// \file
/// What every tactical module must do (tactical/playable.h), asked of one module in one battle at a
/// time. Each breach is a sentence; a module keeps its promises when there is none.

namespace flagplot::tactical {

/// Fights the battle to its end with orders drawn by this seed from all that may be given, and asks
/// everything at each step.
[[nodiscard]] std::vector<std::string> breaches_in_random_play(const Module& module,
                                                               const BattleRequest& request,
                                                               std::uint64_t seed);

/// Fights it with the captain of both sides: twice, with and without a log, and once more from the
/// texts of its orders; all three must be the same battle.
[[nodiscard]] std::vector<std::string> breaches_in_captains_play(const Module& module,
                                                                 const BattleRequest& request,
                                                                 std::uint64_t seed);

/// The whole battle as the captain fights it, for people: orders, what each step said, the result.
[[nodiscard]] std::string playthrough(const Module& module, const GoldenBattle& golden,
                                      std::uint64_t seed);

}  // namespace flagplot::tactical
