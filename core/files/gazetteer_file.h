#pragma once

#include <span>

#include "base/result.h"
#include "chart/gazetteer.h"
#include "toml/source_file.h"

/// \file
/// Gazetteers from text: docs/data-reference.md#gazetteer names every key.

namespace flagplot {

/// The ports and straits of all these texts, or everything that is wrong with them. A name may
/// stand once among all ports, and once among all straits, other names included.
[[nodiscard]] tl::expected<Gazetteer, Diagnostics> read_gazetteer(
    std::span<const SourceFile> files);

}  // namespace flagplot
