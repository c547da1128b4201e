#include <cairo-pdf.h>
#include <fmt/format.h>

#include "paper/document.h"
#include "paper/page_drawing.h"

namespace flagplot::paper {

namespace {

void add_bookmarks(cairo_surface_t* surface, const std::vector<Bookmark>& bookmarks) {
    int section = CAIRO_PDF_OUTLINE_ROOT;
    for (const Bookmark& each : bookmarks) {
        const int parent = each.level == 1 ? CAIRO_PDF_OUTLINE_ROOT : section;
        const std::string target = fmt::format("page={} pos=[0 {:.1f}]", each.page, each.y);
        const int added =
            cairo_pdf_surface_add_outline(surface, parent, each.name.c_str(), target.c_str(),
                                          static_cast<cairo_pdf_outline_flags_t>(0));
        if (each.level == 1) section = added;
    }
}

}  // namespace

std::string pdf_of(const Document& document, PageSize size) {
    const Pages composed = pages_of(document, size);
    std::string bytes;
    const Page& first = composed.pages.front();
    const Surface surface(
        cairo_pdf_surface_create_for_stream(append, &bytes, first.width, first.height));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, document.title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Flagplot");
    // constant, or the same document would not give the same file
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                   "1970-01-01T00:00:00Z");
    {
        const Cairo context(cairo_create(surface.get()));
        for (const Page& page : composed.pages) {
            cairo_pdf_surface_set_size(surface.get(), page.width, page.height);
            draw(context.get(), page);
            cairo_show_page(context.get());
        }
        add_bookmarks(surface.get(), composed.bookmarks);
    }
    cairo_surface_finish(surface.get());
    return bytes;
}

}  // namespace flagplot::paper
