#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/galley/battle.h"
#include "tactical/galley/class_data.h"
#include "tactical/module.h"

/// \file
/// What lasts of a ship from one battle to the next (WG-B26): being crippled, her crew, her ram,
/// her towers, her firepots.

namespace flagplot::tactical::galley {

/// As an earlier battle left her.
void bring(const Unit& unit, Ship& ship);
/// All lasting values of the ship after the battle, with those of other modules as they were.
[[nodiscard]] std::vector<ModuleValue> lasting_of(const Unit& unit, const ClassOf& made,
                                                  const Ship& ship);
/// Was she crippled before?
[[nodiscard]] bool came_crippled(const Unit& unit);

}  // namespace flagplot::tactical::galley
