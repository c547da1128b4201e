#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// \file
/// The umpire's queued commands, stored beside the save: `autumn.save.held`.

namespace flagplot::desk {

[[nodiscard]] std::vector<std::string> read_held(const std::filesystem::path& save);

/// Writes the file, or deletes it if there are none. Throws `MachineTrouble`.
void keep_held(const std::filesystem::path& save, const std::vector<std::string>& held);

}  // namespace flagplot::desk
