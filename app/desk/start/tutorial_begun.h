#pragma once

#include <filesystem>

#include "base/result.h"

namespace flagplot::desk {

/// The save of the tutorial: as it was left, or begun anew if there is none, if its campaign is
/// over or if it cannot be opened. Throws `MachineTrouble`.
[[nodiscard]] Result<std::filesystem::path> tutorial_begun(const std::filesystem::path& save);

}  // namespace flagplot::desk
