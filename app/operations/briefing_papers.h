#pragma once

#include <string>

#include "paper/document.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A briefing beside its Markdown: for a screen and for a printer, its plot over the real coast.

namespace flagplot {

struct PaperFormats {
    bool html = false;
    bool pdf = false;
    paper::PageSize page = paper::PageSize::a4;
};

/// The bytes of what was wanted; the others are empty.
struct BriefingPapers {
    std::string html;
    std::string pdf;
};

/// The briefing as a paper. `ending`: what stands below it in its mail, the receipt.
[[nodiscard]] Document briefing_paper(const Book& book, const SideView& view,
                                      const std::string& ending);

/// The same as files.
[[nodiscard]] BriefingPapers briefing_papers(const Book& book, const SideView& view,
                                             const std::string& ending, const PaperFormats& wanted);

}  // namespace flagplot
