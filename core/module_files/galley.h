#pragma once

#include "module_files/module_files.h"
#include "tactical/galley/galley_module.h"

/// \file
/// What the module galley is read from: `assets/galley/tables.toml`, and the switches that a
/// campaign sets in its table `[galley]`. What the keys mean: docs/rules/galley.md

namespace flagplot {

/// The numbers of a file, with all switches at their standard. Errors: everything that is wrong
/// with it, sorted by place.
[[nodiscard]] tl::expected<tactical::galley::Tables, Diagnostics> read_galley_tables(
    const SourceFile& file);

/// The switches of a campaign: of the table `[galley]` of its `campaign.toml`, if there is one.
/// Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<tactical::galley::Switches, Diagnostics> read_galley_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles galley_files();

}  // namespace flagplot
