#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/quantity.h"

/// \file
/// What a hit leaves of a ship, and of her formation's speed in the turn after (ST-41, A-ST-15,
/// A-ST-46, 3.5). Rules page: docs/rules/campaign.md#after-a-battle

namespace flagplot {

/// What a formation with fresh damage loses in the turn after (A-ST-15).
enum class AfterBattle : std::uint8_t { half, none_move, minus_one, none };
template <>
inline constexpr std::array<std::string_view, 4> words_of<AfterBattle>{"half", "none_move",
                                                                       "minus_one", "none"};

/// Movement points in the turn after the one in which unsunk ships of the formation were damaged,
/// from those its ships' present speeds give. Half, and one less, are never below 1; 0 stays 0.
[[nodiscard]] MovePoints points_after_battle(MovePoints points, AfterBattle rule);

/// What has become of a ship: she is her side's, or drifts without a crew that could sail her, or
/// is the enemy's, or no more (contract 4.1). A derelict is still her side's; a captured ship is
/// lost to it as much as a sunk one.
enum class Fate : std::uint8_t { afloat, derelict, captured, sunk };
template <>
inline constexpr std::array<std::string_view, 4> words_of<Fate>{"afloat", "derelict", "captured",
                                                                "sunk"};

/// What is left of a ship.
struct ShipLeft {
    Hundredths hull{100};
    Hundredths speed{100};

    friend bool operator==(const ShipLeft&, const ShipLeft&) = default;
};
FLAGPLOT_FIELDS(ShipLeft, hull, speed)

/// The hull that one structure point of the sound ship is worth, or what is left where that is
/// less, so that one point less is left; and a quarter of the speed (A-ST-46). Nothing left: sunk.
/// \pre `size` is 1 or more, the ship afloat
[[nodiscard]] ShipLeft with_a_point_lost(StructurePoints size, const ShipLeft& before);

}  // namespace flagplot
