#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_row.h"
#include "present/picture/paper_flow.h"
#include "store/save.h"
#include "toml/source_file.h"

/// \file
/// The papers of a battle on the disk: out, and the result back.

namespace flagplot::cli {

/// What is to be written, and where.
struct PapersWanted {
    std::string folder;                     ///< made if it is not there
    std::optional<SeatId> veiled;           ///< of the sides' papers a solo player gets his own
    std::optional<PaperSize> printed = {};  ///< as PDF on this paper too, and as tables
};

/// Writes the umpire's contract, a sheet for each side in it and the result to be filled in, and
/// says what it wrote. If one of the files is there already, nothing is written. A solo player
/// is warned of what the umpire's papers reveal.
[[nodiscard]] Result<int> write_papers(const Save& save, BattleId battle,
                                       const PapersWanted& wanted, Console& console);

/// A result as it was handed in, and what in it was not known and had to be filled in.
struct HandedIn {
    ReportBattle report;
    std::vector<std::string> filled;
};

/// What is in a file, or comes in on standard input where its name is "-".
[[nodiscard]] Result<std::string> text_given(const std::string& file, Console& console);

/// Reads a result from a file, or standard input where its name is "-": the sheet, the table, a few
/// words for each ship, or the text of a command. The first of several problems is the error; the
/// others go to `console.err`.
[[nodiscard]] Result<HandedIn> result_from(const Save& save, BattleId battle,
                                           const std::string& file, Console& console);

/// The same of a text that is at hand.
[[nodiscard]] Result<HandedIn> result_in(const Save& save, BattleId battle, const SourceFile& file,
                                         Console& console);

}  // namespace flagplot::cli
