#pragma once

#include <cstdint>
#include <string>

#include "store/save.h"

namespace flagplot {

/// The newest command of the line of play that can be meant by "the last": not itself a withdrawal,
/// so that taking back the last twice takes back two, nor a sheet that was refused and changed
/// nothing. Where one plays alone it is the player's own, with all that others did after it. 0:
/// there is none.
[[nodiscard]] std::int32_t last_command(const Save& save);

/// The number of a command that somebody names by it, or by "last". Error: it is neither.
[[nodiscard]] Result<std::int32_t> command_named(const Save& save, const std::string& word);

}  // namespace flagplot
