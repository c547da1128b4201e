#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/kit/hex.h"

/// \file
/// Ways over open water.

namespace flagplot::tactical::galley {

/// How far it is from each hex to the nearest of some goals, round land and ships.
class OpenWater {
  public:
    OpenWater(const Battle& battle, const std::vector<kit::Hex>& goals);

    /// Hexes to go, 0 at a goal; a ship may start on a hex that is hers. None: no way leads there.
    /// \pre the hex is on the board
    [[nodiscard]] std::optional<std::int32_t> way_from(kit::Hex hex) const;

  private:
    using Steps = std::array<std::ptrdiff_t, 6>;  ///< from a place in `ways_` to its neighbours

    [[nodiscard]] std::size_t index_of(BoardPlace place) const;
    [[nodiscard]] std::size_t index_of(kit::Hex hex) const;
    [[nodiscard]] const Steps& steps_from(std::size_t index) const;
    void fill(const Battle& battle);
    void flood(const std::vector<kit::Hex>& goals);

    std::size_t width_;
    std::array<Steps, 2> steps_;      ///< of even and of odd rows
    std::vector<std::int32_t> ways_;  ///< row by row, with a frame of one hex
};

}  // namespace flagplot::tactical::galley
