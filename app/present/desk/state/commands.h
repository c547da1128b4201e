#pragma once

#include <string>
#include <vector>

#include "present/desk/state/keys.h"

namespace flagplot::desk {

/// Something that can be asked for by its name.
struct CommandLine {
    std::string meaning;
    std::string key;
    Intent intent;
};

/// Everything a key can do whose meaning or name holds each word of the text, as they stand in the
/// table of keys; all of it for an empty text.
[[nodiscard]] std::vector<CommandLine> commands_like(const ChosenKeys& chosen,
                                                     const std::string& text);

}  // namespace flagplot::desk
