#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "present/desk/state/form_rows.h"
#include "view/book.h"
#include "view/notation.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// Words of the order grammar as fields of a form: a word is chosen, and its parts are filled in by
/// lists and by clicks. What they come to is read as a line of a sheet is.

namespace flagplot::desk {

/// What a word of the grammar may be narrowed down by. What is empty and `may_be_left_out` is not
/// written.
struct WordPart {
    std::string_view name;    ///< of its field
    std::string_view before;  ///< " of at least "
    std::string_view behind;  ///< " ships"
    bool may_be_left_out = false;
    std::string_view hint = {};
};

/// A word of the order grammar with its parts.
struct OrderWord {
    std::string_view word;
    std::vector<WordPart> parts = {};
};

/// What can be waited for, and what can then be done, each in the order of the grammar.
[[nodiscard]] const std::vector<OrderWord>& condition_words();
[[nodiscard]] const std::vector<OrderWord>& action_words();

/// An order in the making: who looks, what is ordered already, what was typed.
struct OrderDesk {
    const Book& book;
    const SideView& view;
    const std::vector<Order>& orders;
    const Filled& filled;
    std::optional<Square> square = {};  ///< clicked on the chart

    [[nodiscard]] Roster roster() const;
    /// Why nothing can be ordered now, or nothing.
    [[nodiscard]] std::string obstacle() const;
    /// Each side, and each thing ordered, is typed into fields of its own.
    [[nodiscard]] std::string field(const std::string& about) const;
};

/// The square that is selected.
[[nodiscard]] std::optional<Square> square_of(const Selection& selection);

/// "UK-K ", as a line begins that is about this formation.
[[nodiscard]] std::string line_begin(const Roster& roster, OwnNumber formation);

/// Ids of the side's formations but one, as a line names them.
[[nodiscard]] std::vector<std::string> other_formations(const Roster& roster, OwnNumber formation);

/// The fields of an order to one formation. \invariant the desk outlives it
class OrderPhrases {
  public:
    OrderPhrases(const OrderDesk& desk, OwnNumber formation)
        : desk_(desk), formation_(formation), roster_(desk.roster()) {}

    /// The word with what stands in the fields of its parts, which are added; empty for a word that
    /// is not in the table.
    [[nodiscard]] std::string phrase(const std::vector<OrderWord>& table, const std::string& word,
                                     const std::string& name, std::vector<FormField>& fields) const;
    /// A list of what can be ordered, and the parts of what is chosen in it: "stance avoid".
    /// `otherwise` stands first in the list, and comes to nothing.
    [[nodiscard]] std::string action(const std::string& name, const std::string& label,
                                     const std::optional<std::string>& otherwise,
                                     std::vector<FormField>& fields) const;

  private:
    [[nodiscard]] FormField part_field(const WordPart& part, std::string name) const;
    [[nodiscard]] std::vector<std::string> choices_of(std::string_view part) const;
    [[nodiscard]] std::vector<std::string> contacts() const;
    [[nodiscard]] std::string usual(std::string_view part) const;

    const OrderDesk& desk_;
    OwnNumber formation_;
    Roster roster_;
};

}  // namespace flagplot::desk
