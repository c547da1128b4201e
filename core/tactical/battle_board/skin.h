#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tactical/battle_board/tables.h"

/// \file
/// The words of the board: its own, or those of the skin for sea ships (BB-B14).

namespace flagplot::tactical::battle_board {

/// The skin's word instead of a word of the board; empty if it is not used.
[[nodiscard]] std::string_view skin_word(const Naval& naval, std::string_view word);

/// The word for each class of targets, in the order of `TargetClass`; empty if it is not offered.
/// The tables must outlive it.
[[nodiscard]] std::vector<std::string_view> target_words(const Naval& naval);

}  // namespace flagplot::tactical::battle_board
