#pragma once

#include "base/result.h"
#include "coast/coastline.h"
#include "toml/source_file.h"

namespace flagplot {

/// The coastline in a GeoJSON text (RFC 7946): every polygon in it is land, at any depth.
[[nodiscard]] Result<Coastline> read_geojson_coast(const SourceFile& file);

}  // namespace flagplot
