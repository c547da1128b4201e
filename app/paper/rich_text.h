#pragma once

#include <cmark-gfm.h>

#include <cstdint>
#include <string>
#include <vector>

/// \file
/// Words with what they look like, out of a paragraph, a heading or a cell.

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

/// What stands in a node. Behind a link stands where it leads to.
[[nodiscard]] RichText rich_text_in(cmark_node* node);

/// The same in one look.
[[nodiscard]] RichText in_look(Look look, std::string text);

}  // namespace flagplot::paper
