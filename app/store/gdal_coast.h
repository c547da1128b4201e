#pragma once

#include <filesystem>

#include "base/result.h"
#include "coast/coastline.h"

namespace flagplot {

/// The polygons in a file that GDAL can read, as a coastline. If the program was built without
/// GDAL, an error says so.
[[nodiscard]] Result<Coastline> read_coast_with_gdal(const std::filesystem::path& file);

}  // namespace flagplot
