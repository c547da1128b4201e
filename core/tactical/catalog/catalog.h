#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/any_module.h"

/// \file
/// The one list of modules the program can fight battles with. Nobody else names one.
///
/// A table, a telephone or another program is no module: `tactical/paper` writes the texts that go
/// there, and what comes back is a result like that of a module (docs/battle-papers.md).

namespace flagplot::tactical {

using Modules = std::vector<std::unique_ptr<const Module>>;

/// All of them, in the order in which they are listed for people. One that has tables has none yet:
/// it can say what it is, but cannot begin a battle (module_files/catalog.h).
[[nodiscard]] Modules catalog();

/// The names of all, for lists and for what was meant.
[[nodiscard]] std::vector<std::string> module_names(const Modules& modules);

/// The module of this name. Error: there is none, and the nearest.
[[nodiscard]] Result<const Module*> module_named(const Modules& modules, std::string_view name);

}  // namespace flagplot::tactical
