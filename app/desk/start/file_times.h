#pragma once

#include <filesystem>
#include <string>

namespace flagplot::desk {

/// When a file was last written, by the clock of this place: "yesterday 23:40".
[[nodiscard]] std::string when_written(const std::filesystem::path& file);

}  // namespace flagplot::desk
