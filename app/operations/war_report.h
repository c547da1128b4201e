#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "operations/war_film.h"
#include "paper/document.h"
#include "store/save.h"

/// \file
/// What is read of a war: the report for everybody, a side's newspaper, a film.

namespace flagplot {

struct ReportWanted {
    /// Whose newspaper and film, of what the side has been shown; none: the truth, for everybody.
    std::optional<SeatId> whose = {};
    std::string early = {};                            ///< why the truth is told before the end
    std::string called = "the report";                 ///< what an error calls it
    std::optional<std::filesystem::path> folder = {};  ///< of the report or the newspaper
    paper::PageSize page = paper::PageSize::a4;        ///< of their PDF
    std::optional<FilmWanted> film = {};
};

/// Makes what is wanted and then writes it; the paths of what was written. None: it was cancelled,
/// and nothing was. Errors: those of `reason_to_tell`. Throws `MachineTrouble`.
[[nodiscard]] Result<std::optional<std::vector<std::filesystem::path>>> write_report(
    const Save& save, const ReportWanted& wanted, const Progress& progress = {});

/// A side's newspaper of what it has been shown, in Markdown.
[[nodiscard]] std::string newspaper_of(const Save& save, SeatId seat);

}  // namespace flagplot
