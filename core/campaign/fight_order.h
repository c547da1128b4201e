#pragma once

#include <string>
#include <string_view>

#include "campaign/definition.h"
#include "campaign/state.h"
#include "tactical/terms.h"

/// \file
/// Who gave an order of a battle that the program fights: a side, or the umpire, who answered a
/// question of the battle's (contract TC-7).

namespace flagplot {

/// Stands in `FightOrder::side` for the umpire.
inline constexpr SideId umpire_of_battle{tactical::umpire.number};

/// What the text of a command calls him; no side may be called so.
inline constexpr std::string_view umpires_word = "umpire";

/// The id of a side, or the umpire's word.
[[nodiscard]] inline std::string giver_of(const Definition& definition, const FightOrder& order) {
    if (order.side == umpire_of_battle) return std::string(umpires_word);
    return definition.side(order.side).id;
}

}  // namespace flagplot
