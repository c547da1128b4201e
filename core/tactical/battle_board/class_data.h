#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"
#include "tactical/module.h"

/// \file
/// What a class of ships says about itself for this board: the keys of its block
/// `[class.module.battle_board]` (BB-B2). Missing values are derived.

namespace flagplot::tactical::battle_board {

[[nodiscard]] std::vector<DataKey> class_keys();

/// What is expected instead of a value; empty if it is right. Parts are looked up in the tables if
/// they were read.
[[nodiscard]] std::string problem_with(std::string_view key, std::string_view value,
                                       const Tables& tables);

/// What the class of a ship says for a key; the unit must outlive it.
[[nodiscard]] std::optional<std::string_view> said(const Unit& unit, std::string_view key);

/// "heavy-gun 4, torpedo-tube 2"; none if it is not such a list.
[[nodiscard]] std::optional<std::vector<Fitted>> fitted_in(std::string_view text);

/// The station that her class gives (BB-B5).
[[nodiscard]] std::optional<Station> own_station(const Unit& unit);

/// Replaces derived numbers with those that the class gives. Returns what is wrong with the first
/// wrong one.
[[nodiscard]] std::optional<std::string> take_numbers(const Unit& unit, Kind& kind);

/// What is wrong with a value, and what was expected.
[[nodiscard]] std::string wrong_data(const Unit& unit, std::string_view key,
                                     std::string_view value);

}  // namespace flagplot::tactical::battle_board
