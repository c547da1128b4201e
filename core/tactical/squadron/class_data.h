#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/module.h"
#include "tactical/squadron/tables.h"

/// \file
/// Which class of table 1.4.1 a ship of a campaign is, and what her own class says in place of it
/// (US-B38).

namespace flagplot::tactical::squadron {

[[nodiscard]] std::vector<DataKey> class_keys();

/// What was expected instead of this value; empty: it is right.
[[nodiscard]] std::string problem_with(const Tables& tables, std::string_view key,
                                       std::string_view value);

/// Error: what her class says cannot be.
[[nodiscard]] Result<ShipClass> class_of(const Tables& tables, const tactical::Unit& unit);

}  // namespace flagplot::tactical::squadron
