#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/fight.h"
#include "tactical/terms.h"

/// \file
/// The log of a battle's steps: for the umpire each order, its results, and how every number is
/// made up; for a side its own orders and the lines that it may read (contract TC-1).

namespace flagplot {

/// Who reads a log; none: the umpire, or everybody if nothing is hidden from the sides.
using LogReader = std::optional<tactical::SideIndex>;

[[nodiscard]] std::string battle_log_head(const tactical::BattleRequest& request,
                                          std::string_view module);

/// May the reader see that this order was given?
[[nodiscard]] bool reads_order(LogReader reader, const tactical::SideOrder& order);

/// What the reader may read of a step's log.
[[nodiscard]] std::vector<tactical::LogLine> lines_for(LogReader reader, const tactical::Log& log);

/// A line with its rule and how its number is made up, indented.
[[nodiscard]] std::string log_line_text(const tactical::LogLine& line);

/// Empty if there is nothing for the reader.
[[nodiscard]] std::string battle_log_step(const tactical::BattleRequest& request,
                                          const tactical::SideOrder& order,
                                          const tactical::Log& log, LogReader reader = {});

/// The battle from its beginning, with the log of every step. Error: an order was not allowed.
[[nodiscard]] Result<std::string> battle_log(const tactical::Fighting& fighting,
                                             const std::vector<tactical::SideOrder>& orders,
                                             LogReader reader = {});

}  // namespace flagplot
