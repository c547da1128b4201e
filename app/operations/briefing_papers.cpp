#include "operations/briefing_papers.h"

#include "present/side/briefing_document.h"
#include "store/ground_file.h"

namespace flagplot {

BriefingPapers briefing_papers(const Book& book, const SideView& view, const std::string& ending,
                               const PaperFormats& wanted) {
    BriefingPapers papers;
    if (!wanted.html && !wanted.pdf) return papers;
    const auto ground = read_real_ground(book.chart);
    const Document document = briefing_document(book, view, ending, ground ? &*ground : nullptr);
    if (wanted.html) papers.html = paper::html_of(document);
    if (wanted.pdf) papers.pdf = paper::pdf_of(document, wanted.page);
    return papers;
}

}  // namespace flagplot
