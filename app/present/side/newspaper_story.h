#pragma once

#include <cstdint>
#include <string>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// One report as a side's newspaper words it.

namespace flagplot {

/// How much a report is worth to a front page; the greatest of a day, and of equals the first,
/// makes the headline.
enum class Weight : std::uint8_t {
    none,
    weather,
    steaming,
    seen_by_enemy,
    sighting,
    blow,
    battle,
    outcome,
    loss
};

struct Story {
    Weight weight{};
    std::string headline;  ///< in capitals by `shouted`
    std::string sentence;  ///< empty: it stands in another column, or in none
};

/// What a paper prints of a report, and not a word more than it says. `view` is the side's picture
/// behind it.
[[nodiscard]] Story story_of(const Book& book, const SideView& view, const Report& report);

}  // namespace flagplot
