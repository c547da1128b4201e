#pragma once

#include <cstdint>
#include <string>

#include "present/picture/document.h"

/// \file
/// Documents as files, made with cmark-gfm, cairo and pango. The same document gives the same
/// bytes. Markdown is only shown, never executed: HTML in it is text, and pictures that are not
/// plates are shown as their words.

namespace flagplot::paper {

enum class PageSize : std::uint8_t { a4, letter };

/// One file that includes its style and pictures, for screens of any size and for printing. It
/// loads nothing.
[[nodiscard]] std::string html_of(const Document& document);

/// Upright pages with a title and numbers; plates with their own page are in landscape format.
/// Tables repeat their head on each page and break between rows.
[[nodiscard]] std::string pdf_of(const Document& document, PageSize size);

}  // namespace flagplot::paper
