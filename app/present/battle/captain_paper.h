#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/fight.h"

/// \file
/// What a side is shown of a battle that the program fights, and the paper with which its captain
/// decides by mail (contract TC-10). All of it is made of that side's view, of its own orders and
/// of the lines that it may read.

namespace flagplot {

/// A battle at hand, for one side. Holds references.
struct CaptainsBattle {
    tactical::Fighting fighting;
    const tactical::FightState& state;
    const std::vector<tactical::SideOrder>& orders;
    tactical::SideIndex side;
};

/// Which of its decisions a side is at: one more than the orders it has given.
[[nodiscard]] std::int32_t decision_of(const CaptainsBattle& battle);

/// The forms in words: "plot {ship} to {place}", and what may stand in each slot.
[[nodiscard]] std::string forms_text(const std::vector<tactical::OrderForm>& forms);

/// Its board, its log from its last orders on, and what it may order now. Error: an order was not
/// to be given.
[[nodiscard]] Result<std::string> captains_view(const CaptainsBattle& battle);

/// The same as a sheet of orders: all of it is comment, and orders are written below, one a line.
/// Error: an order was not to be given.
[[nodiscard]] Result<std::string> captains_paper(const CaptainsBattle& battle);

/// The decision that a paper was written for; 0: the text names none.
[[nodiscard]] std::int32_t decision_in(std::string_view paper);

}  // namespace flagplot
