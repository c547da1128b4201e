#pragma once

#include <string>

namespace flagplot {

/// One text as it was read from somewhere. The core never opens a file itself.
struct SourceFile {
    std::string name;  ///< as messages shall show it: "campaigns/convoy-beta/forces.toml"
    std::string text;
};

}  // namespace flagplot
