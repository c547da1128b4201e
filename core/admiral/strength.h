#pragma once

#include <cstdint>

#include "rules/forces.h"
#include "view/book.h"
#include "view/report_sighting.h"
#include "view/side_view.h"

/// \file
/// What forces are worth in a fight, as an admiral estimates it. Page: docs/admiral.md#strength

namespace flagplot::admiral {

/// What an undamaged ship of a type is worth in a fight, in hundredths of a battleship.
[[nodiscard]] std::int32_t worth_of(ShipType type);

/// An own formation as it is now: each ship by her hull.
[[nodiscard]] std::int32_t strength_of(const Book& book, const SideView& view, OwnNumber formation);

/// The same with all its ships undamaged and afloat.
[[nodiscard]] std::int32_t full_strength_of(const Book& book, const SideView& view,
                                            OwnNumber formation);

/// An enemy as it was declared: the biggest ship, and the others as such ships' usual company.
[[nodiscard]] std::int32_t strength_of(const Declaration& declared);

/// How many units usually go with such a ship, where nobody has counted them.
[[nodiscard]] ShipCount usual_units(ShipType biggest);

/// Of a hundred fights against such odds, how many are won.
[[nodiscard]] std::int32_t chance_to_win(std::int32_t own, std::int32_t enemy);

/// Percent of its force that the winner of such a fight loses, if both fire until one is destroyed
/// (Lanchester's square law).
[[nodiscard]] std::int32_t price_of_winning(std::int32_t winner, std::int32_t loser);

}  // namespace flagplot::admiral
