#pragma once

#include "base/result.h"
#include "coast/coastline.h"
#include "toml/source_file.h"

namespace flagplot {

/// The coastline of a text in GeoJSON (RFC 7946): every polygon of it is land, wherever it stands.
[[nodiscard]] Result<Coastline> read_geojson_coast(const SourceFile& file);

}  // namespace flagplot
