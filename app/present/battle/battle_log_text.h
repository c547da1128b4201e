#pragma once

#include <string>
#include <string_view>
#include <vector>

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

/// The battle from its beginning, every step with what it says. Error: an order was not to be
/// given.
[[nodiscard]] Result<std::string> battle_log(const tactical::Fighting& fighting,
                                             const std::vector<tactical::SideOrder>& orders);

}  // namespace flagplot
