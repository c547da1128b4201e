#include "store/gdal_coast.h"

#ifdef FLAGPLOT_HAS_GDAL

#include <cpl_error.h>
#include <gdal.h>
#include <ogr_api.h>

#include <cmath>
#include <memory>

namespace flagplot {

namespace {

struct CloseData {
    void operator()(GDALDatasetH data) const { GDALClose(data); }
};
using Data = std::unique_ptr<void, CloseData>;

struct DestroyFeature {
    void operator()(OGRFeatureH feature) const { OGR_F_Destroy(feature); }
};
using Feature = std::unique_ptr<std::remove_pointer_t<OGRFeatureH>, DestroyFeature>;

/// Collects the rings of every polygon in a geometry.
class Gathering {
  public:
    void take(OGRGeometryH geometry) {
        if (geometry == nullptr) return;
        const int parts = OGR_G_GetGeometryCount(geometry);
        const bool is_polygon = wkbFlatten(OGR_G_GetGeometryType(geometry)) == wkbPolygon;
        for (int i = 0; i < parts; ++i) {
            if (is_polygon) {
                take_ring(OGR_G_GetGeometryRef(geometry, i));
            } else {
                take(OGR_G_GetGeometryRef(geometry, i));
            }
        }
    }

    [[nodiscard]] bool is_on_globe() const { return is_on_globe_; }
    [[nodiscard]] std::vector<CoastRing> rings() && { return std::move(rings_); }

  private:
    void take_ring(OGRGeometryH line) {
        CoastRing ring;
        for (int i = 0; i < OGR_G_GetPointCount(line); ++i) {
            const double longitude = OGR_G_GetX(line, i);
            const double latitude = OGR_G_GetY(line, i);
            if (!(std::abs(longitude) <= 360) || !(std::abs(latitude) <= 90)) {
                is_on_globe_ = false;  // metres of a projection, not degrees
                return;
            }
            constexpr double thousand = 1000;
            const CoastPoint point{static_cast<std::int32_t>(std::lround(latitude * thousand)),
                                   static_cast<std::int32_t>(std::lround(longitude * thousand))};
            if (ring.empty() || ring.back() != point) ring.push_back(point);
        }
        if (ring.size() > 1 && ring.front() == ring.back()) ring.pop_back();
        if (ring.size() > 2) rings_.push_back(std::move(ring));
    }

    std::vector<CoastRing> rings_;
    bool is_on_globe_ = true;
};

void take_layer(OGRLayerH layer, Gathering& gathering) {
    OGR_L_ResetReading(layer);
    while (const Feature feature{OGR_L_GetNextFeature(layer)}) {
        gathering.take(OGR_F_GetGeometryRef(feature.get()));
    }
}

}  // namespace

Result<Coastline> read_coast_with_gdal(const std::filesystem::path& file) {
    GDALAllRegister();
    CPLSetErrorHandler(CPLQuietErrorHandler);  // its words are part of our message
    const Data data(
        GDALOpenEx(file.c_str(), GDAL_OF_VECTOR | GDAL_OF_READONLY, nullptr, nullptr, nullptr));
    if (!data) {
        return failure(ErrorCode::unreadable,
                       {file.string(), std::string("GDAL says: ") + CPLGetLastErrorMsg()});
    }
    Gathering gathering;
    for (int i = 0; i < GDALDatasetGetLayerCount(data.get()); ++i) {
        take_layer(GDALDatasetGetLayer(data.get(), i), gathering);
    }
    if (!gathering.is_on_globe()) {
        return failure(ErrorCode::unreadable, {file.string(), "it is not in degrees"});
    }
    auto rings = std::move(gathering).rings();
    if (rings.empty()) {
        return failure(ErrorCode::unreadable, {file.string(), "there is no polygon in it"});
    }
    return Coastline{file.filename().string(), std::move(rings)};
}

}  // namespace flagplot

#else

namespace flagplot {

Result<Coastline> read_coast_with_gdal(const std::filesystem::path& file) {
    return failure(ErrorCode::unreadable,
                   {file.string(),
                    "this program was built without GDAL and reads .coast, .geojson and .b alone"});
}

}  // namespace flagplot

#endif
