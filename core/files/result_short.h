#pragma once

#include "base/result.h"
#include "campaign/definition.h"
#include "tactical/module.h"
#include "toml/source_file.h"

/// \file
/// The result of a battle in a few words, with a line for each ship that something happened to:
/// `Maria sunk`, `Grecale crippled hull 50`. Page: docs/battle-papers.md#in-a-few-words

namespace flagplot {

/// Is this neither a sheet, nor a table, nor the text of a command?
[[nodiscard]] bool is_short_result(const SourceFile& file);

/// What its lines say; or everything wrong with them, sorted by place.
[[nodiscard]] tl::expected<tactical::BattleResult, Diagnostics> read_short_result(
    const SourceFile& file, const Definition& definition);

}  // namespace flagplot
