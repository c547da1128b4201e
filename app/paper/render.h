#pragma once

#include <string>
#include <vector>

#include "present/picture/picture.h"

/// \file
/// Pictures as files, made with cairo and pango, without a display. The same picture gives the same
/// bytes: letters are not fitted to pixels, there are no dates, and fonts are selected by name.

namespace flagplot::paper {

/// One pixel for each point.
[[nodiscard]] std::string png_of(const Picture& picture);
[[nodiscard]] std::string svg_of(const Picture& picture);
/// One page; a point is a seventy-second of an inch.
[[nodiscard]] std::string pdf_of(const Picture& picture);
/// One page for each picture, of its own size; the first gives the file its title. \pre at least
/// one
[[nodiscard]] std::string pdf_of(const std::vector<Picture>& pages);

/// How wide cairo and pango draw words, in points: what `text_width` should say.
[[nodiscard]] double drawn_width(const Words& words);

}  // namespace flagplot::paper
