#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_row.h"
#include "present/picture/paper_flow.h"
#include "store/save.h"
#include "toml/source_file.h"

/// \file
/// The papers of a battle on disk: written, and the result read.

namespace flagplot::cli {

/// What to write, and where.
struct PapersWanted {
    std::string folder;  ///< created if necessary
    /// The seat of a solo player, who only gets their own of the sides' papers.
    std::optional<SeatId> veiled;
    std::optional<PaperSize> printed = {};  ///< also as PDF on this paper, and as tables
};

/// Writes the umpire's contract, a sheet for each side in it and the blank result, and says what it
/// wrote. If one of the files exists, nothing is written. Warns a solo player of what the umpire's
/// papers reveal.
[[nodiscard]] Result<int> write_papers(const Save& save, BattleId battle,
                                       const PapersWanted& wanted, Console& console);

/// A result as it was handed in, and what was missing in it and had to be filled in.
struct HandedIn {
    ReportBattle report;
    std::vector<std::string> filled;
};

/// The contents of a file, or of standard input for the name "-".
[[nodiscard]] Result<std::string> text_given(const std::string& file, Console& console);

/// Reads a result from a file, or from standard input for the name "-": the sheet, the table, a few
/// words for each ship, or the text of a command. The first of several problems is the error; the
/// others are written to `console.err`.
[[nodiscard]] Result<HandedIn> result_from(const Save& save, BattleId battle,
                                           const std::string& file, Console& console);

/// The same from a text.
[[nodiscard]] Result<HandedIn> result_in(const Save& save, BattleId battle, const SourceFile& file,
                                         Console& console);

}  // namespace flagplot::cli
