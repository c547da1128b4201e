#pragma once

#include <string_view>

#include "tactical/squadron/ships.h"
#include "unit/squadron/squadron_kit.h"

/// \file
/// A battle for tests of what a side is shown and what its captain does with it.

namespace flagplot::tactical::squadron {

/// Ships stay where they are in memory.
struct SceneKit : SquadronKit {
    SceneKit() { battle.ships.reserve(100); }

    /// A ship of a squadron.
    Ship& add(SquadronNumber of, kit::Point place, std::int32_t heading = 0) {
        Ship& made = battle.ships[ship(of, place, heading)];
        battle.sides[made.side.index()].points_at_start += battle.class_of(made).points;
        return made;
    }
    /// A ship with a squadron of its own.
    Ship& add(SideIndex side, std::string_view kind, kit::Point place, std::int32_t heading = 0) {
        return add(squadron(side, kind), place, heading);
    }
    /// A squadron acts with all its ships, at this step, and its owner is asked.
    void activate(SquadronNumber number, Step step, Asking asking) {
        battle.activation = {};
        battle.activation.squadron = number;
        battle.activation.step = step;
        battle.activation.element = ships_of(battle, number);
        battle.progress.asking = asking;
        battle.progress.asked = battle.squadrons[number].side;
    }
    /// Gives a card to a side.
    void deal(SideIndex side, CardOp op) {
        const auto& kinds = tables.cards.kinds;
        for (std::uint32_t kind = 0; kind < kinds.size(); ++kind) {
            if (kinds[kind].op == op) battle.decks[side.index()].hands[side.index()] = {{kind}};
        }
    }
};

}  // namespace flagplot::tactical::squadron
