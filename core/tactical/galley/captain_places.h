#pragma once

#include <cstdint>
#include <vector>

#include "tactical/galley/captain_mind.h"
#include "tactical/galley/open_water.h"
#include "tactical/kit/hex_ship.h"

/// \file
/// What a place is worth to a ship that is to end her movement there (3.5).

namespace flagplot::tactical::galley {

/// Hexes from which an enemy may come to ram.
inline constexpr std::int32_t farthest_threat = 8;

class Places {
  public:
    /// \param near the enemies that count
    Places(const Mind& mind, const OpenWater& ways, const Battle& battle, Tag ship,
           const std::vector<Tag>& near);

    /// Less for each hex of the way to where she wants to go, and for what enemies may win there.
    [[nodiscard]] Worth worth_of(const kit::HexShip& at) const;
    /// Half of the most that she may win by a ram when she moves next, starting there.
    [[nodiscard]] Worth prospect_from(const kit::HexShip& at) const;

  private:
    /// A ship that may ram when she moves next.
    struct Rammer {
        kit::HexShip at;
        std::int32_t movement = 0;
        Worth points = 0;
        Worth gain =
            0;  ///< of an enemy: half of what she wins by ramming this ship, on the average
    };
    struct Prey {
        kit::HexShip at;
        Worth gain = 0;  ///< half of what a ram wins, on the average
    };

    void see_prey(const Mind& mind, const Battle& battle, Tag ship, const std::vector<Tag>& near);
    void see_threats(const Mind& mind, const Battle& battle, Tag ship,
                     const std::vector<Tag>& near);
    void see_support(const Mind& mind, const Battle& battle);
    [[nodiscard]] std::int32_t way_from(const kit::HexShip& at) const;
    [[nodiscard]] Worth danger_at(const kit::HexShip& at) const;

    const OpenWater& ways_;
    std::int32_t cruise_;
    bool is_withdrawing_;
    std::vector<Rammer> threats_;
    std::vector<Rammer> support_;
    std::vector<Prey> prey_;
};

}  // namespace flagplot::tactical::galley
