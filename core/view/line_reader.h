#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/lexer.h"
#include "chart/square.h"

/// \file
/// What a line of orders has besides words: squares, and names of several words.

namespace flagplot {

/// Commas, semicolons, asterisks and backticks separate the words of an order, as spaces do.
inline constexpr Lexis order_words{
    .separators = " ,;*`", .has_quotes = true, .has_remarks = true, .is_mailed = true};

class LineReader : public WordReader {
  public:
    explicit LineReader(std::string_view line, const Lexis& lexis = order_words)
        : WordReader(line, lexis) {}

    /// A whole number from `lowest` to `highest_number`; `what` names it in messages.
    [[nodiscard]] Result<std::int32_t> take_number(std::string_view what, std::int32_t lowest);
    /// A square. `keyword` is a word that could stand here instead, or empty.
    [[nodiscard]] Result<Square> take_square(std::string_view expected, std::string_view keyword);

    /// Takes one of these names, in quotation marks or word by word, and returns its place among
    /// them. It is the longest that fits here; of equally long ones, the one in exactly the same
    /// letters, else the first.
    [[nodiscard]] std::optional<std::size_t> take_name(const std::vector<std::string>& names);
    /// The error if none of these names or keywords stands here. \pre not at the end
    [[nodiscard]] Failure no_name(ErrorCode code, const std::vector<std::string>& names,
                                  const std::vector<std::string>& keywords) const;

  private:
    [[nodiscard]] std::string joined_ahead(std::size_t count) const;
    [[nodiscard]] bool stands_here(const std::vector<std::string>& name) const;
    [[nodiscard]] bool breaks_off_here(const std::vector<std::string>& names) const;
};

/// The words of a name in a line without quotation marks; none if it needs them.
[[nodiscard]] std::vector<std::string> words_of_name(std::string_view name);

/// Does a name of these words begin with those?
[[nodiscard]] bool begins_with(const std::vector<std::string>& name,
                               const std::vector<std::string>& words);

/// The square that was probably meant by a word that names no square, or an unsuitable one: the
/// word with one character left out, or two neighbours exchanged. Empty if there is no such square.
[[nodiscard]] std::string nearest_square(std::string_view word,
                                         const std::function<bool(Square)>& is_good);

}  // namespace flagplot
