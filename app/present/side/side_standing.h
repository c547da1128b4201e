#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/pending_decision.h"
#include "view/side_view.h"

/// \file
/// The screen of a solo player: only their side's picture, in a few lines.

namespace flagplot {

/// What the turn waits for, and the command that decides it; empty if it does not wait for the
/// side.
[[nodiscard]] std::string awaited_text(const Book& book, const SideView& view,
                                       const std::optional<PendingDecision>& awaited);

/// Date, turn and light; whether its orders are in; what the turn waits for, or that it must be
/// continued.
[[nodiscard]] std::string side_standing(const Book& book, const SideView& view,
                                        const std::optional<PendingDecision>& awaited);

/// What the side may decide before the next turn, one per line; empty: nothing.
[[nodiscard]] std::string to_be_decided(const Book& book, const SideView& view);

/// What these reports of one turn told it, by hour, one per line. `view` is its picture after them.
[[nodiscard]] std::string told_text(const Book& book, const SideView& view, TurnNumber turn,
                                    const std::vector<Report>& reports);

/// A turn on one page, in Markdown: its orders, and what it was told. `orders` is the text of its
/// sheet, or empty; `view` is its picture after the turn.
[[nodiscard]] std::string side_turn_page(const Book& book, const SideView& view, TurnNumber turn,
                                         const std::string& orders,
                                         const std::vector<Report>& reports);

}  // namespace flagplot
