#pragma once

#include <string>
#include <string_view>

#include "cli/command_row.h"

/// \file
/// Where a command writes its result: into a file, or for "-" to standard output.

namespace flagplot::cli {

[[nodiscard]] constexpr bool is_standard_output(std::string_view path) { return path == "-"; }

/// Throws what `put_out` would throw, as far as that can be known in advance.
void check_output(const std::string& path);

/// Writes into the file (`replace_file`), or to standard output if the path is "-".
void put_out(const std::string& path, std::string_view bytes, Console& console);

/// A folder cannot be written to standard output. Throws `WrongUsage`.
void check_folder(const std::string& path, std::string_view option);

}  // namespace flagplot::cli
