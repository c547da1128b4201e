#pragma once

#include <cstdint>
#include <string>

#include "store/save.h"

namespace flagplot {

/// The newest command of the line of play that "the last" can mean: not a withdrawal, so that
/// taking back the last twice takes back two, and not a sheet that was refused and changed nothing.
/// In a solo campaign it is the player's own, together with everything that others did after it. 0
/// if there is none.
[[nodiscard]] std::int32_t last_command(const Save& save);

/// The number of a command given as a number or as "last". Error: it is neither.
[[nodiscard]] Result<std::int32_t> command_named(const Save& save, const std::string& word);

}  // namespace flagplot
