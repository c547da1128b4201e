#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"
#include "tactical/module.h"

/// \file
/// What a class of ships says of itself for this board: the keys of its block
/// `[class.module.battle_board]` (BB-B2). What it does not say is derived.

namespace flagplot::tactical::battle_board {

[[nodiscard]] std::vector<DataKey> class_keys();

/// What is expected instead of a value; empty: it is right. Parts are looked up in the tables, if
/// they were read.
[[nodiscard]] std::string problem_with(std::string_view key, std::string_view value,
                                       const Tables& tables);

/// What the class of a ship says under a key; the unit must outlive it.
[[nodiscard]] std::optional<std::string_view> said(const Unit& unit, std::string_view key);

/// "heavy-gun 4, torpedo-tube 2"; none: it is no such list.
[[nodiscard]] std::optional<std::vector<Fitted>> fitted_in(std::string_view text);

/// Where her class says that she stands (BB-B5).
[[nodiscard]] std::optional<Station> own_station(const Unit& unit);

/// Puts the numbers that the class says in the place of those that were derived; what is wrong with
/// the first wrong one.
[[nodiscard]] std::optional<std::string> take_numbers(const Unit& unit, Kind& kind);

/// What is wrong with a value, and what was expected.
[[nodiscard]] std::string wrong_data(const Unit& unit, std::string_view key,
                                     std::string_view value);

}  // namespace flagplot::tactical::battle_board
