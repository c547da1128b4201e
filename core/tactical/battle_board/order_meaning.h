#pragma once

#include <string>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"

namespace flagplot::tactical::battle_board {

/// What an order says, for people who do not know the board's words (BB-40): "It tries to do the
/// most damage." \pre it may be given
[[nodiscard]] std::string meaning_of(const View& view, const Order& order, const Naval& naval);

}  // namespace flagplot::tactical::battle_board
