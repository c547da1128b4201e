#include "tactical/galley/enemies.h"

namespace flagplot::tactical::galley {

Refusal why_not_enemy(const Battle& battle, Tag ship, Tag target) {
    const bool is_enemy = battle.has_ship(target) && battle.ship(target).is_there() &&
                          battle.is_hostile(battle.ship(ship).side, battle.ship(target).side);
    return is_enemy ? Refusal{} : "an enemy ship on the board";
}

}  // namespace flagplot::tactical::galley
