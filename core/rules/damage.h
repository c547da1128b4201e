#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/quantity.h"

/// \file
/// What a hit does to a ship, and to her formation's speed in the next turn (ST-41, A-ST-15,
/// A-ST-46, 3.5). Rules page: docs/rules/campaign.md#after-a-battle

namespace flagplot {

/// What a formation with new damage loses in the next turn (A-ST-15).
enum class AfterBattle : std::uint8_t { half, none_move, minus_one, none };
template <>
inline constexpr std::array<std::string_view, 4> words_of<AfterBattle>{"half", "none_move",
                                                                       "minus_one", "none"};

/// Movement points in the turn after ships of the formation were damaged and not sunk, from those
/// of its ships' present speeds. Half, and one less, are never below 1; 0 stays 0.
[[nodiscard]] MovePoints points_after_battle(MovePoints points, AfterBattle rule);

/// What has happened to a ship: she belongs to her side, drifts without a crew that can sail her,
/// was captured, or was sunk (contract 4.1). A derelict still belongs to her side; a captured ship
/// is lost to it like a sunk one.
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

/// One structure point less: her hull loses what a point of the undamaged ship is worth, or the
/// rest if that is less; and she loses a quarter of her speed (A-ST-46). If nothing is left, she is
/// sunk.
/// \pre `size` is 1 or more, the ship is afloat
[[nodiscard]] ShipLeft with_a_point_lost(StructurePoints size, const ShipLeft& before);

}  // namespace flagplot
