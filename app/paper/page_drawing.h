#pragma once

#include "paper/drawing.h"
#include "paper/pages.h"

namespace flagplot::paper {

/// Draws a page where the context stands, a point of the page to a unit of the context: into a file
/// or onto a screen.
void draw(cairo_t* context, const Page& page);

}  // namespace flagplot::paper
