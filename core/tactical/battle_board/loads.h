#pragma once

#include <cstdint>
#include <vector>

#include "base/quantity.h"
#include "tactical/battle_board/battle.h"
#include "tactical/module.h"

/// \file
/// Ammunition that ships bring and take home (BB-B13). A slot that runs out has a number of
/// salvoes. Guns count for a ship's ammunition; missing torpedoes are kept separately, since she
/// may have either without the other.

namespace flagplot::tactical::battle_board {

/// Shots in each slot of this many ships with this much ammunition and these effects of earlier
/// battles; -1: unlimited. Whole salvoes for guns, rounded up.
[[nodiscard]] std::vector<std::int32_t> loads_of(const Kind& kind, std::int32_t ships,
                                                 Hundredths ammunition,
                                                 const std::vector<ModuleValue>& lasting);

/// What is left of a ship's ammunition, if she came with this much: of her guns if any of them run
/// out, otherwise of her torpedoes.
[[nodiscard]] Hundredths ammunition_left(const Token& token, const Kind& kind, Hundredths before);

/// A ship's lasting effects, including the torpedoes she fired: "battle_board torpedo-tube 0 of 4".
[[nodiscard]] std::vector<ModuleValue> lasting_of(const Token& token, const Kind& kind,
                                                  const std::vector<ModuleValue>& before);

}  // namespace flagplot::tactical::battle_board
