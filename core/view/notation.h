#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// Orders as text and back (grammar 5.3). Each order has one canonical line; reading tolerates what
/// mail programs do to it. Whether an order is allowed is for view/check_orders.h.

namespace flagplot {

/// The names a side's orders may use.
/// \invariant names are not empty and have no quotation marks; no two of a kind are read alike
struct Roster {
    std::string side;  ///< id: "uk"
    std::string side_name;
    std::vector<std::string> formations;  ///< ids, by own number from 1
    std::vector<std::string> ships;       ///< names, by `OwnShip`
    std::vector<std::string> assets;      ///< ids, by `OwnAsset`
    std::vector<std::string> names = {};  ///< of formations, in full, by own number
    std::vector<NamedPlace> places = {};  ///< names that can be written for squares
};

[[nodiscard]] Roster roster_of(const Book& book, const SideView& view);

/// "UK-K route D6 C6 to C7", "UK-K when contact of CA or bigger within 2 then route to C7",
/// "initiative enemy".
[[nodiscard]] std::string text_of(const Roster& roster, const Order& order);

/// The part after the formation's name: "route D6 C6 to C7".
[[nodiscard]] std::string text_of(const Roster& roster, const Action& action);

/// " until turn 7", or nothing if there is no end.
[[nodiscard]] std::string until_text(const std::optional<TurnNumber>& until);

/// A condition alone: "contact of CA or bigger within 2".
[[nodiscard]] std::string text_of(const Condition& condition);

/// What a formation goes on doing: "follow UK-K until turn 7".
[[nodiscard]] std::string text_of(const Roster& roster, const Task& task);
[[nodiscard]] std::string text_of(const Roster& roster, const Conditional& conditional);

/// The canonical sheet: "ORDERS uk turn 5", one line for each order, "END".
[[nodiscard]] std::string text_of(const Roster& roster, const Sheet& sheet);

/// Reads one line, canonical or as a player types it. Errors carry the column in `line_text`. Then
/// `read_order(r, text_of(r, o)) == o` if numbers in `o` are at most 9999, its names are in the
/// roster, a `Detach` of named ships has a name and no destination (5.3), and names that somebody
/// chose, of a new formation or a card, are as `plain` leaves them.
[[nodiscard]] Result<Order> read_order(const Roster& roster, std::string_view line_text);

/// Reads what `text_of(roster, action)` writes, or an action as a player types it.
[[nodiscard]] Result<Action> read_action(const Roster& roster, std::string_view text);

/// Adds a formation that a line of the sheet detaches by name to the roster, for the later lines of
/// that sheet.
void enlist(Roster& roster, const Order& order);

/// One line of a sheet as it was sent.
struct SheetLine {
    std::int32_t number = 0;  ///< in the text it came in, from 1
    std::int32_t column = 1;  ///< where `text` begins in it
    std::string text;         ///< as it was sent, without quote marks and white space round it
    Result<Order> order;
};

/// A sheet cut out of a mail.
struct ReadSheet {
    Place where;       ///< of the ORDERS line
    std::string side;  ///< as written after ORDERS
    TurnNumber turn;
    std::vector<SheetLine> lines;
};

/// What is wrong with the size of a mail from outside, checked before it is read: nothing, or that
/// it is longer than base/limits.h allows. Texts that the program wrote itself are not checked.
[[nodiscard]] std::optional<Error> problem_with_mail(std::string_view text, std::string_view file);

/// Finds the sheet between "ORDERS side turn N" and "END" and reads its lines. Ignores everything
/// outside; tolerates "> " quotes, unusual dashes and spaces, bullets, upper and lower case,
/// commas, Windows line ends, a line broken in two, and blank or `#` lines.
///
/// Of several sheets of this side, the last one counts that is not quoted from an older mail; if
/// all are quoted, the last. Sheets of other sides are skipped. The error, if any, is about the
/// frame: no sheet, no END, none of this side (`unknown_side`), a turn that is not a number, text
/// that is not UTF-8, more lines than base/limits.h allows. `where.file` is `file`.
[[nodiscard]] Result<ReadSheet> read_sheet(const Roster& roster, std::string_view text,
                                           std::string_view file);

}  // namespace flagplot
