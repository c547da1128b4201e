#pragma once

#include <filesystem>
#include <optional>

namespace flagplot {

/// The path of a file that lies in this folder, links followed; nothing where it is not there, is
/// no plain file, or lies outside.
[[nodiscard]] std::optional<std::filesystem::path> inside(const std::filesystem::path& folder,
                                                          const std::filesystem::path& relative);

}  // namespace flagplot
