#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "base/result.h"
#include "view/book.h"
#include "view/notation.h"
#include "view/order.h"
#include "view/permissions.h"
#include "view/side_view.h"

/// \file
/// Whether a side may give these orders, judged only from its own picture and by the same functions
/// as in the turn. Works without the save.

namespace flagplot {

/// Whether orders are held to the rules, or the umpire overrules them. Then only what is physically
/// impossible is refused (`may_be_overruled`).
enum class Bound : std::uint8_t { by_rules, physical_limits_only };

/// Is this order allowed now? The error gives the reason (ST-24 to ST-29, ST-17) and the nearest
/// right word, if there is one. Orders by condition are only checked for the places and names in
/// them: what prevents them when their time comes is a report, never an error (5.3).
[[nodiscard]] std::optional<Error> problem_with(const Book& book, const SideView& view,
                                                const Order& order);

/// The first order of a sheet that is not allowed. As in `check_sheet`, each line is judged by the
/// picture that the lines before it leave, corrections of contacts come first, and a line may name
/// formations that earlier lines form. Does not look for a second order of the same kind.
[[nodiscard]] std::optional<Error> problem_with(const Book& book, const SideView& view,
                                                const Sheet& sheet, Bound bound = Bound::by_rules);

/// The side's picture after these orders, before anybody moves. Formations that they form by name
/// are numbered after the others. \pre nothing is wrong with them
[[nodiscard]] SideView view_after(const Book& book, const SideView& view, const Sheet& sheet);

/// A sheet whose lines have all been read and judged.
struct CheckedSheet {
    Sheet sheet;                   ///< with the lines that may be carried out
    std::vector<SheetLine> lines;  ///< all of them; the refused ones with their error

    [[nodiscard]] bool is_clean() const;
};

/// Reads and judges a text of orders. Errors of the whole sheet (no sheet in it, another side's,
/// another turn's, no END, the campaign is over) are the error of the result. Errors of lines are
/// in the lines, with the column of the word they are about. Of two orders of one kind for one
/// formation, or two for one ship, the second is refused (route and hold are one kind; any number
/// of conditions is allowed).
[[nodiscard]] Result<CheckedSheet> check_sheet(const Book& book, const SideView& view,
                                               std::string_view text, std::string_view file,
                                               Bound bound = Bound::by_rules);

/// The receipt of a sheet: the digest of its canonical text.
[[nodiscard]] Digest receipt_of(const Roster& roster, const Sheet& sheet);

/// The answer, to paste into a mail. For a clean sheet: what was understood, in canonical form,
/// with the expected arrival of each route; which formations get no new course and go on as before;
/// and the receipt. For a wrong one: each wrong line with its number, reason and nearest right
/// word, then the whole sheet to correct and send again. `taken` says whether the valid lines are
/// now the side's orders, or the sheet was only checked.
[[nodiscard]] std::string reply_to(const Book& book, const SideView& view,
                                   const CheckedSheet& checked, bool taken);

/// Added to the answer if a sheet has no word of the side's own: a proposed word, and what it is
/// for. Empty if the sheet has one.
[[nodiscard]] std::string word_proposal(const Sheet& sheet, const std::string& word);

/// The answer if no sheet could be read at all.
[[nodiscard]] std::string reply_to(const Book& book, const SideView& view, const Error& error);

}  // namespace flagplot
