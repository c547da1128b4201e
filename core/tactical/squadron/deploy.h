#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/squadron/ground.h"
#include "tactical/squadron/order.h"

/// \file
/// Before the first turn: wind, islands, who deploys first, where squadrons are put (US-5, US-10,
/// US-B3, US-B37, US-B39).

namespace flagplot::tactical::squadron {

/// Rolls what the campaign leaves open, the first initiative, and deals the cards.
void set_up(Ground& ground);

/// The heading away from a side's own edge.
[[nodiscard]] std::int32_t heading_inward(const Battle& battle, SideIndex side);

/// The bases of a squadron's ships if it is deployed so, in the order of their numbers.
[[nodiscard]] std::vector<kit::Box> bases_of(const Tables& tables, const Battle& battle,
                                             const Deploy& order);

/// What was expected instead; none: it may be deployed so.
[[nodiscard]] std::optional<std::string> why_not_deploy(const Tables& tables, const Battle& battle,
                                                        SideIndex side, const Deploy& order);

/// Some ways to deploy the next squadrons of a side; one at least.
[[nodiscard]] std::vector<Deploy> ways_to_deploy(const Tables& tables, const Battle& battle,
                                                 SideIndex side);

void deploy(Ground& ground, const Deploy& order);

/// Puts ships on the table that came without crew, in their side's zone.
void put_derelicts(Ground& ground);

/// Squadrons of a side that are not deployed.
[[nodiscard]] std::vector<SquadronNumber> to_deploy(const Battle& battle, SideIndex side);

}  // namespace flagplot::tactical::squadron
