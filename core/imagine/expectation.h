#pragma once

#include <cstdint>
#include <vector>

#include "base/quantity.h"
#include "chart/square.h"
#include "rules/forces.h"

namespace flagplot {

/// A square where an expected force may be at the beginning of a turn.
struct ExpectedAt {
    Square square;
    TurnNumber turn;
    std::int32_t weight = 1;
};

/// A square that it may be bound for.
struct BoundFor {
    Square square;
    std::int32_t weight = 1;
};

/// What a side expects of an enemy force before any sighting.
struct Expectation {
    ShipType biggest{};  ///< of its ships
    std::vector<ExpectedAt> from = {};
    std::vector<BoundFor> bound = {};
};

}  // namespace flagplot
