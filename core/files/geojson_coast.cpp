#include "files/geojson_coast.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

namespace flagplot {

namespace {

using GeoJson = nlohmann::json;

constexpr int deepest = 16;  ///< collections within collections

/// Collects the rings of every polygon.
class Gathering {
  public:
    /// False if something is not valid GeoJSON.
    bool take(const GeoJson& node, int depth) {
        if (!node.is_object() || depth > deepest) return false;
        const auto type = node.find("type");
        if (type == node.end() || !type->is_string()) return false;
        if (*type == "FeatureCollection") return each(node, "features", depth);
        if (*type == "GeometryCollection") return each(node, "geometries", depth);
        if (*type == "Feature") return take_geometry(node, depth);
        if (*type == "Polygon") return take_polygon(node.value("coordinates", GeoJson{}));
        if (*type == "MultiPolygon") return take_polygons(node.value("coordinates", GeoJson{}));
        return true;  // points and lines are not land
    }

    [[nodiscard]] std::vector<CoastRing> rings() && { return std::move(rings_); }

  private:
    bool each(const GeoJson& node, const char* key, int depth) {
        const auto list = node.find(key);
        if (list == node.end() || !list->is_array()) return false;
        for (const GeoJson& inner : *list) {
            if (!take(inner, depth + 1)) return false;
        }
        return true;
    }

    bool take_geometry(const GeoJson& feature, int depth) {
        const auto geometry = feature.find("geometry");
        if (geometry == feature.end()) return false;
        return geometry->is_null() || take(*geometry, depth + 1);
    }

    bool take_polygons(const GeoJson& list) {
        if (!list.is_array()) return false;
        for (const GeoJson& polygon : list) {
            if (!take_polygon(polygon)) return false;
        }
        return true;
    }

    bool take_polygon(const GeoJson& list) {
        if (!list.is_array()) return false;
        for (const GeoJson& points : list) {
            if (!points.is_array()) return false;
            CoastRing ring;
            for (const GeoJson& point : points) {
                const auto at = point_of(point);
                if (!at) return false;
                if (ring.empty() || ring.back() != *at) ring.push_back(*at);
            }
            if (ring.size() > 1 && ring.front() == ring.back()) ring.pop_back();
            if (ring.size() > 2) rings_.push_back(std::move(ring));
        }
        return true;
    }

    static std::optional<CoastPoint> point_of(const GeoJson& point) {
        if (!point.is_array() || point.size() < 2 || !point[0].is_number() ||
            !point[1].is_number()) {
            return std::nullopt;
        }
        const double longitude = point[0].get<double>();
        const double latitude = point[1].get<double>();
        if (!(std::abs(longitude) <= 360) || !(std::abs(latitude) <= 90)) return std::nullopt;
        constexpr double thousand = 1000;
        return CoastPoint{static_cast<std::int32_t>(std::lround(latitude * thousand)),
                          static_cast<std::int32_t>(std::lround(longitude * thousand))};
    }

    std::vector<CoastRing> rings_;
};

}  // namespace

Result<Coastline> read_geojson_coast(const SourceFile& file) {
    const GeoJson root = GeoJson::parse(file.text, nullptr, false);
    Gathering gathering;
    if (root.is_discarded() || !gathering.take(root, 0)) {
        return failure(ErrorCode::unreadable, {file.name, "it is not GeoJSON"});
    }
    auto rings = std::move(gathering).rings();
    if (rings.empty()) {
        return failure(ErrorCode::unreadable, {file.name, "there is no polygon in it"});
    }
    return Coastline{file.name, std::move(rings)};
}

}  // namespace flagplot
