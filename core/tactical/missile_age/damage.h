#pragma once

#include <cstdint>
#include <optional>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/tables.h"

/// \file
/// What a hit does: basic, special and aircraft damage (MN-20 to MN-32).

namespace flagplot::tactical::missile_age {

/// What is added to the die of basic damage (MN-20, MN-25, MN-28).
[[nodiscard]] Sum damage_modifiers(const Tables& tables, const Unit& target, std::int32_t weapon);

/// The level of a score (MN-20).
[[nodiscard]] Level level_of(const Tables& tables, std::int32_t score);

/// One hit, or what comes to the same.
struct Hit {
    std::int32_t modifier = 0;         ///< WDM
    std::optional<SideIndex> by = {};  ///< whose hit it is
    bool is_basic_only = false;        ///< no special damage: collisions, fires
};

/// A unit on the table is hit. \pre it is no wreck
void strike(Ground& ground, Unit& target, const Hit& hit);

/// Takes a blow of special damage (MN-27).
void suffer(Ground& ground, Unit& target, Special special, bool has_lost_weapon);

/// Speed Rating and markers after a loss; never below 0 (A-MN-39, B-MN-17).
void slow_down(Unit& unit, std::int32_t loss);

/// Takes a unit out of the queue and of its activation.
void deactivate(Battle& battle, const Unit& unit);

}  // namespace flagplot::tactical::missile_age
