#pragma once

#include <span>

#include "module_files/module_files.h"
#include "tactical/gunnery/tables.h"

/// \file
/// What gunnery is read from: the files of `assets/gunnery`, and the switches that a campaign sets
/// in its table `[gunnery]`. What the keys mean: docs/rules/gunnery.md#tables

namespace flagplot {

/// The tables of all files, with all switches at their standard. Errors: everything that is wrong
/// with any of them, sorted by place. \pre the files are those of `gunnery_files()`, in their order
[[nodiscard]] tl::expected<tactical::gunnery::Tables, Diagnostics> read_gunnery_tables(
    std::span<const SourceFile> files);

/// The switches of a campaign: of the table `[gunnery]` of its `campaign.toml`, if there is one.
/// Errors: what is wrong in that table, or with the text.
[[nodiscard]] tl::expected<tactical::gunnery::Switches, Diagnostics> read_gunnery_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles gunnery_files();

}  // namespace flagplot
