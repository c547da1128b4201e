#pragma once

#include <cstdint>
#include <optional>

#include "tactical/squadron/ground.h"

/// \file
/// What becomes of ships: sunk, derelict, taken, gone over an edge (US-41 to US-44, US-A34).

namespace flagplot::tactical::squadron {

/// Takes crew; a ship with none left is a derelict (US-43).
void lose_crew(Ground& ground, ShipNumber number, std::int32_t crew);

/// The same by a critical: that of a contact is marked after the shots (US-61).
void lose_crew_by_critical(Ground& ground, ShipNumber number, std::int32_t crew);

/// Marks the crew that contacts of this activation cost.
void mark_crew(Ground& ground);

/// A derelict is taken: a prize of an enemy, rescued by her own fleet (US-44).
void take_derelict(Ground& ground, ShipNumber derelict, ShipNumber taker);

/// Beaten hand to hand (US-42, US-66).
void capture(Ground& ground, ShipNumber number, SideIndex captor);

/// Over an edge (US-A34).
void leave(Ground& ground, ShipNumber number, std::int32_t bearing);

/// Removes the ships without hull points (US-41).
void remove_sunk(Ground& ground);

/// Forgets fights and contacts of ships that are gone.
void forget_gone(Battle& battle);

}  // namespace flagplot::tactical::squadron
