#include "tactical/galley/board.h"

#include <algorithm>

namespace flagplot::tactical::galley {

bool is_on_board(const Battle& battle, kit::Hex hex) {
    const BoardPlace place = place_of(hex, layout);
    return place.column >= 0 && place.column < battle.columns && place.row >= 0 &&
           place.row < battle.rows;
}

bool is_land(const Battle& battle, kit::Hex hex) {
    return std::binary_search(battle.land.begin(), battle.land.end(), hex);
}

Tag ship_on(const Battle& battle, kit::Hex hex) {
    for (std::size_t i = 0; i < battle.ships.size(); ++i) {
        const Ship& ship = battle.ships[i];
        if (ship.is_there() && (ship.at.bow == hex || stern_of(ship.at) == hex)) {
            return static_cast<Tag>(i + 1);
        }
    }
    return 0;
}

bool is_free(const Battle& battle, kit::Hex hex, Tag but) {
    if (!is_on_board(battle, hex) || is_land(battle, hex)) return false;
    const Tag there = ship_on(battle, hex);
    return there == 0 || there == but;
}

}  // namespace flagplot::tactical::galley
