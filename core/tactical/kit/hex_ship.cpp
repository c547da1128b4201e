#include "tactical/kit/hex_ship.h"

#include <algorithm>
#include <array>

namespace flagplot::tactical::kit {
namespace {

struct AroundRow {
    Around where{};
    bool is_off_stern = false;  ///< for a long ship: counted from the hex of her stern
    Hexside side = 0;           ///< relative to her facing
    bool is_of_long_ones = false;
};

constexpr std::array<AroundRow, 8> rows{{{Around::bow, false, 0, false},
                                         {Around::bow_starboard, false, 1, false},
                                         {Around::midship_starboard, false, 2, true},
                                         {Around::stern_starboard, true, 2, false},
                                         {Around::stern, true, 3, false},
                                         {Around::stern_port, true, 4, false},
                                         {Around::midship_port, false, 4, true},
                                         {Around::bow_port, false, 5, false}}};

bool is_hers(const HexShip& ship, Hex hex) { return hex == ship.bow || hex == stern_of(ship); }

}  // namespace

std::vector<Hex> hexes_of(const HexShip& ship) {
    if (ship.hexes == 1) return {ship.bow};
    return {ship.bow, stern_of(ship)};
}

Hex stern_of(const HexShip& ship) {
    return ship.hexes == 1 ? ship.bow : neighbour(ship.bow, ship.facing + 3);
}

std::optional<Hex> hex_around(const HexShip& ship, Around where) {
    const AroundRow& row = rows[static_cast<std::size_t>(where)];
    if (row.is_of_long_ones && ship.hexes == 1) return std::nullopt;
    return neighbour(row.is_off_stern ? stern_of(ship) : ship.bow, ship.facing + row.side);
}

std::optional<Around> around_of(const HexShip& ship, Hex hex) {
    for (const AroundRow& row : rows) {
        if (hex_around(ship, row.where) == hex) return row.where;
    }
    return std::nullopt;
}

std::vector<SharedSide> shared_sides(const HexShip& one, const HexShip& other) {
    std::vector<SharedSide> found;
    for (const Hex hers : hexes_of(one)) {
        for (Hexside side = 0; side < 6; ++side) {
            const Hex beyond_it = neighbour(hers, side);
            if (!is_hers(other, beyond_it)) continue;
            const auto there = around_of(one, beyond_it);
            const auto here = around_of(other, hers);
            if (there && here) found.push_back({*there, *here});
        }
    }
    return found;
}

std::int32_t hexes_apart(const HexShip& one, const HexShip& other) {
    std::int32_t nearest = hexes_apart(one.bow, other.bow);
    for (const Hex here : hexes_of(one)) {
        for (const Hex there : hexes_of(other))
            nearest = std::min(nearest, hexes_apart(here, there));
    }
    return nearest;
}

HexShip a_hex_ahead(const HexShip& ship) {
    return {neighbour(ship.bow, ship.facing), ship.facing, ship.hexes};
}

HexShip a_hex_astern(const HexShip& ship) {
    return {neighbour(ship.bow, ship.facing + 3), ship.facing, ship.hexes};
}

HexShip turned_by(const HexShip& ship, std::int32_t hexsides) {
    return {ship.bow, in_hex(ship.facing + hexsides), ship.hexes};
}

HexShip turned_around(const HexShip& ship) {
    return {stern_of(ship), in_hex(ship.facing + 3), ship.hexes};
}

}  // namespace flagplot::tactical::kit
