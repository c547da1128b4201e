#pragma once

#include <cmark-gfm.h>

#include <memory>
#include <string>

#include "paper/drawing.h"
#include "present/picture/document.h"

/// \file
/// The Markdown of a document as cmark-gfm reads it.

namespace flagplot::paper {

/// A text of Markdown, taken apart. HTML in it has become text, and so have pictures that are no
/// plates of the document.
class MarkdownReading {
  public:
    explicit MarkdownReading(const Document& document);

    [[nodiscard]] cmark_node* root() const { return root_.get(); }
    /// Of what has been read, as it has been changed since.
    [[nodiscard]] std::string html() const;
    /// The plate that this paragraph is, if it is nothing but one.
    [[nodiscard]] const Plate* plate_of(cmark_node* paragraph) const;

  private:
    const Document& document_;
    std::unique_ptr<cmark_parser, Releases<cmark_parser_free>> parser_;
    std::unique_ptr<cmark_node, Releases<cmark_node_free>> root_;
};

/// The words in a node and below it, without what they look like.
[[nodiscard]] std::string words_in(cmark_node* node);

}  // namespace flagplot::paper
