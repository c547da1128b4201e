#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "present/desk/battle/battle_panel.h"
#include "store/save.h"

/// \file
/// A battle of the save, fought at the desk: what is shown of it, and what is ordered. Each request
/// is one transaction, as those of the command `battle` are.

namespace flagplot::desk {

/// Which battle, and who looks at it.
struct BattleWanted {
    BattleId battle;
    std::string module;          ///< to begin it; empty: as for `FightAtHand::open`
    std::optional<SideId> side;  ///< whose view alone may be shown; none: the one to act
    std::set<tactical::SideIndex> captains = {};  ///< whose captains decide
};

/// The battle that the turn waits for; none for a side that is not in it.
[[nodiscard]] std::optional<BattleId> battle_awaited(const Save& save, std::optional<SideId> side);

/// Errors: those of `FightAtHand::open`; the side is not in the battle.
[[nodiscard]] Result<BattleShown> battle_shown(const Save& save, const BattleWanted& wanted);

/// An order of the side that is to act, and what captains order behind it until somebody else is.
/// Errors: those of the module; the viewer's side is not to act.
[[nodiscard]] Result<std::string> give_battle_order(const std::filesystem::path& file,
                                                    const BattleWanted& wanted,
                                                    const std::string& order,
                                                    const std::stop_token& stop);

/// What this part of the orders comes to when captains give them.
[[nodiscard]] Result<std::string> captains_battle_orders(const std::filesystem::path& file,
                                                         const BattleWanted& wanted,
                                                         CaptainsPart part,
                                                         const std::stop_token& stop);

/// Takes the last order back, with what captains ordered behind it. Error: the last command is no
/// order of this battle.
[[nodiscard]] Result<std::string> take_back_battle_order(const std::filesystem::path& file,
                                                         BattleId battle);

/// The result enters the campaign. Errors: the battle is not over; what refuses every result.
[[nodiscard]] Result<std::string> take_battle_result(const std::filesystem::path& file,
                                                     const BattleWanted& wanted);

}  // namespace flagplot::desk
