#pragma once

#include <filesystem>
#include <optional>

namespace flagplot {

/// The path of a file in this folder, with links followed; nothing if it does not exist, is not a
/// plain file, or is outside.
[[nodiscard]] std::optional<std::filesystem::path> inside(const std::filesystem::path& folder,
                                                          const std::filesystem::path& relative);

}  // namespace flagplot
