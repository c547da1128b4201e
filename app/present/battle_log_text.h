#pragma once

#include <string>
#include <string_view>

#include "tactical/fight.h"
#include "tactical/terms.h"

/// \file
/// What a battle's steps say, for the umpire: each order, what came of it, and the parts of every
/// number.

namespace flagplot {

[[nodiscard]] std::string battle_log_head(const tactical::BattleRequest& request,
                                          std::string_view module);

[[nodiscard]] std::string battle_log_step(const tactical::BattleRequest& request,
                                          const tactical::SideOrder& order,
                                          const tactical::Log& log);

}  // namespace flagplot
