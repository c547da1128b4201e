#pragma once

#include <cstdint>
#include <optional>

#include "cli/battle_papers.h"
#include "cli/command_row.h"
#include "store/save.h"
#include "tactical/module.h"

/// \file
/// Which battle is meant, and how a result comes in: shown, checked, taken. The same for every way
/// of fighting it.

namespace flagplot::cli {

/// The battle of this number, which is a number of his own to a solo player; without one, the
/// battle the turn waits for.
[[nodiscard]] Result<BattleId> battle_meant(const CampaignState& state,
                                            std::optional<std::uint64_t> number);

/// The same, and it still waits for its result.
[[nodiscard]] Result<BattleId> open_battle(const CampaignState& state,
                                           std::optional<std::uint64_t> number);

/// Should the umpire see what a result changes?
enum class Difference : std::uint8_t { shown, hidden };

/// Takes a result, by the options of the command line: `--overrule`, and with `--dry` it is only
/// shown what it would do.
[[nodiscard]] Result<int> take(const Arguments& given, Save& save, HandedIn result,
                               Difference difference, Console& console);

/// What a module or a program gave, in the campaign's words.
[[nodiscard]] Result<HandedIn> handed_in(const Save& save, BattleId battle,
                                         const tactical::BattleResult& result);

}  // namespace flagplot::cli
