#pragma once

#include <cstdint>
#include <string>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// One report in the words of a side's newspaper.

namespace flagplot {

/// How important a report is. The most important of a day makes the headline, the first among
/// equals.
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
    std::string headline;  ///< in capitals, by `shouted`
    std::string sentence;  ///< empty: it is in another column, or in none
};

/// What a newspaper prints about a report, without adding anything. `view` is the side's picture
/// after it.
[[nodiscard]] Story story_of(const Book& book, const SideView& view, const Report& report);

}  // namespace flagplot
