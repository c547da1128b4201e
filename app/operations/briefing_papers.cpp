#include "operations/briefing_papers.h"

#include "present/side/briefing_document.h"
#include "store/basemap_file.h"

namespace flagplot {

Document briefing_paper(const Book& book, const SideView& view, const std::string& ending) {
    const auto basemap = read_basemap(book.chart);
    return briefing_document(book, view, ending, basemap ? &*basemap : nullptr);
}

BriefingPapers briefing_papers(const Book& book, const SideView& view, const std::string& ending,
                               const PaperFormats& wanted) {
    BriefingPapers papers;
    if (!wanted.html && !wanted.pdf) return papers;
    const Document document = briefing_paper(book, view, ending);
    if (wanted.html) papers.html = paper::html_of(document);
    if (wanted.pdf) papers.pdf = paper::pdf_of(document, wanted.page);
    return papers;
}

}  // namespace flagplot
