#pragma once

#include <filesystem>
#include <string>

/// \file
/// Files for the readers of what lies on the disk.

namespace flagplot::fuzz {

/// A folder which goes when the program ends.
[[nodiscard]] const std::filesystem::path& scratch();

[[nodiscard]] std::string bytes_of(const std::filesystem::path& path);

}  // namespace flagplot::fuzz
