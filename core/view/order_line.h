#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "view/line_reader.h"
#include "view/notation.h"

/// \file
/// How a line of orders is read: the grammar as tables of rows, each with the word it begins with.

namespace flagplot {

/// A line of orders and the names it may use.
class OrderLine : public LineReader {
  public:
    /// \pre the roster outlives the line
    OrderLine(std::string_view text, const Roster& roster) : LineReader(text), roster_(roster) {}

    [[nodiscard]] const Roster& roster() const { return roster_; }

    /// An own formation: its id, its name in full or as far as the first comma, or "F3". The error
    /// is about the formation, or names the choices where the name fits several.
    [[nodiscard]] Result<OwnNumber> take_formation();
    /// A square by its name on the chart or by that of a place there; `keyword` is what else might
    /// stand here, or empty.
    [[nodiscard]] Result<Square> take_square(std::string_view expected, std::string_view keyword);
    /// "until turn 7", where it stands here.
    [[nodiscard]] Result<std::optional<TurnNumber>> take_until();

    /// No formation is named here: the nearest name, of these words too. \pre not at the end
    [[nodiscard]] Failure no_formation_here(const std::vector<std::string>& words) const;

  private:
    [[nodiscard]] std::optional<OwnNumber> formation_of_next_word() const;
    [[nodiscard]] Result<Square> take_place(std::string_view expected, std::string_view keyword);

    const Roster& roster_;
};

/// A clause or condition of the grammar: the word it begins with and how the rest is read.
template <class T>
struct Row {
    std::string_view word;
    Result<T> (*read)(OrderLine&);
    std::span<const std::string_view> qualifiers = {};  ///< what may follow, for messages
    std::string_view rest = {};  ///< what always follows a word that says too little, for messages
};

template <class T>
[[nodiscard]] Failure failed(const Result<T>& result) {
    return Failure(result.error());
}

template <class Rows>
[[nodiscard]] std::vector<std::string> words_of_rows(const Rows& rows) {
    std::vector<std::string> words;
    for (const auto& row : rows) {
        words.push_back(std::string(row.word) + (row.rest.empty() ? "" : " ") +
                        std::string(row.rest));
    }
    return words;
}

/// The row whose word comes next, which is taken.
template <class Rows>
[[nodiscard]] auto take_row(LineReader& line, const Rows& rows) {
    return std::find_if(rows.begin(), rows.end(),
                        [&](const auto& row) { return line.take_if(row.word); });
}

/// There is more of something than a line may have.
[[nodiscard]] Failure too_much(std::string_view of, std::size_t found, std::size_t most,
                               std::int32_t column);
/// A name that somebody gives, or nothing: it is too long.
[[nodiscard]] Result<std::string> fitting_name(std::string name, std::int32_t column);
/// A name that somebody gives: any word.
[[nodiscard]] Result<std::string> take_new_name(OrderLine& line, std::string_view expected);
/// "C1": a contact by the side's own number for it. Whether there is one, the validator says.
[[nodiscard]] Result<ContactId> take_contact(OrderLine& line);

/// "contact within 2 and turn 7 or not sighted until turn 9 then": what a line waits for and how
/// long, and the word that ends it. Brackets are multiplied out.
[[nodiscard]] Result<Conditional> read_conditions(OrderLine& line);

}  // namespace flagplot
