#pragma once

#include <filesystem>
#include <optional>

#include "desk/window/journey.h"
#include "files/file_kind.h"

/// \file
/// What kind of file is to be opened, whatever its name says.

namespace flagplot::desk {

/// A save or a view file, to open on the desk; also a file that does not exist, since the desk will
/// say so. None: it is edited or checked on another page.
[[nodiscard]] std::optional<DocumentWanted> campaign_in(const std::filesystem::path& file);

/// A folder counts as the campaign in it. None: it is of no known kind, or cannot be read.
[[nodiscard]] std::optional<FileKind> kind_of_file(const std::filesystem::path& file);

}  // namespace flagplot::desk
