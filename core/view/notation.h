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
/// Orders as text and back (grammar 5.3). One canonical line per order; reading tolerates what mail
/// programs do to it. Nothing here asks whether an order is allowed: view/check_orders.h does.

namespace flagplot {

/// The names a side's orders may use.
/// \invariant names are not empty, hold no quotation mark, and no two of a kind read alike
struct Roster {
    std::string side;  ///< id: "uk"
    std::string side_name;
    std::vector<std::string> formations;  ///< ids, by own number from 1
    std::vector<std::string> ships;       ///< names, by `OwnShip`
    std::vector<std::string> assets;      ///< ids, by `OwnAsset`
    std::vector<std::string> names = {};  ///< of formations in full, by own number
    std::vector<NamedPlace> places = {};  ///< names that may stand for squares
};

[[nodiscard]] Roster roster_of(const Book& book, const SideView& view);

/// "UK-K route D6 C6 to C7", "UK-K when contact of CA or bigger within 2 then route to C7",
/// "initiative enemy".
[[nodiscard]] std::string text_of(const Roster& roster, const Order& order);

/// The part behind the formation's name: "route D6 C6 to C7".
[[nodiscard]] std::string text_of(const Roster& roster, const Action& action);

/// " until turn 7", where something ends then; else nothing.
[[nodiscard]] std::string until_text(const std::optional<TurnNumber>& until);

/// A condition alone: "contact of CA or bigger within 2".
[[nodiscard]] std::string text_of(const Condition& condition);

/// What a formation goes on doing of itself: "follow UK-K until turn 7".
[[nodiscard]] std::string text_of(const Roster& roster, const Task& task);
[[nodiscard]] std::string text_of(const Roster& roster, const Conditional& conditional);

/// The canonical sheet: "ORDERS uk turn 5", one line an order, "END".
[[nodiscard]] std::string text_of(const Roster& roster, const Sheet& sheet);

/// Reads one line (canonical or as a player types it). Errors carry the column in `line_text`.
/// `read_order(r, text_of(r, o)) == o`. \pre of that: numbers in `o` are at most 9999, its names
/// stand in the roster, a `Detach` of named ships has a name and no destination (5.3), and a name
/// that somebody chose, of a new formation or of a card, is as `plain` leaves it
[[nodiscard]] Result<Order> read_order(const Roster& roster, std::string_view line_text);

/// Reads what `text_of(roster, action)` writes, or as a player types it.
[[nodiscard]] Result<Action> read_action(const Roster& roster, std::string_view text);

/// A formation that a line of the sheet itself detaches by name joins the roster for the lines of
/// that sheet.
void enlist(Roster& roster, const Order& order);

/// One line of a sheet as it came.
struct SheetLine {
    std::int32_t number = 0;  ///< in the text it came in, from 1
    std::int32_t column = 1;  ///< where `text` begins in it
    std::string text;         ///< as it came, without quote marks and white space round it
    Result<Order> order;
};

/// A sheet cut out of a mail.
struct ReadSheet {
    Place where;       ///< of the ORDERS line
    std::string side;  ///< as written behind ORDERS
    TurnNumber turn;
    std::vector<SheetLine> lines;
};

/// What is wrong with the size of a mail that came from outside, before it is read: nothing, or
/// that it is longer than base/limits.h allows. A text that the program wrote itself is not asked.
[[nodiscard]] std::optional<Error> problem_with_mail(std::string_view text, std::string_view file);

/// Finds the sheet between "ORDERS side turn N" and "END" and reads its lines. Ignores everything
/// outside; tolerates "> " quotes, odd dashes and spaces, bullets, upper and lower case, commas,
/// Windows line ends, a line that was broken in two, and blank or `#` lines.
///
/// Of several sheets of this side the last one counts that is not quoted from an older mail; where
/// all are quoted, the last. Sheets of other sides are passed over. The error, if any, is about the
/// frame: no sheet, no END, none of this side (`unknown_side`), a turn that is no number, text that
/// is not UTF-8, more lines than base/limits.h allows; `where.file` is `file`.
[[nodiscard]] Result<ReadSheet> read_sheet(const Roster& roster, std::string_view text,
                                           std::string_view file);

}  // namespace flagplot
