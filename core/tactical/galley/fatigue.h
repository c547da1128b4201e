#pragma once

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/tables.h"

/// \file
/// Fatigue (WG-76, WG-91, 3.4.8).

namespace flagplot::tactical::galley {

/// The level for a face of the die, by maximum speed and crew.
[[nodiscard]] std::int32_t fatigue_level(const FatigueTable& table, std::int32_t maximum,
                                         std::int32_t crew, std::int32_t face);
/// Every ship of the group that was at Maximum rolls, at the end of its activation.
void tire(Ground& ground, const Group& group);
/// At the end of an anastrophe, instead of the ordinary roll (WG-76, WG-B4).
void tire_by_anastrophe(Ground& ground, Tag ship);
/// Phase G: the turns run out.
void rest(Ground& ground);

}  // namespace flagplot::tactical::galley
