#pragma once

#include <cstdint>
#include <optional>

#include "actions/fought.h"
#include "actions/statement.h"

namespace flagplot::actions {

/// What the statement counts in one battle; none: it never came to it. Hits, shots and minutes are
/// 0 or never where the module logs no turns.
[[nodiscard]] std::optional<std::int64_t> counted_in(const Fought& fought,
                                                     const Statement& statement);

/// Does it need what only a module that logs its turns can tell?
[[nodiscard]] bool needs_turns(const Statement& statement);

}  // namespace flagplot::actions
