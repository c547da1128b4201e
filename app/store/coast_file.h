#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "chart/gazetteer.h"
#include "coast/coastline.h"

/// \file
/// Coastlines and gazetteers on disk.

namespace flagplot {

/// What is added to the land of the world's coast.
struct CoastLayers {
    bool islands = true;  ///< minor ones
    bool lakes = true;

    friend bool operator==(const CoastLayers&, const CoastLayers&) = default;
};

/// The coast of the world that comes with the program; its source names the layers.
[[nodiscard]] Result<Coastline> read_coast(CoastLayers layers = {});

/// A coastline from a file: packed (.coast), GeoJSON (.geojson, .json), GSHHG (.b), and, if the
/// program was built with GDAL, everything that GDAL reads, including shapefiles.
[[nodiscard]] Result<Coastline> read_coast(const std::filesystem::path& file);

/// The ports and straits that come with the program, and those of another file, if one is named.
[[nodiscard]] Result<Gazetteer> read_gazetteer_files(const std::string& other = {});

}  // namespace flagplot
