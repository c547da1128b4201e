#pragma once

#include <string>
#include <string_view>

#include "cli/command_row.h"

/// \file
/// Where a command writes what it was asked for: into a file, or for "-" to standard output.

namespace flagplot::cli {

[[nodiscard]] constexpr bool is_standard_output(std::string_view path) { return path == "-"; }

/// Throws what `put_out` would, as far as it can be known before.
void check_output(const std::string& path);

/// Writes into the file (`replace_file`), or to standard output where the path is "-".
void put_out(const std::string& path, std::string_view bytes, Console& console);

/// A folder cannot be written to standard output. Throws `WrongUsage`.
void check_folder(const std::string& path, std::string_view option);

}  // namespace flagplot::cli
