#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_row.h"
#include "store/save.h"

/// \file
/// The papers of a battle on the disk: out, and the result back.

namespace flagplot::cli {

/// Writes the umpire's contract, a sheet for each side in it and the result to be filled in into a
/// folder, which is made if it is not there, and says what it wrote. If one of the files is there
/// already, nothing is written. Of the sides' sheets one who plays alone (`veiled`) gets his own;
/// he is warned of what the others tell him.
[[nodiscard]] Result<int> write_papers(const Save& save, BattleId battle, const std::string& folder,
                                       std::optional<SeatId> veiled, Console& console);

/// A result as it was handed in, and what in it was not known and had to be filled in.
struct HandedIn {
    ReportBattle report;
    std::vector<std::string> filled;
};

/// Reads a result from a file: the sheet, or the text of a command. The first of several problems
/// is the error; the others go to `console.err`.
[[nodiscard]] Result<HandedIn> result_from(const Save& save, BattleId battle,
                                           const std::string& file, Console& console);

}  // namespace flagplot::cli
