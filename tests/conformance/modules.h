#pragma once

#include <string>

#include "tactical/catalog/catalog.h"
#include "toml/source_file.h"

namespace flagplot::tactical {

/// A file of the tree: "assets/battle_board/naval.toml".
[[nodiscard]] SourceFile shipped_file(const std::string& name);

/// The modules of the catalog with their shipped data, and the example that new ones are copied
/// from.
[[nodiscard]] Modules modules_under_test();

}  // namespace flagplot::tactical
