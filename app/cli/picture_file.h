#pragma once

#include <string>

#include "cli/command_row.h"
#include "present/picture/picture.h"

namespace flagplot::cli {

/// Writes a picture as the end of the file's name says: .png, .svg or .pdf; to standard output as
/// PNG. Throws `WrongUsage` for any other end, `MachineTrouble` as `put_out` does.
void put_picture(const std::string& path, const Picture& picture, Console& console);

}  // namespace flagplot::cli
