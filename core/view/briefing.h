#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// What a side reads, made only from its own reports.

namespace flagplot {

/// One sentence for a report, without the hour, always in one line. Names come from the seat's own
/// book and picture. Empty for reports that only keep accounts (allowances, points kept).
[[nodiscard]] std::string sentence_of(const Book& book, const SideView& view, const Report& report);

/// The half hour of a report within its turn, if it has one.
[[nodiscard]] std::optional<Pulse> hour_of(const Report& report);

/// The briefing for the turn to be ordered, in Markdown:
/// - date, hour, light, the situation in two sentences;
/// - what happened since the last release, by turn and hour;
/// - light and weather to come;
/// - own formations with place, speed, state, route, expected arrivals, effects, and what each may
///   do now and why;
/// - contacts with age, source, grade and doubt; battles;
/// - `chart`, drawn in characters, left out if empty;
/// - aircraft, cards in the hand, standing orders;
/// - the decisions due, with order lines to copy, and a blank sheet to fill in.
/// Before turn 1 it begins with the side's own introduction.
[[nodiscard]] std::string briefing_markdown(const Book& book, const SideView& view,
                                            std::string_view chart = {});

}  // namespace flagplot
