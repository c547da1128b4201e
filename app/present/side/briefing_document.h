#pragma once

#include "base/digest.h"
#include "present/ground/real_ground.h"
#include "present/picture/document.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A side's briefing as a paper: the Markdown it is sent, and its plot behind the situation.

namespace flagplot {

/// `markdown` is the side's briefing as it was sent, with its receipt; nothing is added to it but
/// the plot and the line at the foot of each page. `ground`: the real coast of the plot, if its
/// chart has one.
[[nodiscard]] Document briefing_document(const Book& book, const SideView& view,
                                         const std::string& markdown, const RealGround* ground);

}  // namespace flagplot
