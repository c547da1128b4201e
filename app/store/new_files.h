#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"

/// \file
/// Writes several files into a folder, without replacing any.

namespace flagplot {

struct NewFile {
    std::filesystem::path path;
    std::string text;
};

/// Makes the folder if necessary, and writes the files into it. Error: one of them exists; then
/// none is written. Throws `MachineTrouble`.
[[nodiscard]] Result<void> create_files(const std::filesystem::path& folder,
                                        const std::vector<NewFile>& files);

}  // namespace flagplot
