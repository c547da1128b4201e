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
/// Whether a side may give these orders, judged from its own picture alone, by the very functions
/// the turn will ask. Works in a folder that holds no save.

namespace flagplot {

/// Whether orders are held to the rules, or the umpire overrules them: then only what the nature of
/// things forbids is refused (`may_be_overruled`).
enum class Bound : std::uint8_t { by_rules, physical_limits_only };

/// Is this order allowed now? The error names the reason (ST-24 to ST-29, ST-17) and, where there
/// is one, the nearest right word. Orders by condition are checked for places alone: what stands in
/// their way when their time comes is a report, never an error (5.3).
[[nodiscard]] std::optional<Error> problem_with(const Book& book, const SideView& view,
                                                const Order& order);

/// The first order of a sheet that is not allowed, judged line by line as `check_sheet` does: each
/// as those before it leave the picture, what corrects contacts before all others, and it may name
/// the formations they form. A second order of a kind is not looked for.
[[nodiscard]] std::optional<Error> problem_with(const Book& book, const SideView& view,
                                                const Sheet& sheet, Bound bound = Bound::by_rules);

/// The side's picture as these orders leave it, before anybody moves. The formations they form by
/// name have the numbers behind the others. \pre nothing is wrong with them
[[nodiscard]] SideView view_after(const Book& book, const SideView& view, const Sheet& sheet);

/// A sheet with every line read and judged.
struct CheckedSheet {
    Sheet sheet;                   ///< the lines that may be carried out
    std::vector<SheetLine> lines;  ///< all of them, the refused ones with their error

    [[nodiscard]] bool is_clean() const;
};

/// Reads and judges a text of orders. Errors of the whole sheet (no sheet in it, another side's,
/// another turn's, no END, the campaign over) are the result's error; errors of lines are in the
/// lines, with the column of the word they are about. Two orders of one kind for one formation
/// (route and hold are one kind; any number of conditions may stand), or two for one ship: the
/// second is refused.
[[nodiscard]] Result<CheckedSheet> check_sheet(const Book& book, const SideView& view,
                                               std::string_view text, std::string_view file,
                                               Bound bound = Bound::by_rules);

/// The receipt of a sheet: the digest of its canonical text.
[[nodiscard]] Digest receipt_of(const Roster& roster, const Sheet& sheet);

/// The answer to paste into a mail. A clean sheet: what was understood, canonical, with the
/// expected arrival of each route, which formations have no new course and go on as before, and the
/// receipt. A wrong one: each wrong line with its number, reason and nearest right word, then the
/// whole sheet to correct and send again. `taken` says whether the valid lines are now the side's
/// orders; a sheet that was only looked at is not.
[[nodiscard]] std::string reply_to(const Book& book, const SideView& view,
                                   const CheckedSheet& checked, bool taken);

/// What an answer adds where a sheet has no word of the side's own: a word proposed for it, and
/// what it is for. Empty where the sheet has one.
[[nodiscard]] std::string word_proposal(const Sheet& sheet, const std::string& word);

/// The answer when no sheet could be read at all.
[[nodiscard]] std::string reply_to(const Book& book, const SideView& view, const Error& error);

}  // namespace flagplot
