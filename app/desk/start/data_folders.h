#pragma once

#include <filesystem>
#include <vector>

#include "base/result.h"
#include "present/desk/editors/outline_edits.h"

/// \file
/// Where files for editing come from, and where they are saved.

namespace flagplot::desk {

/// Is this folder in the data folders under that name, such as "campaigns"?
[[nodiscard]] bool is_in_data(const std::filesystem::path& folder, const char* name);

/// "~/flagplot/campaigns": for copies of what came with the program.
[[nodiscard]] std::filesystem::path own_folder(const char* name);

/// Where campaigns are looked for: the data folders, and "~/flagplot" where the desk writes new
/// ones.
[[nodiscard]] std::vector<std::filesystem::path> campaign_roots();

/// "~/flagplot": it holds `campaigns`, `maps` and `decks`.
[[nodiscard]] std::filesystem::path own_root();

/// As problems of a file that is edited are found.
[[nodiscard]] std::vector<FoundProblem> found_by(const Diagnostics& errors);

}  // namespace flagplot::desk
