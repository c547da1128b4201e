#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/squares.h"

/// \file
/// Tokens, squares and numbers in texts.

namespace flagplot::tactical::battle_board {

/// "T3": tokens are counted from 1.
[[nodiscard]] std::string token_name(std::int32_t token);
/// "4,5"
[[nodiscard]] std::string square_text(BoardSquare square);
/// "1.75 squares a round"; of none: that it does not move.
[[nodiscard]] std::string speed_text(std::int32_t quarters);
/// What it tries to do: "do more damage than it takes".
[[nodiscard]] std::string_view phrase_of(Tactic tactic);
/// Parts of a point as points: "63.5".
[[nodiscard]] std::string points_text(std::int64_t parts);
/// A score with its two terms, lower being better: "given 28, taken 63.5, score -28/64.5".
[[nodiscard]] std::string score_text(const Exchange& exchange, Aim aim, NetMetric metric);

}  // namespace flagplot::tactical::battle_board
