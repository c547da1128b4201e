#pragma once

#include <string>
#include <vector>

#include "present/desk/umpire/umpire_rulings.h"

/// \file
/// The battles that wait: who is in them, how they can be fought, and the result typed in. The form
/// of a result is the table that goes out with the papers; what stands in it is read and checked
/// by the same functions as a table that was filled in elsewhere.

namespace flagplot::desk {

/// A form for each battle without a result, and one for the result of that which the turn waits
/// for, or of the first. `modules` are the games that the program can play.
[[nodiscard]] Forms battle_forms(const Rules& rules, const CampaignState& state,
                                 const Filled& filled, const std::vector<std::string>& modules);

/// The result of a battle as it was typed in, a table of comma-separated values. \pre it is open
[[nodiscard]] std::string result_typed(const Rules& rules, const CampaignState& state,
                                       BattleId battle, const Filled& filled);

}  // namespace flagplot::desk
