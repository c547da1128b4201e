#pragma once

#include <string>

/// \file
/// Finds the desk's fonts on the system.

namespace flagplot::desk {

/// Paths of font files. If a better one is not installed, the same one is used again; empty if
/// there is none.
struct FontFiles {
    std::string sans;
    std::string sans_bold;
    std::string serif_italic;
    std::string others;  ///< for letters missing from the others
};

[[nodiscard]] FontFiles found_fonts();

}  // namespace flagplot::desk
