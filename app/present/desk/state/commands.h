#pragma once

#include <string>
#include <vector>

#include "present/desk/state/keys.h"

namespace flagplot::desk {

/// A command that can be searched by its name.
struct CommandLine {
    std::string meaning;
    std::string key;
    Intent intent;
};

/// Everything that a key can do and whose meaning or name contains each word of the text, in the
/// order of the table of keys; everything for an empty text.
[[nodiscard]] std::vector<CommandLine> commands_like(const ChosenKeys& chosen,
                                                     const std::string& text);

}  // namespace flagplot::desk
