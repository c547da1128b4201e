#pragma once

#include <string>

#include "present/basemap/basemap.h"
#include "present/picture/document.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A side's briefing as a text to mail, with a chart in characters, and as a paper, which has its
/// plot instead.

namespace flagplot {

/// The briefing in Markdown, and `ending`: its receipt, or what stands in its place. The chart is
/// round the side's own formations, its contacts and its ports (`small_chart`).
[[nodiscard]] std::string briefing_mail(const Book& book, const SideView& view,
                                        const std::string& ending);

/// The same as a paper: behind the situation the plot, and a line at the foot of each page.
/// `basemap`: the real coast of the plot, if its chart has one.
[[nodiscard]] Document briefing_document(const Book& book, const SideView& view,
                                         const std::string& ending, const Basemap* basemap);

}  // namespace flagplot
