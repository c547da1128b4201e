#pragma once

#include <string>
#include <vector>

#include "present/picture/picture.h"

/// \file
/// Pictures as files, by cairo and pango, without a display. The same picture gives the same bytes:
/// letters are not fitted to pixels, nothing is dated, fonts are asked for by name.

namespace flagplot::paper {

/// One pixel a point.
[[nodiscard]] std::string png_of(const Picture& picture);
[[nodiscard]] std::string svg_of(const Picture& picture);
/// One page; a point is a seventy-second of an inch.
[[nodiscard]] std::string pdf_of(const Picture& picture);
/// A page each, of its own size; the first names the file. \pre at least one
[[nodiscard]] std::string pdf_of(const std::vector<Picture>& pages);

/// How wide cairo and pango draw words, in points: what `text_width` should say.
[[nodiscard]] double drawn_width(const Words& words);

}  // namespace flagplot::paper
