#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// What a side reads: sentences from its own reports, and nothing else.

namespace flagplot {

/// One sentence for a report, without hour, in one line whatever somebody wrote into it; names come
/// from the seat's own book and picture. Empty
/// for reports that only keep the books (allowances, points kept).
[[nodiscard]] std::string sentence_of(const Book& book, const SideView& view, const Report& report);

/// The half hour of a report within its turn, if it has one.
[[nodiscard]] std::optional<Pulse> hour_of(const Report& report);

/// The briefing for the turn to be ordered, in Markdown: date, hour, light, the situation in two
/// sentences; what happened since the last release, turn by turn and hour by hour; light and
/// weather to come; own formations with place, speed, state, route and expected arrivals, what each
/// may do now and why, what lies on it; contacts with age, source, grade and doubt; battles;
/// `chart`, which somebody drew in characters, or nothing where it is empty; aircraft, cards in the
/// hand; the orders that stand; the decisions due with order lines to copy; a blank sheet to fill
/// in. Before turn 1 the side's own introduction too.
[[nodiscard]] std::string briefing_markdown(const Book& book, const SideView& view,
                                            std::string_view chart = {});

}  // namespace flagplot
