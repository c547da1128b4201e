#pragma once

#include <string>

namespace flagplot {

/// A text that was read from somewhere. The core never opens a file itself.
struct SourceFile {
    std::string name;  ///< for messages: "campaigns/convoy-beta/forces.toml"
    std::string text;
};

}  // namespace flagplot
