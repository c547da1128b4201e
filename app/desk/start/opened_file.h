#pragma once

#include <filesystem>
#include <optional>

#include "desk/window/journey.h"
#include "files/file_kind.h"

/// \file
/// What a file is that somebody wants to open, whatever its name says.

namespace flagplot::desk {

/// A save or a view file, to be laid on the desk. What is not there is, too: the desk says so.
/// None: it is edited or checked on a page of the start screen.
[[nodiscard]] std::optional<DocumentWanted> campaign_in(const std::filesystem::path& file);

/// A folder is the campaign that lies in it; none: it is of no kind, or cannot be read.
[[nodiscard]] std::optional<FileKind> kind_of_file(const std::filesystem::path& file);

}  // namespace flagplot::desk
