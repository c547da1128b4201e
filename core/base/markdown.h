#pragma once

#include <fmt/format.h>

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// \file
/// The Markdown of papers, as a type of its own. It is made from literals of the program and by
/// `markdown`, which quotes every text it is given. Words of people, including names, cannot begin
/// a heading, a list, a table or lines of code, cannot be a tag, a picture or a link, and cannot
/// hide what is read. An unquoted text does not compile.

namespace flagplot {

class Markdown {
  public:
    Markdown() = default;
    template <std::size_t size>
    Markdown(const char (&literal)[size]) : text_(literal) {}  // NOLINT(*explicit*): as it stands

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return text_.empty(); }

    Markdown& operator+=(const Markdown& more) {
        text_ += more.text_;
        return *this;
    }
    friend Markdown operator+(Markdown a, const Markdown& b) { return a += b; }

  private:
    friend Markdown markdown_as_made(std::string text);

    std::string text_;
};

/// Only for what the functions of this file have made.
[[nodiscard]] Markdown markdown_as_made(std::string text);

/// Words as Markdown that shows exactly these words in one line; a space at either end is kept.
[[nodiscard]] std::string markdown_quoted(std::string_view words);

namespace markdown_parts {

inline const std::string& shown(const Markdown& part) { return part.text(); }
template <class T>
    requires std::convertible_to<const T&, std::string_view>
std::string shown(const T& words) {
    return markdown_quoted(words);
}
template <class T>
    requires std::integral<T>
T shown(T number) {
    return number;
}
template <class T>
using Shown = std::remove_cvref_t<decltype(shown(std::declval<const T&>()))>;

}  // namespace markdown_parts

/// Like `fmt::format`: Markdown and numbers are inserted as they are, and every text is quoted.
template <class... Parts>
[[nodiscard]] Markdown markdown(fmt::format_string<markdown_parts::Shown<Parts>...> form,
                                const Parts&... parts) {
    return markdown_as_made([&](markdown_parts::Shown<Parts>... shown) {
        return fmt::vformat(fmt::string_view(form), fmt::make_format_args(shown...));
    }(markdown_parts::shown(parts)...));
}

/// A text to be typed as it is, within a line.
[[nodiscard]] Markdown code(std::string_view text);

/// Lines to be typed or kept as they are. None of them can end the block.
[[nodiscard]] Markdown code_lines(const std::vector<std::string>& lines);

/// A drawing in characters, line by line. Words in it are shown as they are, blanks are kept, and
/// nothing in it can end it. Empty if `text` is.
[[nodiscard]] Markdown drawing(std::string_view text);

/// Markdown by an author, to be read as such: headings (never of the first rank), lists, emphasis
/// and lines of code are kept; tags, pictures and links are shown as text; invisible characters are
/// left out; unfinished lines of code end with it.
[[nodiscard]] Markdown authors_markdown(std::string_view text);

/// Words like `markdown_quoted`, but for a place where no heading or list can begin: "-" stays "-".
[[nodiscard]] std::string markdown_quoted_in_cell(std::string_view words);

/// A cell of a table.
struct Cell {
    std::string text;

    template <class T>
        requires std::convertible_to<const T&, std::string_view>
    Cell(const T& words)  // NOLINT(*explicit*): as an argument
        : text(markdown_quoted_in_cell(words)) {}
    Cell(const Markdown& part);  // NOLINT(*explicit*): as an argument
};

/// A row of a table.
[[nodiscard]] Markdown table_row(const std::vector<Cell>& cells);

/// The titles of a table and the line below them.
[[nodiscard]] Markdown table_head(const std::vector<Cell>& titles);

/// With a capital at the beginning. \pre not empty
[[nodiscard]] std::string capitalised(std::string text);

}  // namespace flagplot
