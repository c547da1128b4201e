#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/fight.h"

/// \file
/// What a side is shown of a battle that the program fights, and the paper with which its captain
/// decides by mail (contract TC-10). Made only from that side's view, its own orders and the lines
/// that it may read.

namespace flagplot {

/// A battle for one side. Holds references.
struct CaptainsBattle {
    tactical::Fighting fighting;
    const tactical::FightState& state;
    const std::vector<tactical::SideOrder>& orders;
    tactical::SideIndex side;
};

/// The number of a side's next decision: one more than the orders it has given.
[[nodiscard]] std::int32_t decision_of(const CaptainsBattle& battle);

/// The forms in words: "plot {ship} to {place}", and what each slot accepts.
[[nodiscard]] std::string forms_text(const std::vector<tactical::OrderForm>& forms);

/// Its board, its log since its last orders, and what it may order now. Error: an order was not
/// allowed.
[[nodiscard]] Result<std::string> captains_view(const CaptainsBattle& battle);

/// The same as a sheet of orders: everything is a comment, and orders are written below, one per
/// line. Error: an order was not allowed.
[[nodiscard]] Result<std::string> captains_paper(const CaptainsBattle& battle);

/// The decision that a paper was written for; 0 if the text names none.
[[nodiscard]] std::int32_t decision_in(std::string_view paper);

}  // namespace flagplot
