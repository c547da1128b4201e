#pragma once

#include "base/result.h"
#include "toml/source_file.h"

namespace flagplot {

/// Everything wrong with a file of ship classes by itself, sorted by place.
[[nodiscard]] Diagnostics problems_of_classes(const SourceFile& file);

}  // namespace flagplot
