#pragma once

#include "tactical/missile_age/missile_age_module.h"
#include "module_files/module_files.h"

/// \file
/// What the module missile_age is read from: `assets/missile_age/tables.toml`, and the switches that a
/// campaign sets in its table `[missile_age]`. What the keys mean: docs/rules/missile_age.md

namespace flagplot {

/// The numbers of a file, with all switches at their standard. Errors: everything that is wrong
/// with it, sorted by place.
[[nodiscard]] tl::expected<tactical::missile_age::Tables, Diagnostics> read_missile_age_tables(
    const SourceFile& file);

/// The switches of a campaign: of the table `[missile_age]` of its `campaign.toml`, if there is one.
/// Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<tactical::missile_age::Switches, Diagnostics> read_missile_age_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles missile_age_files();

}  // namespace flagplot
