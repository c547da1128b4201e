#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// The story of the last turn as a side was told it.

namespace flagplot {

/// One sentence of the story.
struct Happening {
    Pulse at;               ///< its place in the turn
    bool has_hour = false;  ///< whether `at` was told, or only follows from what was told before
    std::string sentence;

    friend bool operator==(const Happening&, const Happening&) = default;
};

/// What the reports of the last turn begun say, in the order of their hours. Reports that only keep
/// the books, or that the head of the briefing says already, are left out.
[[nodiscard]] std::vector<Happening> happenings(const Book& book, const SideView& view);

/// The turn that is told of; none before the first one has begun.
[[nodiscard]] std::optional<TurnNumber> turn_of_reports(const SideView& view);

}  // namespace flagplot
