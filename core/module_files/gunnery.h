#pragma once

#include "tactical/gunnery/gunnery_module.h"
#include "module_files/module_files.h"

/// \file
/// What the module gunnery is read from: `assets/gunnery/tables.toml`, and the switches that a
/// campaign sets in its table `[gunnery]`. What the keys mean: docs/rules/gunnery.md

namespace flagplot {

/// The numbers of a file, with all switches at their standard. Errors: everything that is wrong
/// with it, sorted by place.
[[nodiscard]] tl::expected<tactical::gunnery::Tables, Diagnostics> read_gunnery_tables(
    const SourceFile& file);

/// The switches of a campaign: of the table `[gunnery]` of its `campaign.toml`, if there is one.
/// Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<tactical::gunnery::Switches, Diagnostics> read_gunnery_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles gunnery_files();

}  // namespace flagplot
