#pragma once

#include <cstdint>
#include <optional>

#include "cli/battle_papers.h"
#include "cli/command_row.h"
#include "store/save.h"
#include "tactical/module.h"

/// \file
/// Which battle is meant, and how its result is shown, checked and accepted. The same for all ways
/// of fighting it.

namespace flagplot::cli {

/// The battle with this number, which is the player's own number in a solo campaign; without a
/// number, the battle that the turn waits for.
[[nodiscard]] Result<BattleId> battle_meant(const CampaignState& state,
                                            std::optional<std::uint64_t> number);

/// The same, if it still waits for its result.
[[nodiscard]] Result<BattleId> open_battle(const CampaignState& state,
                                           std::optional<std::uint64_t> number);

/// Should the umpire see what a result changes?
enum class Difference : std::uint8_t { shown, hidden };

/// Enters a result, by the options of the command line: `--overrule`; with `--dry`, only shows what
/// it would do.
[[nodiscard]] Result<int> take(const Arguments& given, Save& save, HandedIn result,
                               Difference difference, Console& console);

/// The result of a module or a program, in the campaign's words.
[[nodiscard]] Result<HandedIn> handed_in(const Save& save, BattleId battle,
                                         const tactical::BattleResult& result);

}  // namespace flagplot::cli
