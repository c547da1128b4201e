#pragma once

#include <cstdint>
#include <string>

#include "present/picture/document.h"

/// \file
/// Documents as files, by cmark-gfm, cairo and pango. The same document gives the same bytes. What
/// the Markdown says is shown and never obeyed: HTML in it is text, pictures that are no plates are
/// their words.

namespace flagplot::paper {

enum class PageSize : std::uint8_t { a4, letter };

/// One file with style and pictures in it, for a screen of any size and for a printer. Nothing is
/// fetched.
[[nodiscard]] std::string html_of(const Document& document);

/// Upright pages with a title, numbered; plates that are pages lie on their long side. Tables
/// repeat their head on each page and break between rows.
[[nodiscard]] std::string pdf_of(const Document& document, PageSize size);

}  // namespace flagplot::paper
