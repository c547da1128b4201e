#pragma once

#include <cstdint>

#include "admiral/plan.h"
#include "view/book.h"
#include "view/report_sighting.h"
#include "view/side_view.h"

/// \file
/// What is to be won and lost, by the printed table of points. Everything is in tenths of a point.

namespace flagplot::admiral {

/// What sinking an enemy of this composition would bring, by what its side's ships of these types
/// bring in the mean.
[[nodiscard]] std::int32_t prize_of(const Plans& plans, const Book& book,
                                    const Declaration& declared);

/// What spotting another enemy formation would bring.
[[nodiscard]] std::int32_t prize_of_spotting(const Plans& plans, const Book& book);

/// What losing all of an own formation would cost: points its ships would still earn, and points
/// the enemies would get for them.
[[nodiscard]] std::int32_t loss_of(const Plans& plans, const Book& book, const SideView& view,
                                   OwnNumber formation);

/// Where its ships earn most by arriving, if anywhere and if the time for it has not passed.
[[nodiscard]] std::optional<Square> best_arrival(const Plans& plans, const Book& book,
                                                 const SideView& view, OwnNumber formation);

}  // namespace flagplot::admiral
