#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// The story of the last turns as a side was told it.

namespace flagplot {

/// One sentence of the story.
struct Happening {
    Pulse at;               ///< its place in the turn
    bool has_hour = false;  ///< whether `at` was told, or only follows from what was told before
    std::string sentence;

    friend bool operator==(const Happening&, const Happening&) = default;
};

/// What a side was told of one turn.
struct TurnTold {
    std::optional<TurnNumber> turn;  ///< none: before the first turn, or between two
    bool is_continued = false;       ///< the release before told of its beginning
    std::vector<Report> reports;

    friend bool operator==(const TurnTold&, const TurnTold&) = default;
};

/// What a briefing tells, turn by turn: what the last release let the side see and what it was told
/// since; from the beginning of another turn on the latter alone. What is told between two turns
/// stands with the one it comes after, or if that was told of before with the next. Never empty.
[[nodiscard]] std::vector<TurnTold> told_by_turn(const SideView& view);

/// What these reports say, in the order of their hours. Reports that only keep the books, or that
/// the head of the briefing says already, are left out.
[[nodiscard]] std::vector<Happening> happenings(const Book& book, const SideView& view,
                                                const std::vector<Report>& reports);

}  // namespace flagplot
