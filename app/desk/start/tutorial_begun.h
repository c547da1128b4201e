#pragma once

#include <filesystem>
#include <vector>

#include "base/result.h"

namespace flagplot::desk {

/// The save of the tutorial: as it was left; begun again if there is none, its campaign is over, or
/// it cannot be opened. Errors: it is in use; those of `begin_game`. Throws `MachineTrouble`.
/// \param roots where the program's campaigns are
[[nodiscard]] Result<std::filesystem::path> tutorial_begun(
    const std::filesystem::path& save, const std::vector<std::filesystem::path>& roots);

}  // namespace flagplot::desk
