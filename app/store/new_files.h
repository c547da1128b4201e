#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"

/// \file
/// Several files of one kind into a folder, never over others.

namespace flagplot {

struct NewFile {
    std::filesystem::path path;
    std::string text;
};

/// Makes the folder if it is not there and writes the files into it. Error: one of them is there
/// already, and then none is written. Throws `MachineTrouble`.
[[nodiscard]] Result<void> create_files(const std::filesystem::path& folder,
                                        const std::vector<NewFile>& files);

}  // namespace flagplot
