#pragma once

#include <filesystem>

#include "base/result.h"
#include "coast/coastline.h"

namespace flagplot {

/// The polygons of a file that GDAL reads, as a coastline; an error that says so where the program
/// was built without GDAL.
[[nodiscard]] Result<Coastline> read_coast_with_gdal(const std::filesystem::path& file);

}  // namespace flagplot
