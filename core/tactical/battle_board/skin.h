#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tactical/battle_board/tables.h"

/// \file
/// The words in which the board speaks: its own, or those of the skin for ships of the sea
/// (BB-B14).

namespace flagplot::tactical::battle_board {

/// What the skin says instead of a word of the board; empty: it has no use for it.
[[nodiscard]] std::string_view skin_word(const Naval& naval, std::string_view word);

/// The word for each class of targets, in the order of `TargetClass`; empty: it is not offered. The
/// tables must outlive it.
[[nodiscard]] std::vector<std::string_view> target_words(const Naval& naval);

}  // namespace flagplot::tactical::battle_board
