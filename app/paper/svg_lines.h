#pragma once

#include <string>
#include <string_view>

#include "present/picture/picture.h"

/// \file
/// A picture as SVG in a page of HTML: short, with text as text. If the reader has no B612, words
/// are fitted into their room.

namespace flagplot::paper {

/// Ids in it begin with `name`, so that several can be in one page.
[[nodiscard]] std::string svg_in_page(const Picture& picture, std::string_view name);

/// `text` for use between the tags of HTML, or in an attribute.
[[nodiscard]] std::string html_escaped(std::string_view text);

}  // namespace flagplot::paper
