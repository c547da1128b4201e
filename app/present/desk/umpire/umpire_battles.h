#pragma once

#include <string>
#include <vector>

#include "present/desk/umpire/umpire_rulings.h"

/// \file
/// The battles that wait: who is in them, how they can be fought, and their results. The form for a
/// result is the table that is printed with the papers; it is read and checked by the same
/// functions as a table that was filled in elsewhere.

namespace flagplot::desk {

/// A form for each battle without a result, and one for the result of the battle that the turn
/// waits for, else of the first. `modules` are those the program can fight with.
[[nodiscard]] Forms battle_forms(const Rules& rules, const CampaignState& state,
                                 const Filled& filled, const std::vector<std::string>& modules);

/// The result of a battle as it was typed, as a table of comma-separated values. \pre it is open
[[nodiscard]] std::string result_typed(const Rules& rules, const CampaignState& state,
                                       BattleId battle, const Filled& filled);

}  // namespace flagplot::desk
