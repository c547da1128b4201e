#pragma once

#include <cmark-gfm.h>

#include "paper/page_flow.h"
#include "paper/typeset.h"

/// \file
/// A table on pages: its head stands on each of them, its rows break only where one is higher than
/// a page.

namespace flagplot::paper {

void put_table(PageFlow& flow, const Typesetter& typesetter, cmark_node* table);

/// Widths of columns in so much room: as wide as each wants to be, else as little narrower as can
/// be, but if possible not less than `least`. What is left over is shared out. \pre same length
[[nodiscard]] std::vector<double> column_widths(const std::vector<double>& wanted,
                                                const std::vector<double>& least, double room);

}  // namespace flagplot::paper
