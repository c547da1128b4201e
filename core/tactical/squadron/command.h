#pragma once

#include <cstdint>
#include <vector>

#include "tactical/squadron/battle.h"
#include "tactical/squadron/tables.h"

/// \file
/// The command radius and the elements of a squadron (US-17 to US-19, US-B16, US-B17).

namespace flagplot::tactical::squadron {

/// Of this turn, in hundredths of an inch.
[[nodiscard]] std::int32_t command_radius(const Tables& tables, const Battle& battle,
                                          SquadronNumber squadron);

/// Are the nearest points of two ships within the radius, and is neither without officers?
[[nodiscard]] bool are_linked(const Battle& battle, ShipNumber one, ShipNumber other,
                              std::int32_t radius);

/// The elements of which one may act, each sorted, the largest first; one with all ships if the
/// squadron is in command. With `command.mode = all_pairs` more than these may be chosen.
[[nodiscard]] std::vector<std::vector<ShipNumber>> elements_of(const Tables& tables,
                                                               const Battle& battle,
                                                               SquadronNumber squadron);

/// May these ships act as the element of this squadron?
[[nodiscard]] bool may_be_element(const Tables& tables, const Battle& battle,
                                  SquadronNumber squadron, const std::vector<ShipNumber>& ships);

}  // namespace flagplot::tactical::squadron
