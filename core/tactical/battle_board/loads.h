#pragma once

#include <cstdint>
#include <vector>

#include "base/quantity.h"
#include "tactical/battle_board/battle.h"
#include "tactical/module.h"

/// \file
/// What ships carry to fire, and what they bring back (BB-B13). A slot that runs out has so many
/// salvoes. Guns count for a ship's ammunition; what is gone of her torpedoes lasts by itself,
/// since she may have either without the other.

namespace flagplot::tactical::battle_board {

/// Shots of each slot of so many ships that come with this much ammunition and what lasts of
/// earlier battles; -1: it does not run out. Whole salvoes of guns, begun ones counting.
[[nodiscard]] std::vector<std::int32_t> loads_of(const Kind& kind, std::int32_t ships,
                                                 Hundredths ammunition,
                                                 const std::vector<ModuleValue>& lasting);

/// What is left of a ship's ammunition that came in with this much of it: of her guns if any of
/// them run out, else of her torpedoes.
[[nodiscard]] Hundredths ammunition_left(const Token& token, const Kind& kind, Hundredths before);

/// What lasts of a ship, with the torpedoes that she fired: "battle_board torpedo-tube 0 of 4".
[[nodiscard]] std::vector<ModuleValue> lasting_of(const Token& token, const Kind& kind,
                                                  const std::vector<ModuleValue>& before);

}  // namespace flagplot::tactical::battle_board
