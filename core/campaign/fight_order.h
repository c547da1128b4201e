#pragma once

#include <string>
#include <string_view>

#include "campaign/definition.h"
#include "campaign/state.h"
#include "tactical/terms.h"

/// \file
/// Who gave an order in a battle that the program fights: a side, or the umpire, when the battle
/// asked a question (contract TC-7).

namespace flagplot {

/// Means the umpire in `FightOrder::side`.
inline constexpr SideId umpire_of_battle{tactical::umpire.number};

/// Means the umpire in the text of a command. No side may have this id.
inline constexpr std::string_view umpires_word = "umpire";

/// The id of a side, or the umpire's word.
[[nodiscard]] inline std::string giver_of(const Definition& definition, const FightOrder& order) {
    if (order.side == umpire_of_battle) return std::string(umpires_word);
    return definition.side(order.side).id;
}

}  // namespace flagplot
