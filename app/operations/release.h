#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "operations/briefing_papers.h"
#include "operations/showing.h"
#include "store/save.h"

/// \file
/// Shows the sides what they were told, and writes the files to send them.

namespace flagplot {

/// Where the sides' briefings and views are written, and in which other forms.
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
    TurnNumber turn;        ///< that the sides have to order next
    bool is_again = false;  ///< nothing was released: these are the files of the last release
    std::vector<SideId> held_back;  ///< the sides for which something still waits, sorted
    std::vector<SideMail> mail;     ///< empty if no files were asked for
};

/// Releases what waits for these sides, or for all that are due (`sides_due`), and writes their
/// files. These are written first, so that nothing is released if a folder cannot be written.
/// Before the first turn, when nothing waits, writes the first briefings. Errors:
/// `problem_with_release`. Throws `MachineTrouble`.
[[nodiscard]] Result<ReleaseDone> release(Save& save, const std::optional<ReleaseFiles>& files,
                                          std::vector<SideId> sides = {});

/// Writes the files of the last release to each of these sides again, or to all. Throws
/// `MachineTrouble`.
[[nodiscard]] ReleaseDone release_again(const Save& save, const ReleaseFiles& files,
                                        const std::vector<SideId>& sides = {});

/// The briefing that the last release sent to each of these sides, or to all, with its receipt.
[[nodiscard]] std::vector<std::string> mail_again(const Save& save,
                                                  const std::vector<SideId>& sides);

/// Every side's briefing as a release now would print it, in the order of the sides; for a side
/// without anything waiting, as the last release left it.
[[nodiscard]] std::vector<Document> papers_to_read(const Save& save);

}  // namespace flagplot
