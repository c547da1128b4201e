#include "store/coast_file.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <vector>

#include "files/gazetteer_file.h"
#include "files/geojson_coast.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "store/gdal_coast.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

/// A file of `assets/coast` in the first data root that has it.
Result<SourceFile> asset(const std::string& name) {
    const std::string shown = "assets/coast/" + name;
    for (const fs::path& root : data_roots()) {
        std::error_code ignored;
        if (!fs::is_regular_file(root / "assets" / "coast" / name, ignored)) continue;
        auto text = read_file(root / "assets" / "coast" / name);
        if (!text) return Failure(text.error());
        return SourceFile{shown, *std::move(text)};
    }
    return failure(ErrorCode::unreadable, {shown, "it is not among the program's data"});
}

Result<Coastline> shipped_coast(const std::string& name) {
    const auto packed = asset(name);
    if (!packed) return Failure(packed.error());
    return unpacked_coast(packed->text, packed->name);
}

}  // namespace

Result<Coastline> read_coast(CoastLayers layers) {
    auto coast = shipped_coast("world-10m.coast");
    if (!coast) return coast;
    if (layers.islands) {
        auto islands = shipped_coast("minor-islands.coast");
        if (!islands) return islands;
        coast->source += "; " + islands->source;
        std::move(islands->rings.begin(), islands->rings.end(), std::back_inserter(coast->rings));
    }
    if (layers.lakes) {
        auto lakes = shipped_coast("lakes-50m.coast");
        if (!lakes) return lakes;
        coast->source += "; " + lakes->source;
        coast->lakes = std::move(lakes->rings);
    }
    return coast;
}

Result<Coastline> read_coast(const fs::path& file) {
    const std::string kind = file.extension().string();
    auto text = read_file(file);
    if (!text) return Failure(text.error());
    if (kind == ".coast") return unpacked_coast(*text, file.string());
    if (kind == ".b") return gshhg_coast(*text, file.filename().string());
    if (kind != ".geojson" && kind != ".json") return read_coast_with_gdal(file);
    return read_geojson_coast({file.string(), *std::move(text)});
}

Result<Gazetteer> read_gazetteer_files(const std::string& other) {
    std::vector<SourceFile> files;
    for (const char* name : {"ports.toml", "straits.toml", "lakes.toml"}) {
        auto file = asset(name);
        if (!file) return Failure(file.error());
        files.push_back(*std::move(file));
    }
    if (!other.empty()) {
        auto text = read_file(other);
        if (!text) return Failure(text.error());
        files.push_back({other, *std::move(text)});
    }
    auto gazetteer = read_gazetteer(files);
    if (!gazetteer) return Failure(gazetteer.error().front());
    return *std::move(gazetteer);
}

}  // namespace flagplot
