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
/// is one transaction, as with the command `battle`.

namespace flagplot::desk {

/// Which battle, and who the viewer is.
struct BattleWanted {
    BattleId battle;
    std::string module;          ///< with which to begin it; empty: as for `FightAtHand::open`
    std::optional<SideId> side;  ///< the only side whose view may be shown; none: the side to act
    std::set<tactical::SideIndex> captains = {};  ///< whose captains decide
};

/// The battle that the turn waits for; none for a side that is not in it.
[[nodiscard]] std::optional<BattleId> battle_awaited(const Save& save, std::optional<SideId> side);

/// Errors: those of `FightAtHand::open`; the side is not in the battle.
[[nodiscard]] Result<BattleShown> battle_shown(const Save& save, const BattleWanted& wanted);

/// Gives an order of the side that is to act, and those that captains give until a person is to
/// act. Errors: those of the module; the viewer's side is not to act.
[[nodiscard]] Result<std::string> give_battle_order(const std::filesystem::path& file,
                                                    const BattleWanted& wanted,
                                                    const std::string& order,
                                                    const std::stop_token& stop);

/// Lets captains give this part of the orders.
[[nodiscard]] Result<std::string> captains_battle_orders(const std::filesystem::path& file,
                                                         const BattleWanted& wanted,
                                                         CaptainsPart part,
                                                         const std::stop_token& stop);

/// Takes the last order back, with those that captains gave after it. Error: the last command is
/// not an order of this battle.
[[nodiscard]] Result<std::string> take_back_battle_order(const std::filesystem::path& file,
                                                         BattleId battle);

/// Enters the result into the campaign. Errors: the battle is not over; those of every result.
[[nodiscard]] Result<std::string> take_battle_result(const std::filesystem::path& file,
                                                     const BattleWanted& wanted);

/// History's result enters the campaign, of this battle or of the one that the turn waits for.
/// Errors: no battle waits; history knows none like it.
[[nodiscard]] Result<std::string> take_history(const std::filesystem::path& file,
                                               std::optional<SideId> side,
                                               const TakeHistory& wanted);

}  // namespace flagplot::desk
