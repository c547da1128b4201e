#pragma once

#include <string>
#include <string_view>

#include "present/picture/picture.h"

/// \file
/// A picture as SVG to stand in a page of HTML: short, with letters that stay letters. Where the
/// reader has no B612 its words are fitted into the room they were given.

namespace flagplot::paper {

/// What is named in it begins with `name`, so that several can stand in one page.
[[nodiscard]] std::string svg_in_page(const Picture& picture, std::string_view name);

/// `text` between the tags of HTML, or in one of its attributes.
[[nodiscard]] std::string html_escaped(std::string_view text);

}  // namespace flagplot::paper
