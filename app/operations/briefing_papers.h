#pragma once

#include <string>

#include "paper/document.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A briefing in other forms than Markdown: for a screen and for a printer, with its plot on the
/// real coast.

namespace flagplot {

struct PaperFormats {
    bool html = false;
    bool pdf = false;
    paper::PageSize page = paper::PageSize::a4;
};

/// The bytes of the forms that were asked for; the others are empty.
struct BriefingPapers {
    std::string html;
    std::string pdf;
};

/// The briefing as a document. `ending` is what follows it in its mail: the receipt.
[[nodiscard]] Document briefing_paper(const Book& book, const SideView& view,
                                      const std::string& ending);

/// The same as files.
[[nodiscard]] BriefingPapers briefing_papers(const Book& book, const SideView& view,
                                             const std::string& ending, const PaperFormats& wanted);

}  // namespace flagplot
