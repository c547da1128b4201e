#pragma once

#include <string>
#include <vector>

#include "actions/verdict.h"

/// \file
/// What `flagplot history --battles` prints: Markdown, with columns that stand in line on a
/// terminal too.

namespace flagplot {

/// A table for each action: what must hold, what was found, what was.
[[nodiscard]] std::string actions_text(const std::vector<actions::ActionFound>& all);

/// The same as data; docs/history.md#battles-as-data names the keys.
[[nodiscard]] std::string actions_json(const std::vector<actions::ActionFound>& all);

/// Does every statement hold? What could not be counted does not.
[[nodiscard]] bool all_hold(const std::vector<actions::ActionFound>& all);

}  // namespace flagplot
