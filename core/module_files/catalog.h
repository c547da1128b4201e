#pragma once

#include <string>
#include <vector>

#include "module_files/module_files.h"
#include "tactical/catalog/catalog.h"

/// \file
/// The only list of modules that are read from files. Code that checks, stores or explains such
/// files uses it and names no module.

namespace flagplot {

/// A row for each module that has tables or switches.
[[nodiscard]] std::vector<ModuleFiles> module_files();

/// The names of all files of tables, relative to the folder that holds `assets`.
[[nodiscard]] std::vector<std::string> table_names();

/// The modules of the catalog with their tables and the switches of this campaign.
/// \pre `tables` has a text for each of `table_names()`, in their order
/// Errors: what is wrong with the files of the first module that cannot be read.
[[nodiscard]] tl::expected<tactical::Modules, Diagnostics> read_modules(
    const std::vector<SourceFile>& tables, const SourceFile& campaign);

}  // namespace flagplot
