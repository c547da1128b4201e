#pragma once

#include <toml++/toml.h>

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/any_module.h"
#include "toml/key_shown.h"
#include "toml/source_file.h"
#include "toml/toml_text.h"

/// \file
/// The files of a tactical module: tables in `assets/MODULE`, and a campaign's switches, which are
/// the table `[MODULE]` of its `campaign.toml`. The rows of all modules are in
/// module_files/catalog.cpp.

namespace flagplot {

/// A file of tables in `assets/MODULE`.
struct TableFile {
    std::string_view file;  ///< "naval.toml"
    std::string_view word;  ///< for people: "battle board ships"
    file_schema::KeysShown (*keys)();
    /// Everything wrong with it by itself, sorted by place.
    Diagnostics (*problems)(const SourceFile& file);
};

/// The table `[MODULE]` of a campaign.
struct SwitchTable {
    std::string_view meaning;  ///< for people, in the reference of the campaign's keys
    file_schema::KeysShown (*keys)();
    /// Reports everything wrong with it.
    void (*check)(const Source& source, std::string_view key, const toml::node& node);
};

using MadeModule = std::unique_ptr<const tactical::Module>;

/// The files of one module.
struct ModuleFiles {
    std::string_view module;  ///< its name
    std::vector<TableFile> tables;
    std::optional<SwitchTable> switches;  ///< none if it has no switches
    /// The module with a text for each of `tables`, in their order, and the switches of this
    /// campaign. Errors: what is wrong with them, sorted by place.
    tl::expected<MadeModule, Diagnostics> (*read)(std::span<const SourceFile> tables,
                                                  const SourceFile& campaign);
};

}  // namespace flagplot
