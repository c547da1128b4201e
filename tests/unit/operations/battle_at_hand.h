#pragma once

#include "operations/battle_fight.h"
#include "support/begun_war.h"

/// \file
/// A war that waits for a battle which the program can fight.

namespace flagplot::test {

inline bool can_be_fought(const Save& save, const OpenBattle& open) {
    return FightAtHand::open(save, open.battle, {}).has_value();
}

[[nodiscard]] inline BattleId battle_of(const Save& save) {
    return std::get<OpenBattle>(save.state().stop.value()).battle;
}

}  // namespace flagplot::test
