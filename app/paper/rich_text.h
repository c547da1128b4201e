#pragma once

#include <cmark-gfm.h>

#include <cstdint>
#include <string>
#include <vector>

/// \file
/// Words with their formatting, from a paragraph, a heading or a cell.

namespace flagplot::paper {

enum class Look : std::uint8_t { strong, stressed, code };

/// A part of a text, in bytes.
struct Span {
    Look look{};
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const Span&, const Span&) = default;
};

struct RichText {
    std::string text;
    std::vector<Span> spans = {};

    friend bool operator==(const RichText&, const RichText&) = default;
};

/// The text in a node. The address of a link is written after it.
[[nodiscard]] RichText rich_text_in(cmark_node* node);

/// A text with one format.
[[nodiscard]] RichText in_look(Look look, std::string text);

}  // namespace flagplot::paper
