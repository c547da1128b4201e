#pragma once

#include <cstdint>

#include "tactical/kit/shape.h"
#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"

/// \file
/// How far units see, and what is in the way. Lengths in mm. All of it by what the side that looks
/// knows of the table.

namespace flagplot::tactical::missile_age {

/// How far a unit's radar reaches (4.4), or, `to_air`, finds a marker of aircraft type.
[[nodiscard]] std::int32_t radar_reach(const Tables& tables, const Unit& unit, bool to_air);

/// How far a unit can identify another by eye (4.5, MN-12 to MN-14, A-MN-19, A-MN-20).
[[nodiscard]] std::int32_t eye_reach(const Tables& tables, const Battle& battle, const Unit& unit,
                                     const Unit& target);

/// Does it burn, or stand in the light of a fire (MN-27, 10)?
[[nodiscard]] bool is_lit(const Tables& tables, const Battle& battle, const Unit& unit);

/// Is the line from one to the other free of land and wrecks (A-MN-50, A-MN-51)?
[[nodiscard]] bool has_clear_line(const Tables& tables, const Battle& battle, const Unit& from,
                                  const Unit& to);

/// Models that the line passes through, wrecks left out: as the side of `from` knows them (4.4).
[[nodiscard]] std::int32_t vessels_between(const Tables& tables, const Battle& battle,
                                           const Unit& from, const Unit& to);

/// Does the line run on to land within the table's distance behind the target (4.4)?
[[nodiscard]] bool has_land_behind(const Tables& tables, const Battle& battle, const Unit& from,
                                   const Unit& to);

}  // namespace flagplot::tactical::missile_age
