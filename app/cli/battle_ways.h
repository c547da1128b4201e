#pragma once

#include "cli/command_row.h"

/// \file
/// The ways in which `battle` fights a battle, with a file for each.

namespace flagplot::cli {

/// `--auto`: to its end at once, by captains, doctrines and sheets. Its orders are one transaction,
/// its result another.
[[nodiscard]] Result<int> fight_at_once(const Arguments& given, Console& console);

/// `--play`: order by order at the terminal, each in its own transaction.
[[nodiscard]] Result<int> play_battle(const Arguments& given, Console& console);

/// `--with`: by another program, which reads the contract and writes a result.
[[nodiscard]] Result<int> fight_elsewhere(const Arguments& given, Console& console);

/// `--log`: what happened in a battle the program fought, step by step.
[[nodiscard]] Result<int> tell_battle(const Arguments& given, Console& console);

/// `--picture FILE`: the track chart of a battle the program fought.
[[nodiscard]] Result<int> draw_battle(const Arguments& given, Console& console);

/// `--blank-doctrine SIDE`: a doctrine of the module for a side, to be filled in.
[[nodiscard]] Result<int> write_doctrine(const Arguments& given, Console& console);

/// `--view SIDE`: its board, its log and what it may order.
[[nodiscard]] Result<int> view_battle(const Arguments& given, Console& console);

/// `--side SIDE --out FILE`: the same as a paper, on which orders are returned.
[[nodiscard]] Result<int> write_captains_paper(const Arguments& given, Console& console);

/// `--side SIDE --in FILE`: carries out the orders on such a paper, as long as the side is to
/// decide.
[[nodiscard]] Result<int> take_captains_paper(const Arguments& given, Console& console);

}  // namespace flagplot::cli
