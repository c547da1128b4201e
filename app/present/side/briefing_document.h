#pragma once

#include <string>

#include "present/basemap/basemap.h"
#include "present/picture/document.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A side's briefing as a text to mail, with a chart in characters, and as a document, which has
/// its plot instead.

namespace flagplot {

/// The briefing in Markdown, and `ending`: its receipt, or what replaces it. The chart shows the
/// side's own formations, its contacts and its ports (`small_chart`).
[[nodiscard]] std::string briefing_mail(const Book& book, const SideView& view,
                                        const std::string& ending);

/// The same as a document, with the plot after the situation, and a line at the bottom of each
/// page. `basemap`: the real coast of the plot, if its chart has one.
[[nodiscard]] Document briefing_document(const Book& book, const SideView& view,
                                         const std::string& ending, const Basemap* basemap);

}  // namespace flagplot
