#pragma once

#include <cstdint>

#include "rules/forces.h"
#include "rules/light.h"
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

/// Which of two forces have radar that works.
struct Radars {
    bool own = false, enemy = false;

    [[nodiscard]] constexpr Radars swapped() const { return {enemy, own}; }
};

/// Percent of its force that a side loses in a fight, where strengths are those of `strength_of`.
/// The table is of battles that captains fought in whole campaigns: docs/admiral.md#strength.
[[nodiscard]] std::int32_t lost_in_a_fight(std::int32_t own, std::int32_t enemy, Light light,
                                           Radars radars);

/// Has a ship of it radar that works and is on?
[[nodiscard]] bool has_radar(const Book& book, const SideView& view, OwnNumber formation);

}  // namespace flagplot::admiral
