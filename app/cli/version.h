#pragma once

#include <string>

namespace flagplot::cli {

/// What `--version` says: the version, the revision of the rules that saves name, and the revision
/// of each data folder that is there, in the order in which they are searched.
[[nodiscard]] std::string version_text();

}  // namespace flagplot::cli
