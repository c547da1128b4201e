#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// The events of the last turns as a side was told them.

namespace flagplot {

/// One sentence of the events.
struct Happening {
    Pulse at;               ///< its place in the turn
    bool has_hour = false;  ///< whether `at` was told, or only follows from earlier reports
    std::string sentence;

    friend bool operator==(const Happening&, const Happening&) = default;
};

/// When a report happened within its turn.
struct ToldAt {
    Pulse at;
    bool has_hour = false;  ///< whether `at` was told, or only follows from earlier reports
};

/// One for each of these reports of a turn, which are in the order in which they were told.
[[nodiscard]] std::vector<ToldAt> hours_of(const std::vector<Report>& reports);

/// What a side was told of one turn.
struct TurnTold {
    std::optional<TurnNumber> turn;  ///< none: before the first turn, or between two turns
    bool is_continued = false;       ///< its beginning was told in the release before
    std::vector<Report> reports;

    friend bool operator==(const TurnTold&, const TurnTold&) = default;
};

/// What a briefing tells, turn by turn: what the last release showed the side, and what it was told
/// since; once another turn has begun, only the latter. What is told between two turns belongs to
/// the earlier one, or, if that one was told before, to the later one. Never empty.
[[nodiscard]] std::vector<TurnTold> told_by_turn(const SideView& view);

/// What these reports say, by hour. Leaves out reports that only keep accounts, and those that the
/// head of the briefing already gives.
[[nodiscard]] std::vector<Happening> happenings(const Book& book, const SideView& view,
                                                const std::vector<Report>& reports);

}  // namespace flagplot
