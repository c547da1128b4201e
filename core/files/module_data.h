#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tactical/module.h"
#include "toml/keys.h"

/// \file
/// The data that a class of ships, or a ship, holds for one tactical module or another: a table for
/// each module, whose keys only that module knows. What both leave out the module derives by its
/// own rule.

namespace flagplot::file_schema {

/// Every `[class.module.NAME]` of a class, or `module = { NAME = { ... } }` of a ship, value by
/// value.
struct ModuleBlocks {
    std::vector<tactical::ModuleValue> values;
};

template <>
struct Slot<ModuleBlocks> {
    static std::string expected();
    static void read(const Source& source, std::string_view key, const toml::node& node,
                     ModuleBlocks& target);
};

}  // namespace flagplot::file_schema
