#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "actions/action.h"
#include "base/result.h"
#include "toml/source_file.h"

/// \file
/// The files of actions of history: those in `assets/actions` of the data roots, and any other.

namespace flagplot {

/// The names of all that are installed, without `.toml`, sorted.
[[nodiscard]] std::vector<std::string> action_names(
    const std::vector<std::filesystem::path>& roots);

/// Everything that is wrong with this file, its classes looked for in the data roots.
[[nodiscard]] Diagnostics problems_of_action(const SourceFile& file);

/// The action of this name, or in this file, and its variations. Errors: there is none, and the
/// nearest name; the first of the problems of the file.
[[nodiscard]] Result<std::vector<actions::Action>> read_action_named(
    const std::string& name_or_file, const std::vector<std::filesystem::path>& roots);

}  // namespace flagplot
