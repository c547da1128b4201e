#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "operations/battle_fight.h"
#include "operations/progress.h"
#include "paper/battle_papers.h"
#include "store/save.h"

namespace flagplot {

/// The battle is there and waits for its result; else an error.
[[nodiscard]] Result<void> check_open(const Save& save, BattleId battle);

/// Has the captains of a module fight an open battle to its end and hands its result in: two
/// commands. `module` empty: as for `FightAtHand::open`. None where it was cancelled:
/// then the save is as it was. Errors: those of `FightAtHand`; the battle is not open.
[[nodiscard]] Result<std::optional<Happened>> fight_out(Save& save, BattleId battle,
                                                        const std::string& module,
                                                        const Progress& progress = {});

/// Hands in the result of a battle that was fought to its end, with what is not kept of it yet.
/// Errors: it is not over; what refuses every result.
[[nodiscard]] Result<Happened> take_fought(Save& save, FightAtHand& fight);

/// Writes the papers of a battle into a folder, and none over others; their names.
[[nodiscard]] Result<std::vector<std::filesystem::path>> write_battle_papers(
    const Save& save, BattleId battle, const std::filesystem::path& folder,
    const paper::BattlePapers& wanted);

}  // namespace flagplot
