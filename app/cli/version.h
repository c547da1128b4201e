#pragma once

#include <string>

namespace flagplot::cli {

/// The text of `--version`: the version, the revision of the rules that saves name, and the
/// revision of each existing data folder, in the order in which they are searched.
[[nodiscard]] std::string version_text();

}  // namespace flagplot::cli
