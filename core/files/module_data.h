#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tactical/module.h"
#include "toml/keys.h"

/// \file
/// The data of a class of ships for tactical modules: a table for each module, whose keys only that
/// module knows. If a key is missing, the module derives the value by its own rule.

namespace flagplot::file_schema {

/// Every `[class.module.NAME]` of a class, value by value.
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
