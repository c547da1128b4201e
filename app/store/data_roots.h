#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// \file
/// Where the program's data are, and which data they are.

namespace flagplot {

/// Folders that hold `campaigns`, `maps` and `assets`, the first one first: FLAGPLOT_DATA, the
/// program's own folder, and `../share/flagplot` seen from there. An installed program finds its
/// data so wherever its prefix is moved to; in a build tree that folder is a link to the sources.
[[nodiscard]] std::vector<std::filesystem::path> data_roots();

/// Names the data of a root: the first 12 hexadecimal characters of a digest over every file in its
/// `campaigns`, `maps` and `assets`. Nothing where none of the three is there.
[[nodiscard]] std::optional<std::string> data_revision(const std::filesystem::path& root);

}  // namespace flagplot
