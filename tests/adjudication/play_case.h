#pragma once

#include <string>
#include <vector>

#include "adjudication/case_file.h"

namespace flagplot::book {

/// What playing a case gave.
struct Played {
    std::vector<std::string> problems;  ///< "FILE:LINE: what is wrong", in order
    std::string transcript;             ///< all that happened and was told, for reading
};

/// Plays a case once for each value of its switch and checks every block of it. `root` is the
/// folder that holds `assets`.
[[nodiscard]] Played play(const Case& each, const std::string& root);

}  // namespace flagplot::book
