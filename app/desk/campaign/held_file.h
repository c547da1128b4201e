#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// \file
/// What the umpire holds back, kept beside his save: `autumn.save.held`.

namespace flagplot::desk {

[[nodiscard]] std::vector<std::string> read_held(const std::filesystem::path& save);

/// Writes it, or takes the file away where nothing is held. Throws `MachineTrouble`.
void keep_held(const std::filesystem::path& save, const std::vector<std::string>& held);

}  // namespace flagplot::desk
