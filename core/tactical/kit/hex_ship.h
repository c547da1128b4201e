#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "tactical/kit/hex.h"

/// \file
/// Ships of one hex, or of two in line: the hexes round them, and how they move. Whether a ship may
/// make a move, and what it costs, is for each game to decide.

namespace flagplot::tactical::kit {

/// Where a ship is: the hex of her bow, the side it faces, and how many hexes she fills.
struct HexShip {
    Hex bow;
    Hexside facing = 0;
    std::int32_t hexes = 1;  ///< 1 or 2

    friend bool operator==(const HexShip&, const HexShip&) = default;
};
FLAGPLOT_FIELDS(HexShip, bow, facing, hexes)

/// The hexes round a ship, clockwise from her bow. A ship of one hex has no midship hexes.
enum class Around : std::uint8_t {
    bow,
    bow_starboard,
    midship_starboard,
    stern_starboard,
    stern,
    stern_port,
    midship_port,
    bow_port
};

/// All except bow and stern are flank hexes.
[[nodiscard]] constexpr bool is_flank(Around hex) {
    return hex != Around::bow && hex != Around::stern;
}

/// Her own hexes, the bow's first.
[[nodiscard]] std::vector<Hex> hexes_of(const HexShip& ship);
[[nodiscard]] Hex stern_of(const HexShip& ship);

/// The hex round her with that name; none: she has no midship.
[[nodiscard]] std::optional<Hex> hex_around(const HexShip& ship, Around where);

/// What a hex is to her; none: it is her own, or not beside her.
[[nodiscard]] std::optional<Around> around_of(const HexShip& ship, Hex hex);

/// A hexside shared by two ships, as each of them sees it.
struct SharedSide {
    Around hers{};        ///< where the other is, as seen from the first ship
    Around the_others{};  ///< where the first is, as seen from the other

    friend bool operator==(const SharedSide&, const SharedSide&) = default;
};
FLAGPLOT_FIELDS(SharedSide, hers, the_others)

/// All sides that two ships share; two long ships can share three. Empty if they do not touch.
[[nodiscard]] std::vector<SharedSide> shared_sides(const HexShip& one, const HexShip& other);

/// The distance between the nearest hexes of two ships: 1 is side by side.
[[nodiscard]] std::int32_t hexes_apart(const HexShip& one, const HexShip& other);

[[nodiscard]] HexShip a_hex_ahead(const HexShip& ship);
[[nodiscard]] HexShip a_hex_astern(const HexShip& ship);
/// Turned round the hex of her bow, so that her stern swings. Clockwise is positive.
[[nodiscard]] HexShip turned_by(const HexShip& ship, std::int32_t hexsides);
/// Turned half round in place: bow and stern exchange hexes.
[[nodiscard]] HexShip turned_around(const HexShip& ship);

}  // namespace flagplot::tactical::kit

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 8> words_of<tactical::kit::Around>{
    "bow",   "starboard bow", "starboard midship", "starboard stern",
    "stern", "port stern",    "port midship",      "port bow"};

}  // namespace flagplot
