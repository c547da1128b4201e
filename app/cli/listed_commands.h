#pragma once

#include <string>
#include <vector>

#include "cli/command_row.h"

namespace flagplot::cli {

/// A command as it is typed: "order", "chart make".
struct ListedCommand {
    std::string name;
    const CommandRow* row = nullptr;
};

/// Every command that does something itself, in the order of the table: not "chart", but "chart
/// make", "chart show" and "chart check".
[[nodiscard]] std::vector<ListedCommand> listed_commands();

[[nodiscard]] constexpr bool is_option(const ArgumentRow& row) { return row.name.starts_with("-"); }

}  // namespace flagplot::cli
