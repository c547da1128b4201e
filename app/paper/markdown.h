#pragma once

#include <cmark-gfm.h>

#include <memory>
#include <string>

#include "paper/drawing.h"
#include "present/picture/document.h"

/// \file
/// The Markdown of a document as cmark-gfm reads it.

namespace flagplot::paper {

/// A parsed text in Markdown. HTML in it has become text, and so have pictures that are not plates
/// of the document.
class MarkdownReading {
  public:
    explicit MarkdownReading(const Document& document);

    [[nodiscard]] cmark_node* root() const { return root_.get(); }
    /// Of what was read, with later changes.
    [[nodiscard]] std::string html() const;
    /// The plate in this paragraph, if there is nothing else in it.
    [[nodiscard]] const Plate* plate_of(cmark_node* paragraph) const;

  private:
    const Document& document_;
    std::unique_ptr<cmark_parser, Releases<cmark_parser_free>> parser_;
    std::unique_ptr<cmark_node, Releases<cmark_node_free>> root_;
};

/// The words in a node and below it, without formatting.
[[nodiscard]] std::string words_in(cmark_node* node);

}  // namespace flagplot::paper
