#pragma once

#include <span>

#include "base/result.h"
#include "chart/gazetteer.h"
#include "toml/source_file.h"

/// \file
/// Gazetteers from text: docs/data-reference.md#gazetteer names every key.

namespace flagplot {

/// The ports and straits in all these texts, or everything wrong with them. No name may occur twice
/// among all ports, or among all straits, including other names.
[[nodiscard]] tl::expected<Gazetteer, Diagnostics> read_gazetteer(
    std::span<const SourceFile> files);

}  // namespace flagplot
