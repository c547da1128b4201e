#pragma once

#include <string>

/// \file
/// The letters of the desk, wherever the system has them.

namespace flagplot::desk {

/// Paths of font files; the same one again where a better is not installed, empty where none is.
struct FontFiles {
    std::string sans;
    std::string sans_bold;
    std::string serif_italic;
    std::string others;  ///< for letters that the others lack
};

[[nodiscard]] FontFiles found_fonts();

}  // namespace flagplot::desk
