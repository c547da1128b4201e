#pragma once

#include <cstdint>
#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/galley/tables.h"
#include "tactical/kit/hex_ship.h"

/// \file
/// Where a ship can go.

namespace flagplot::tactical::galley {

/// A state in which a ship can end, the cheapest way there, and what it costs.
struct Reach {
    kit::HexShip at;
    std::int32_t cost = 0;
    std::vector<Step> steps;
};

/// All that the ship can still reach in this activation on hexes she has not entered yet, by cost,
/// then by steps; the first is where she is. As she would move if it were her turn, if it is not.
[[nodiscard]] std::vector<Reach> reachable(const Tables& tables, const Battle& battle, Tag ship);

}  // namespace flagplot::tactical::galley
