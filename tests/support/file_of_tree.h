#pragma once

#include <fstream>
#include <sstream>
#include <string>

#include "toml/source_file.h"

namespace flagplot::test {

/// A file of the source tree: "assets/decks/default24.toml".
[[nodiscard]] inline SourceFile file_of_tree(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + name).rdbuf();
    return {name, text.str()};
}

}  // namespace flagplot::test
