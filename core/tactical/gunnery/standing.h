#pragma once

#include <string>
#include <string_view>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/order.h"

/// \file
/// What becomes of a clause: it stands as an order of its division (GU-27, GU-28).

namespace flagplot::tactical::gunnery {

/// The division of this name; null: there is none that still has ships under command.
[[nodiscard]] Division* division_called(Side& side, std::string_view name);
[[nodiscard]] auto division_called(const Side& side, std::string_view name) -> const Division*;

/// Carries a clause into its division's standing orders. \pre its division is there
void give(const Clause& clause, Side& side);

/// A name for what leaves a division: its own and this letter, and again until nobody has it.
[[nodiscard]] std::string free_name(const Side& side, const std::string& division, char letter);

}  // namespace flagplot::tactical::gunnery
