#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "base/dice.h"

namespace flagplot {

/// Numbers drawn one after another from odds dice, for one subject.
class Lots {
  public:
    Lots(OddsDice dice, std::uint32_t subject) : dice_(dice), subject_(subject) {}

    /// 0 to `limit` - 1. \pre `limit` is 1 or more
    [[nodiscard]] std::int32_t below(std::int32_t limit) {
        return roll(dice_, {Purpose::lot, 0, 0, subject_, 0, next_++}, limit) - 1;
    }
    [[nodiscard]] bool in_percent(std::int32_t percent) { return below(100) < percent; }
    /// A place in the list, as often as its weight says. \pre the sum is 1 or more
    [[nodiscard]] std::size_t by_weight(const std::vector<std::int32_t>& weights) {
        std::int32_t left = below(std::accumulate(weights.begin(), weights.end(), 0));
        std::size_t place = 0;
        while (left >= weights[place]) left -= weights[place++];
        return place;
    }

  private:
    Dice dice_;
    std::uint32_t subject_;
    std::uint32_t next_ = 0;
};

}  // namespace flagplot
