#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// \file
/// Recently opened saves, stored beside the settings.

namespace flagplot::desk {

/// Those that still exist, the newest first.
[[nodiscard]] std::vector<std::string> recent_saves();

/// Puts one at the head of the list; ignored if the list cannot be written.
void note_recent(const std::filesystem::path& save);

}  // namespace flagplot::desk
