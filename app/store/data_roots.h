#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// \file
/// Where the program's data are, and their revision.

namespace flagplot {

/// Folders that contain `campaigns`, `maps` and `assets`, in order of preference: FLAGPLOT_DATA,
/// the program's own folder, and `../share/flagplot` from there. So an installed program finds its
/// data even if its prefix is moved; in a build tree that folder is a link to the sources.
[[nodiscard]] std::vector<std::filesystem::path> data_roots();

/// Identifies the data of a root: the first 12 hexadecimal characters of a digest of every file in
/// its `campaigns`, `maps` and `assets`. Nothing if none of the three exists.
[[nodiscard]] std::optional<std::string> data_revision(const std::filesystem::path& root);

}  // namespace flagplot
