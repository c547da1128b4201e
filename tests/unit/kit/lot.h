#pragma once

#include <cstdint>

#include "base/dice.h"
#include "tactical/kit/plane.h"

/// \file
/// Numbers by lot for properties, of the project's own dice: the same in every run.

namespace flagplot::tactical::kit {

/// Draws one number after another.
class Lot {
  public:
    explicit Lot(std::uint64_t seed) : dice_(OddsDice{seed}) {}

    /// From `low` to `high`, both included.
    [[nodiscard]] std::int32_t between(std::int32_t low, std::int32_t high) {
        return low - 1 + roll(dice_, {Purpose::battle, 0, 0, 0, 0, ++drawn_}, high - low + 1);
    }
    [[nodiscard]] Point point(std::int32_t furthest) {
        const std::int32_t x = between(-furthest, furthest);
        return {x, between(-furthest, furthest)};
    }

  private:
    Dice dice_;
    std::uint32_t drawn_ = 0;
};

}  // namespace flagplot::tactical::kit
