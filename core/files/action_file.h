#pragma once

#include <string>
#include <vector>

#include "actions/action.h"
#include "base/result.h"
#include "toml/source_file.h"

/// \file
/// Actions of history from text. Page: docs/history.md#an-action-of-your-own

namespace flagplot {

/// The files of ship classes that an action names: "assets/ship-classes.toml". What cannot be read
/// in it names none.
[[nodiscard]] std::vector<std::string> classes_of_action(const SourceFile& file);

/// The action as it was, and each of its variations; or all that is wrong with them, sorted by
/// place. `classes`: the files that it names, as far as they are there.
[[nodiscard]] tl::expected<std::vector<actions::Action>, Diagnostics> read_action(
    const SourceFile& file, const std::vector<SourceFile>& classes);

}  // namespace flagplot
