#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "present/desk/state/form_rows.h"
#include "present/desk/state/keys.h"

/// \file
/// The umpire's pages beside the chart, one below the other at its right edge.

namespace flagplot::desk {

/// What somebody calls a page; a side decides where the umpire rules.
[[nodiscard]] std::string page_title(FormPage page, Viewer viewer);

struct RailLine {
    FormPage page{};
    std::string name;
    std::string key;         ///< that opens it
    std::int32_t waits = 0;  ///< so much there waits for the umpire

    friend bool operator==(const RailLine&, const RailLine&) = default;
};

using Waiting = std::map<FormPage, std::int32_t>;

[[nodiscard]] std::vector<RailLine> rail_lines(const ChosenKeys& chosen, const Waiting& waiting);

}  // namespace flagplot::desk
