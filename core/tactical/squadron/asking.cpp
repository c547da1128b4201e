#include "tactical/squadron/asking.h"

#include <utility>

#include "tactical/squadron/hands.h"

namespace flagplot::tactical::squadron {

bool ask(Battle& battle, SideIndex side, Asking asking) {
    battle.progress.asked = side;
    battle.progress.asking = asking;
    return true;
}

SideIndex active_side(const Battle& battle) {
    return battle.squadrons[battle.activation.squadron].side;
}

void announce(Ground& ground, Reaction reaction) {
    const Battle& battle = ground.battle;
    std::erase_if(reaction.to_ask, [&](SideIndex side) {
        return !battle.is_hostile(side, reaction.by) ||
               hand_size(ground.switches(), battle, side) == 0;
    });
    ground.battle.progress.reaction = std::move(reaction);
}

}  // namespace flagplot::tactical::squadron
