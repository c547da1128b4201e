#pragma once

#include <span>

#include "module_files/module_files.h"
#include "tactical/squadron/tables.h"

/// \file
/// What squadron battles are read from: the files of `assets/squadron`, and the switches that a
/// campaign sets in its table `[squadron]`. What the keys mean: docs/rules/squadron.md#tables

namespace flagplot {

/// The tables of all files, with all switches at their standard. Errors: everything that is wrong
/// with any of them, sorted by place. \pre the files are those of `squadron_files()`, in their
/// order
[[nodiscard]] tl::expected<tactical::squadron::Tables, Diagnostics> read_squadron_tables(
    std::span<const SourceFile> files);

/// The switches of a campaign: of the table `[squadron]` of its `campaign.toml`, if there is one,
/// from the standard of its profile (US-B44). Errors: what is wrong in that table, or with the
/// text.
[[nodiscard]] tl::expected<tactical::squadron::Switches, Diagnostics> read_squadron_switches(
    const SourceFile& campaign);

/// Its row in the list of modules.
[[nodiscard]] ModuleFiles squadron_files();

}  // namespace flagplot
