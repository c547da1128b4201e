#pragma once

#include "paper/drawing.h"
#include "paper/pages.h"

namespace flagplot::paper {

/// Draws a page at the context's origin, a point of the page as one unit of the context: into a
/// file or on a screen.
void draw(cairo_t* context, const Page& page);

}  // namespace flagplot::paper
