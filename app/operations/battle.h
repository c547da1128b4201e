#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "operations/battle_fight.h"
#include "operations/progress.h"
#include "paper/battle_papers.h"
#include "store/save.h"

namespace flagplot {

/// An error unless the battle exists and waits for its result.
[[nodiscard]] Result<void> check_open(const Save& save, BattleId battle);

/// Lets the captains of a module fight an open battle to its end, and hands in its result: two
/// commands. If `module` is empty: as for `FightAtHand::open`. None if it was cancelled: then the
/// save has not changed. Errors: those of `FightAtHand`; the battle is not open.
[[nodiscard]] Result<std::optional<Happened>> fight_out(Save& save, BattleId battle,
                                                        const std::string& module,
                                                        const Progress& progress = {});

/// Hands in the result of a battle that was fought to its end, with the orders that are not stored
/// yet. Errors: it is not over; those of every result.
[[nodiscard]] Result<Happened> take_fought(Save& save, FightAtHand& fight);

/// What history says of an open battle. Error: it knows no such battle.
[[nodiscard]] Result<BattleOutcome> outcome_in_history(const Save& save, BattleId battle);

/// Hands that in as the battle's result. Errors: the same; the battle is not open.
[[nodiscard]] Result<Happened> take_history(Save& save, BattleId battle);

/// Writes the papers of a battle into a folder, and none over others; their names.
[[nodiscard]] Result<std::vector<std::filesystem::path>> write_battle_papers(
    const Save& save, BattleId battle, const std::filesystem::path& folder,
    const paper::BattlePapers& wanted);

}  // namespace flagplot
