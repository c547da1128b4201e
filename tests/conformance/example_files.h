#pragma once

#include "conformance/example_module.h"
#include "module_files/module_files.h"

/// \file
/// What the module example is read from: `assets/example/tables.toml`, and the switches that a
/// campaign sets in its table `[example]`. What the keys mean: docs/add-a-tactical-module.md

namespace flagplot {

/// The numbers of a file, with all switches at their standard. Errors: everything that is wrong
/// with it, sorted by place.
[[nodiscard]] tl::expected<tactical::example::Tables, Diagnostics> read_example_tables(
    const SourceFile& file);

/// The switches of a campaign: of the table `[example]` of its `campaign.toml`, if there is one.
/// Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<tactical::example::Switches, Diagnostics> read_example_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles example_files();

}  // namespace flagplot
