#pragma once

#include <span>

#include "module_files/module_files.h"
#include "tactical/galley/tables.h"

/// \file
/// Reads the tables of the galleys, and the switches that a campaign sets for them. What a key
/// means is in the data reference; the numbers of any rulebook can take the place of the shipped
/// ones.

namespace flagplot {

/// The tables of ships.toml, movement.toml and attempts.toml, in this order. Errors: everything
/// wrong with them, sorted by place.
[[nodiscard]] tl::expected<tactical::galley::Tables, Diagnostics> read_galley_tables(
    std::span<const SourceFile> files);

/// The switches in the table `[galley]` of a campaign; what it does not set is standard. Errors:
/// everything wrong with them, sorted by place.
[[nodiscard]] tl::expected<tactical::galley::Switches, Diagnostics> read_galley_switches(
    const SourceFile& campaign);

[[nodiscard]] ModuleFiles galley_files();

}  // namespace flagplot
