#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "operations/briefing_papers.h"
#include "operations/showing.h"
#include "store/save.h"

/// \file
/// Showing the sides what they were told, with the files each of them is sent.

namespace flagplot {

/// Where the sides' briefings and views go, and what else of each briefing.
struct ReleaseFiles {
    std::filesystem::path folder;
    PaperFormats papers = {};
};

/// The files of one side.
struct SideMail {
    SideId side;
    std::vector<std::filesystem::path> files;
};

struct ReleaseDone {
    TurnNumber turn;             ///< that the sides have before them now
    bool is_again = false;       ///< nothing was released: these are the files of the last release
    std::vector<SideMail> mail;  ///< none where no files were asked for
};

/// Releases what waits; its files are written first, so that a folder which cannot be written
/// leaves the turn unreleased. Before the first turn, when nothing waits, the first briefings are
/// written. Errors: `nothing_to_release`. Throws `MachineTrouble`.
[[nodiscard]] Result<ReleaseDone> release(Save& save, const std::optional<ReleaseFiles>& files);

/// The files of the last release once more; of one side, or of all.
/// Throws `MachineTrouble`.
[[nodiscard]] ReleaseDone release_again(const Save& save, const ReleaseFiles& files,
                                        std::optional<SeatId> alone);

/// A side's briefing as it is sent, with its receipt.
[[nodiscard]] std::string mail_to(const Book& book, const Showing& shown);

/// Every side's briefing as it will be printed by a release made now, in the order of the sides;
/// where nothing waits for one, as the last release left it.
[[nodiscard]] std::vector<Document> papers_to_read(const Save& save);

}  // namespace flagplot
