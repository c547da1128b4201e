#pragma once

#include <filesystem>
#include <optional>

#include "files/file_kind.h"

/// \file
/// What a file is that somebody wants to open, whatever its name says.

namespace flagplot::desk {

[[nodiscard]] bool is_save(const std::filesystem::path& file);

[[nodiscard]] bool is_view_file(const std::filesystem::path& file);

/// Is it a save or a view file? What is not there goes on the desk, too, which says so.
[[nodiscard]] bool goes_on_desk(const std::filesystem::path& file);

/// A folder is the campaign that lies in it; none: it is of no kind, or cannot be read.
[[nodiscard]] std::optional<FileKind> kind_of_file(const std::filesystem::path& file);

}  // namespace flagplot::desk
