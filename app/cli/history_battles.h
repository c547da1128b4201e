#pragma once

#include "cli/command_row.h"

namespace flagplot::cli {

/// Fights actions of history many times and prints what holds: `history --battles`. The exit status
/// is 1 if a statement does not hold.
[[nodiscard]] Result<int> count_battles(const Arguments& given, Console& console);

}  // namespace flagplot::cli
