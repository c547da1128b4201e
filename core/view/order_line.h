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
/// How a line of orders is read: tables of rows, each with the word it begins with.

namespace flagplot {

/// A line of orders and the names it may use.
class OrderLine : public LineReader {
  public:
    /// \pre the roster outlives the line
    OrderLine(std::string_view text, const Roster& roster) : LineReader(text), roster_(roster) {}

    [[nodiscard]] const Roster& roster() const { return roster_; }

    /// An own formation: its id, its name in full or up to the first comma, or "F3". The error is
    /// about the formation, or gives the choices if the name fits several.
    [[nodiscard]] Result<OwnNumber> take_formation();
    /// A square, by its name or that of a place on the chart. `keyword` is a word that could stand
    /// here instead, or empty.
    [[nodiscard]] Result<Square> take_square(std::string_view expected, std::string_view keyword);
    /// "until turn 7", if it stands here.
    [[nodiscard]] Result<std::optional<TurnNumber>> take_until();

    /// The error if no formation is named here, with the nearest of its names and these words. \pre
    /// not at the end
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
    std::string_view rest = {};                         ///< what must follow the word, for messages
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

/// Takes the next word and returns the row that begins with it.
template <class Rows>
[[nodiscard]] auto take_row(LineReader& line, const Rows& rows) {
    return std::find_if(rows.begin(), rows.end(),
                        [&](const auto& row) { return line.take_if(row.word); });
}

/// The error if a line has more of something than allowed.
[[nodiscard]] Failure too_much(std::string_view of, std::size_t found, std::size_t most,
                               std::int32_t column);
/// A name that somebody chose, or an error if it is too long.
[[nodiscard]] Result<std::string> fitting_name(std::string name, std::int32_t column);
/// A name that somebody chose: any word.
[[nodiscard]] Result<std::string> take_new_name(OrderLine& line, std::string_view expected);
/// "C1": a contact by the side's own number. The validator checks whether it exists.
[[nodiscard]] Result<ContactId> take_contact(OrderLine& line);

/// "contact within 2 and turn 7 or not sighted until turn 9 then": what a line waits for, how long,
/// and the word that ends it. Brackets are multiplied out.
[[nodiscard]] Result<Conditional> read_conditions(OrderLine& line);

}  // namespace flagplot
