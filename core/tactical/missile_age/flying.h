#pragma once

#include <optional>
#include <string>

#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/order.h"
#include "tactical/missile_age/tables.h"

/// \file
/// Aircraft: their moves, take-off and landing, and how damaged ones come back (2b, 2e, 4, MN-31,
/// A-MN-50, B-MN-24).

namespace flagplot::tactical::missile_age {

/// What was expected instead of this flight; none: it may be made.
[[nodiscard]] std::optional<std::string> why_not_fly(const Tables& tables, const Battle& battle,
                                                     const Unit& aircraft, const Fly& order);
[[nodiscard]] std::optional<std::string> why_not_return(const Battle& battle, const Unit& aircraft,
                                                        const Return& order);

/// The ship it can take off from: its own, on the table and no wreck; none: there is none.
[[nodiscard]] const Unit* home_of(const Battle& battle, const Unit& aircraft);
/// May it land on this ship: one of its side that carries its kind, close enough?
[[nodiscard]] bool can_land(const Tables& tables, const Unit& aircraft, const Unit& ship);

/// What it must fly in a segment, and may at most, mm.
struct FlightRange {
    std::int32_t least = 0;
    std::int32_t most = 0;
};
[[nodiscard]] FlightRange flight_of(const Tables& tables, const Unit& aircraft);

void fly(Ground& ground, Unit& aircraft, const Fly& order);
/// Did it come back over the edge?
bool come_back(Ground& ground, Unit& aircraft, kit::Point at);
void take_off(Ground& ground, Unit& aircraft);
void land(Ground& ground, Unit& aircraft, const Unit& ship);

/// Straight on as little as it must, for an aircraft that was given nothing.
void fly_on(Ground& ground, Unit& aircraft);

}  // namespace flagplot::tactical::missile_age
