#pragma once

#include <string>

#include "cli/command_row.h"
#include "operations/battle_fight.h"

/// \file
/// The battle that the options of the command line are about.

namespace flagplot::cli {

/// The battle as far as it has been fought, or begun by the module of `--module`. Errors: those of
/// `FightAtHand::open`. Throws `WrongUsage` where several modules could begin it and neither
/// that option nor the campaign names one.
[[nodiscard]] Result<FightAtHand> fight_of(const Arguments& given, const Save& save,
                                           BattleId battle);

/// A battle of the save, named on the command line, and its fight.
struct OpenedFight {
    Save save;
    BattleId battle;
    FightAtHand fight;
};

/// Opens the battle that still waits for its result. Errors: those of `open_save`, `open_battle`
/// and `fight_of`.
[[nodiscard]] Result<OpenedFight> open_fight(const Arguments& given, Save::Access access);

/// The same, even after its result.
[[nodiscard]] Result<OpenedFight> open_any_fight(const Arguments& given, Save::Access access);

/// The side with this name in the battle. Error: there is none; with the nearest name.
[[nodiscard]] Result<tactical::SideIndex> side_in(const FightAtHand& fight,
                                                  const std::string& name);

/// The same if the user may see that side, otherwise an error: `what` would show the enemy's.
[[nodiscard]] Result<tactical::SideIndex> side_shown(const OpenedFight& opened,
                                                     const std::string& name,
                                                     const std::string& what,
                                                     const Arguments& given, Console& console);

}  // namespace flagplot::cli
