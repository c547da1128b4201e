#pragma once

#include <string>

/// \file
/// The scripts that complete a command line of flagplot in a shell, made from the command table.

namespace flagplot::cli {

[[nodiscard]] std::string bash_completion();
[[nodiscard]] std::string zsh_completion();
[[nodiscard]] std::string fish_completion();

}  // namespace flagplot::cli
