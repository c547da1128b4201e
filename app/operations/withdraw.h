#pragma once

#include <cstdint>

#include "store/save.h"

namespace flagplot {

/// The newest command of the line of play that can be meant by "the last": not itself a withdrawal,
/// so that taking back the last twice takes back two, nor a sheet that was refused and changed
/// nothing. Where one plays alone it is the player's own, with all that others did after it. 0:
/// there is none.
[[nodiscard]] std::int32_t last_command(const Save& save);

}  // namespace flagplot
