#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/pending_decision.h"
#include "view/side_view.h"

/// \file
/// The screen of a solo player: his side's picture in a few lines, and nothing else.

namespace flagplot {

/// What the turn waits for and the command that decides it; empty: it does not wait for the side.
[[nodiscard]] std::string awaited_text(const Book& book, const SideView& view,
                                       const std::optional<PendingDecision>& awaited);

/// Date, turn and light; whether its orders are in; what the turn waits for, or that it is to be
/// gone on with.
[[nodiscard]] std::string side_standing(const Book& book, const SideView& view,
                                        const std::optional<PendingDecision>& awaited);

/// What the side may decide before the next turn, one a line; empty: nothing.
[[nodiscard]] std::string to_be_decided(const Book& book, const SideView& view);

/// What it was told by these reports of one turn, in the order of their hours, one a line. `view`
/// is its picture after them.
[[nodiscard]] std::string told_text(const Book& book, const SideView& view, TurnNumber turn,
                                    const std::vector<Report>& reports);

/// A turn on one page, in Markdown: the orders it gave, what it was told. `orders` is the text of
/// its sheet, empty: none; `view` its picture after the turn.
[[nodiscard]] std::string side_turn_page(const Book& book, const SideView& view, TurnNumber turn,
                                         const std::string& orders,
                                         const std::vector<Report>& reports);

}  // namespace flagplot
