#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "cli/command_row.h"
#include "paper/document.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A briefing as files for the screen and for printing: for `brief` and `release`.

namespace flagplot::cli {

inline constexpr ArgumentRow page_option{"--page", Takes::text, false,
                                         "with --pdf: A4, or Letter; without it A4"};

/// The page of `--page`. Error: it is unknown. Throws `WrongUsage` without `--pdf`.
[[nodiscard]] Result<paper::PageSize> page_asked_for(const Arguments& given);

/// In which other forms than Markdown a briefing is written, and where.
struct BriefingFiles {
    std::optional<std::filesystem::path> html;
    std::optional<std::filesystem::path> pdf;
    paper::PageSize page = paper::PageSize::a4;

    [[nodiscard]] bool empty() const { return !html && !pdf; }
};

/// Writes a side's briefing there, with its plot on the real coast; `ending` as in its mail. Never
/// replaces a save. Throws `MachineTrouble`.
void write_briefing(const Book& book, const SideView& view, const std::string& ending,
                    const BriefingFiles& files, Console* console = nullptr);

}  // namespace flagplot::cli
