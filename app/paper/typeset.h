#pragma once

#include <memory>
#include <vector>

#include "paper/drawing.h"
#include "paper/rich_text.h"
#include "present/picture/palette.h"

/// \file
/// Words broken into lines of a given width, with pango.

namespace flagplot::paper {

enum class TypeFace : std::uint8_t { serif, sans, mono };

/// How a text is printed; distances in points.
struct TypeStyle {
    TypeFace face = TypeFace::sans;
    double size = 8.5;
    double leading = 12;  ///< from line to line
    bool is_bold = false;
    Ink ink = {};
    Align align = Align::left;
    double hanging = 0;  ///< by which all lines but the first are moved to the right
};

/// A text in lines, each `leading` high.
struct SetText {
    std::shared_ptr<PangoLayout> layout;
    TypeStyle style;
    std::vector<double> indents;  ///< for each line, how far to the right it begins
    double width = 0;             ///< of the widest

    [[nodiscard]] int lines() const { return static_cast<int>(indents.size()); }
    [[nodiscard]] double height() const { return lines() * style.leading; }
};

class Typesetter {
  public:
    Typesetter();

    /// Breaks between words, and inside a word only if it does not fit in a line.
    [[nodiscard]] SetText set(const RichText& text, const TypeStyle& style, double width) const;
    /// Its width in one line.
    [[nodiscard]] double width_of(const RichText& text, const TypeStyle& style) const;
    /// The width of its longest word.
    [[nodiscard]] double longest_word_of(const RichText& text, const TypeStyle& style) const;

  private:
    [[nodiscard]] Layout layout_of(const RichText& text, const TypeStyle& style) const;

    std::unique_ptr<PangoContext, Releases<g_object_unref>> context_;
};

}  // namespace flagplot::paper
