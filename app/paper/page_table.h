#pragma once

#include <cmark-gfm.h>

#include "paper/page_flow.h"
#include "paper/typeset.h"

/// \file
/// A table on pages: each page has its head, and rows are broken only if they are higher than a
/// page.

namespace flagplot::paper {

void put_table(PageFlow& flow, const Typesetter& typesetter, cmark_node* table);

/// Widths of columns in this room: as wide as each needs; if that is too much, narrower by as
/// little as possible, and not less than `least` if possible. Remaining room is divided among them.
/// \pre same length
[[nodiscard]] std::vector<double> column_widths(const std::vector<double>& wanted,
                                                const std::vector<double>& least, double room);

}  // namespace flagplot::paper
