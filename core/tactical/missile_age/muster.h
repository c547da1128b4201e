#pragma once

#include "base/result.h"
#include "tactical/missile_age/battle.h"
#include "tactical/missile_age/tables.h"
#include "tactical/module.h"

/// \file
/// A battle before its first order, of a request (6.5, B-MN-19 to B-MN-23). Rolls nothing: what is
/// rolled waits for the first turn (deploy.h).

namespace flagplot::tactical::missile_age {

/// Error: what the class of a ship says cannot be.
[[nodiscard]] Result<Battle> battle_of(const Tables& tables, const BattleRequest& request);

/// Speed markers of so many knots: to the nearest, halves up, at most 6 (B-MN-23).
[[nodiscard]] std::int32_t rating_of(const Switches& switches, KnotTenths speed);

/// A unit of a template, new and nowhere.
[[nodiscard]] Unit unit_of(const Tables& tables, const Template& made, std::int32_t kind);

}  // namespace flagplot::tactical::missile_age
