#include "tactical/galley/hidden.h"

namespace flagplot::tactical::galley {

namespace {

/// A prize has none, and everybody knows it.
bool is_hidden(const Ship& ship, SideIndex from) { return ship.side != from && !ship.is_captured; }

}  // namespace

View view_of(const Battle& battle, SideIndex side) {
    View view{side, battle};
    for (Ship& ship : view.known.ships) {
        if (is_hidden(ship, side)) ship.firepots = 0;
    }
    return view;
}

Battle possible_battle(const View& view, const Dice& dice) {
    constexpr std::int32_t faces = 6;
    Battle battle = view.known;
    for (std::uint32_t i = 0; i < battle.ships.size(); ++i) {
        if (!is_hidden(battle.ships[i], view.side)) continue;
        const auto turn = static_cast<std::uint16_t>(battle.progress.turn);
        const DieKey key{Purpose::battle, 1, turn, i, 0, 0};
        battle.ships[i].firepots = roll(dice, key, faces) == faces ? 1 : 0;
    }
    return battle;
}

Battle hidden_changed(Battle battle, SideIndex side) {
    for (Ship& ship : battle.ships) {
        if (is_hidden(ship, side)) ++ship.firepots;
    }
    return battle;
}

}  // namespace flagplot::tactical::galley
