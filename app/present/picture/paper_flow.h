#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "present/picture/palette.h"
#include "present/picture/picture.h"

/// \file
/// Pages of a paper that are filled from top to bottom, black on white. In points of the page, as
/// in present/picture/picture.h.

namespace flagplot {

struct PaperSize {
    double width = 0;
    double height = 0;

    /// In landscape format.
    [[nodiscard]] PaperSize lying() const { return {height, width}; }
};
inline constexpr PaperSize a4_paper{595.28, 841.89};
inline constexpr PaperSize letter_paper{612, 792};

/// Letters of a paper.
struct Type {
    double size = 9;
    Face face = Face::sans;
};

inline constexpr Ink print_ink = ink(0x000000);
inline constexpr Ink faint_print_ink = ink(0x5a5a5a);  ///< lines, and texts of little importance

/// A text in lines no wider than this; where a line has no blank, it is broken between letters.
[[nodiscard]] std::vector<std::string> in_lines(std::string_view text, double width,
                                                const Type& type);

/// The distance between lines.
[[nodiscard]] constexpr double line_height(const Type& type) { return type.size * 1.3; }

/// Pages, and how far the last one is filled.
class PaperFlow {
  public:
    static constexpr double margin = 34;
    static constexpr double foot = 14;  ///< at the bottom, for the number of the page

    PaperFlow(PaperSize size, std::string title);

    [[nodiscard]] double left() const { return margin; }
    [[nodiscard]] double right() const { return size_.width - margin; }
    [[nodiscard]] double width() const { return right() - left(); }
    [[nodiscard]] double y() const { return y_; }
    [[nodiscard]] double room() const { return size_.height - margin - foot - y_; }
    /// The height of a whole page.
    [[nodiscard]] double page_room() const { return size_.height - 2 * margin - foot; }

    void break_page();
    /// Begins a new page if this one has less room; true if it did.
    bool need(double height);
    void skip(double height) { y_ += height; }

    void draw(Feature feature, std::string subject, decltype(Primitive::drawn) drawn);
    void on_chart(Feature feature, std::string subject, decltype(Primitive::drawn) drawn);
    void set_chart(const Box& chart) { pages_.back().chart = chart; }

    /// A line of words with its centre at this height; does not change `y`.
    void words(Point at, const std::string& text, const Type& type, Align align = Align::left);
    void faint_words(Point at, const std::string& text, const Type& type,
                     Align align = Align::left);
    void rule(Point from, Point to, double thick = 0.6, Dash dash = Dash::solid);
    void frame(const Box& box, double thick = 0.6);

    /// Lines from here on, over the whole width, `indent` to the right, with page breaks.
    void text(std::string_view text, const Type& type = {}, double indent = 0);
    void heading(std::string_view text);

    /// A sample of a side's pattern in its colour.
    void swatch(const Box& box, const SideStyle& style);

    /// The pages, with numbers at the bottom.
    [[nodiscard]] std::vector<Picture> pages() const;

  private:
    PaperSize size_;
    std::string title_;
    std::vector<Picture> pages_;
    double y_ = 0;
};

}  // namespace flagplot
