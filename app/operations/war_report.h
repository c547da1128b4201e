#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "operations/war_film.h"
#include "paper/document.h"
#include "store/save.h"

/// \file
/// What can be read about a war: the report for everybody, a side's newspaper, a film.

namespace flagplot {

struct ReportWanted {
    /// The seat whose newspaper and film are made, from what the side has been shown; none: the
    /// truth, for everybody.
    std::optional<SeatId> whose = {};
    std::string early = {};                            ///< why the truth is told before the end
    std::string called = "the report";                 ///< its name in errors
    std::optional<std::filesystem::path> folder = {};  ///< for the report or the newspaper
    paper::PageSize page = paper::PageSize::a4;        ///< of their PDF
    std::optional<FilmWanted> film = {};
};

/// Makes everything that was asked for, then writes it. Returns the paths; none if it was
/// cancelled, and then nothing was written. Errors: those of `reason_to_tell`. Throws
/// `MachineTrouble`.
[[nodiscard]] Result<std::optional<std::vector<std::filesystem::path>>> write_report(
    const Save& save, const ReportWanted& wanted, const Progress& progress = {});

/// A side's newspaper in Markdown, from what the side has been shown.
[[nodiscard]] std::string newspaper_of(const Save& save, SeatId seat);

}  // namespace flagplot
