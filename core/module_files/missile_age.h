#pragma once

#include <span>

#include "module_files/module_files.h"
#include "tactical/missile_age/tables.h"

/// \file
/// What the missile age is read from: the files of `assets/missile_age`, and the switches that a
/// campaign sets in its table `[missile_age]`. What the keys mean: docs/rules/missile_age.md#tables

namespace flagplot {

/// The tables of all files, with all switches at their standard. Errors: everything that is wrong
/// with any of them, sorted by place. \pre the files are those of `missile_age_files()`, in their
/// order
[[nodiscard]] tl::expected<tactical::missile_age::Tables, Diagnostics> read_missile_age_tables(
    std::span<const SourceFile> files);

/// The switches of a campaign: of the table `[missile_age]` of its `campaign.toml`, if there is
/// one. Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<tactical::missile_age::Switches, Diagnostics> read_missile_age_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles missile_age_files();

}  // namespace flagplot
