#pragma once

#include <filesystem>
#include <vector>

#include "base/result.h"
#include "present/desk/start/file_browser.h"

namespace flagplot::desk {

/// What is in a folder, folders first, each by name; of more than can be looked through the first.
/// Error: it cannot be read.
[[nodiscard]] Result<std::vector<FoundFile>> files_in(const std::filesystem::path& folder);

}  // namespace flagplot::desk
