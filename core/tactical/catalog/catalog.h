#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/any_module.h"

/// \file
/// The only list of modules with which the program can fight battles. Nothing else names one.
///
/// A table, a telephone or another program is not a module: `tactical/paper` writes the texts for
/// it, and its result comes back like that of a module (docs/battle-papers.md).

namespace flagplot::tactical {

using Modules = std::vector<std::unique_ptr<const Module>>;

/// All modules, in the order in which they are listed for people. A module that needs tables does
/// not have them yet: it can describe itself, but cannot begin a battle (module_files/catalog.h).
[[nodiscard]] Modules catalog();

/// The names of all modules, for lists and for suggestions.
[[nodiscard]] std::vector<std::string> module_names(const Modules& modules);

/// The module with this name. Error: there is none; with the nearest name.
[[nodiscard]] Result<const Module*> module_named(const Modules& modules, std::string_view name);

}  // namespace flagplot::tactical
