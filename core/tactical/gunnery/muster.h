#pragma once

#include <string>
#include <tl/expected.hpp>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/class_data.h"
#include "tactical/gunnery/tables.h"
#include "tactical/module.h"

/// \file
/// How a battle begins: ships and divisions (GU-8 to GU-10), who knows whom (GU-19, GU-21), and
/// where they stand (GU-23, GU-24). No die is rolled.

namespace flagplot::tactical::gunnery {

/// A ship as she comes in: with what is left of her, and what lasted (GU-9, GU-68).
[[nodiscard]] Ship new_ship(const Unit& unit, const ClassOfShip& of, const Tables& tables);

/// The year in which a request's battle is fought.
[[nodiscard]] std::int32_t year_of(const BattleRequest& request);

/// The battle before its first order, or why it cannot be fought.
[[nodiscard]] tl::expected<Battle, std::string> battle_of(const BattleRequest& request,
                                                          const Tables& tables);

}  // namespace flagplot::tactical::gunnery
