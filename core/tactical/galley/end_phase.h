#pragma once

#include <optional>

#include "tactical/galley/battle.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/tables.h"

/// \file
/// The end of a turn, and of the battle (WG-83, WG-91, WG-94, WG-95, WG-A1, WG-A25, WG-B26).

namespace flagplot::tactical::galley {

/// Phase G: fires, fatigue, admirals, points, limit of turns. True: the battle is over.
bool end_phase(Ground& ground);
/// Ends the battle: fires burn out, rammed ships sink or not. Why: given, or what is left says it.
void end_battle(Ground& ground, std::optional<EndedBy> why);

}  // namespace flagplot::tactical::galley
