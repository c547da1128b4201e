#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"
#include "store/pieces.h"

namespace flagplot {

/// The whole text of a file; the error says why it cannot be read.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

/// Makes a folder, and those it is to be in. Throws `MachineTrouble`.
void make_folder(const std::filesystem::path& path);

/// Writes a file so that it is there whole or not at all, and stays there when the power fails; an
/// older one of that name is replaced, but a text never replaces a save. What a link points to is
/// replaced, not the link; a device or a pipe is written into. Throws `MachineTrouble`.
void replace_file(const std::filesystem::path& path, std::string_view bytes);
void replace_file(const std::filesystem::path& path, const Pieces& pieces);

/// The same, but never over a file that exists: then nothing is written and false returned.
[[nodiscard]] bool create_file(const std::filesystem::path& path, std::string_view bytes);

}  // namespace flagplot
