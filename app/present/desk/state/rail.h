#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "present/desk/state/form_rows.h"
#include "present/desk/state/keys.h"

/// \file
/// The list of the umpire's pages at the right edge of the chart.

namespace flagplot::desk {

/// The title of a page for a viewer: where the umpire rules, a side decides.
[[nodiscard]] std::string page_title(FormPage page, Viewer viewer);

struct RailLine {
    FormPage page{};
    std::string name;
    std::string key;         ///< that opens it
    std::int32_t waits = 0;  ///< how many items there wait for the umpire

    friend bool operator==(const RailLine&, const RailLine&) = default;
};

using Waiting = std::map<FormPage, std::int32_t>;

[[nodiscard]] std::vector<RailLine> rail_lines(const ChosenKeys& chosen, const Waiting& waiting);

}  // namespace flagplot::desk
