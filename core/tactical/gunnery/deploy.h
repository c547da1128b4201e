#pragma once

#include <optional>
#include <string_view>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"
#include "tactical/module.h"

/// \file
/// Where the ships stand before the first turn, and what courses they steer (GU-10, GU-23, GU-24).

namespace flagplot::tactical::gunnery {

[[nodiscard]] std::optional<SideIndex> side_called(const BattleRequest& request,
                                                   std::string_view id);

/// The side of a formation, and its place among the side's (as `division`).
[[nodiscard]] std::optional<DivisionRef> formation_called(const BattleRequest& request,
                                                          std::string_view id);

/// Places all ships. \pre divisions are formed
void deploy(const BattleRequest& request, const Tables& tables, Battle& battle);

}  // namespace flagplot::tactical::gunnery
