#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/fight.h"
#include "tactical/terms.h"

/// \file
/// What a battle's steps say: to the umpire each order, what came of it, and the parts of every
/// number; to a side its own orders and the lines that it may read (contract TC-1).

namespace flagplot {

/// Who reads a log; none: the umpire, or everybody where no side is veiled from another.
using LogReader = std::optional<tactical::SideIndex>;

[[nodiscard]] std::string battle_log_head(const tactical::BattleRequest& request,
                                          std::string_view module);

/// May the reader see that this order was given?
[[nodiscard]] bool reads_order(LogReader reader, const tactical::SideOrder& order);

/// What the reader may read of what a step said.
[[nodiscard]] std::vector<tactical::LogLine> lines_for(LogReader reader, const tactical::Log& log);

/// A line with its rule and the parts of its number, indented.
[[nodiscard]] std::string log_line_text(const tactical::LogLine& line);

/// Empty where there is nothing for the reader.
[[nodiscard]] std::string battle_log_step(const tactical::BattleRequest& request,
                                          const tactical::SideOrder& order,
                                          const tactical::Log& log, LogReader reader = {});

/// The battle from its beginning, every step with what it says. Error: an order was not to be
/// given.
[[nodiscard]] Result<std::string> battle_log(const tactical::Fighting& fighting,
                                             const std::vector<tactical::SideOrder>& orders,
                                             LogReader reader = {});

}  // namespace flagplot
