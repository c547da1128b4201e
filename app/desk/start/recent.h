#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// \file
/// Saves that lay on the desk lately, remembered beside the settings.

namespace flagplot::desk {

/// Those that still exist, the newest first.
[[nodiscard]] std::vector<std::string> recent_saves();

/// Puts one at the head of the list; where that cannot be written it is forgotten.
void note_recent(const std::filesystem::path& save);

}  // namespace flagplot::desk
