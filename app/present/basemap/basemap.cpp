#include "present/basemap/basemap.h"

#include <algorithm>
#include <cmath>

#include "chart/projection.h"

namespace flagplot {

namespace {

using Ring = std::vector<Point>;

/// The range of degrees of a chart; longitudes are east of its origin.
struct Range {
    double south = 90, north = -90, west = 180, east = -180;

    [[nodiscard]] bool contains(Degrees at) const {
        return south <= at.latitude && at.latitude <= north && west <= at.longitude &&
               at.longitude <= east;
    }
};

class Laying {
  public:
    Laying(const Chart& chart, double beyond)
        : chart_(chart),
          geography_(*chart.geography),
          window_{-beyond, -beyond, chart.columns + beyond, chart.rows + beyond},
          range_(range_of_window()) {}

    [[nodiscard]] std::vector<Ring> rings_of(const Coastline& coast) const {
        std::vector<Ring> rings;
        for (const CoastRing& ring : coast.rings) {
            Ring cut = within_window(on_grid(ring));
            if (cut.size() > 2) rings.push_back(std::move(cut));
        }
        if (is_inside_out(rings)) {
            rings.push_back({{window_.left, window_.top},
                             {window_.right, window_.top},
                             {window_.right, window_.bottom},
                             {window_.left, window_.bottom}});
        }
        return rings;
    }

    [[nodiscard]] Point at(Degrees degrees) const {
        const OnGrid on = grid_at(geography_, degrees);
        return {on.column, on.row};
    }

  private:
    static constexpr double whole_turn = 360;

    [[nodiscard]] double east_of_origin(double longitude) const {
        constexpr double hundredths = 100;
        return std::remainder(longitude - geography_.origin_longitude / hundredths, whole_turn);
    }

    [[nodiscard]] Range range_of_window() const {
        Range range;
        constexpr int samples = 24;
        constexpr double spare = 2;  // degrees
        for (int i = 0; i <= samples; ++i) {
            for (int j = 0; j <= samples; ++j) {
                const auto degrees =
                    degrees_at(geography_, {window_.left + window_.width() * i / samples,
                                            window_.top + window_.height() * j / samples});
                if (!degrees) continue;
                const double east = east_of_origin(degrees->longitude);
                range.south = std::min(range.south, degrees->latitude - spare);
                range.north = std::max(range.north, degrees->latitude + spare);
                range.west = std::min(range.west, east - spare);
                range.east = std::max(range.east, east + spare);
            }
        }
        return range;
    }

    [[nodiscard]] bool is_near(CoastPoint point) const {
        constexpr double thousandths = 1000;
        return range_.contains(
            {point.latitude / thousandths, east_of_origin(point.longitude / thousandths)});
    }

    /// The points of a ring on the grid, with only a few far from the chart. If the ring leaves the
    /// chart's globe in the east and enters again in the west, it is led round a pole.
    [[nodiscard]] Ring on_grid(const CoastRing& coast) const {
        constexpr double thousandths = 1000;
        constexpr std::size_t sparse = 16;
        Ring ring;
        std::vector<std::size_t> seams;  ///< a crossing is before this point
        // thousandths: the 80th part of a square
        const std::int32_t hair = geography_.square_side / 5;
        CoastPoint kept{};
        double before = 0;
        bool was_near = true;
        for (std::size_t i = 0; i < coast.size(); ++i) {
            const bool near = is_near(coast[i]);
            const bool is_wanted = near || was_near || i % sparse == 0 ||
                                   (i + 1 < coast.size() && is_near(coast[i + 1]));
            was_near = near;
            if (!is_wanted) continue;
            if (!ring.empty() && near && std::abs(coast[i].latitude - kept.latitude) < hair &&
                std::abs(coast[i].longitude - kept.longitude) < hair) {
                continue;
            }
            kept = coast[i];
            const double longitude = coast[i].longitude / thousandths;
            const double east = east_of_origin(longitude);
            if (!ring.empty() && std::abs(east - before) > whole_turn / 2) {
                seams.push_back(ring.size());
            }
            before = east;
            ring.push_back(at({coast[i].latitude / thousandths, longitude}));
        }
        const bool is_flat_globe =
            geography_.projection != Projection::lambert_azimuthal_equal_area;
        return is_flat_globe && !coast.empty() ? led_round(ring, seams) : ring;
    }

    /// With an odd number of crossings it surrounds a pole; only the southern one has land.
    [[nodiscard]] Ring led_round(const Ring& ring, std::vector<std::size_t> seams) const {
        if (ring.size() > 1 && std::abs(ring.front().x - ring.back().x) > half_globe()) {
            seams.push_back(ring.size());
        }
        if (seams.empty()) return ring;
        const double far = chart_.rows + half_globe();
        const double y = seams.size() % 2 == 1 ? far : -far;
        Ring led;
        std::size_t next = 0;
        for (std::size_t i = 0; i <= ring.size(); ++i) {
            if (next < seams.size() && seams[next] == i) {
                led.push_back({ring[i - 1].x, y});
                led.push_back({ring[i % ring.size()].x, y});
                ++next;
            }
            if (i < ring.size()) led.push_back(ring[i]);
        }
        return led;
    }

    /// Half way round the globe, in squares along the equator.
    [[nodiscard]] double half_globe() const {
        const double quarter = std::abs(at({0, geography_.origin_longitude / 100.0 + 90}).x -
                                        at({0, geography_.origin_longitude / 100.0}).x);
        return quarter * 2;
    }

    /// Clipped at the four edges of the window, one after another.
    [[nodiscard]] Ring within_window(Ring ring) const {
        ring = cut(ring, [&](Point p) { return p.x - window_.left; });
        ring = cut(ring, [&](Point p) { return window_.right - p.x; });
        ring = cut(ring, [&](Point p) { return p.y - window_.top; });
        return cut(ring, [&](Point p) { return window_.bottom - p.y; });
    }

    /// The part where `inside` is not negative.
    template <class Inside>
    static Ring cut(const Ring& ring, Inside inside) {
        Ring kept;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point from = ring[i], to = ring[(i + 1) % ring.size()];
            const double a = inside(from), b = inside(to);
            if (a >= 0) kept.push_back(from);
            if ((a >= 0) != (b >= 0)) kept.push_back(from + (to - from) * (a / (a - b)));
        }
        return kept;
    }

    /// A ring round the opposite side of the globe encloses the rest: then the chart's seas are
    /// inside it.
    [[nodiscard]] bool is_inside_out(const std::vector<Ring>& rings) const {
        constexpr std::size_t samples = 48;
        std::size_t seas = 0, on_land = 0;
        const std::size_t step = std::max<std::size_t>(chart_.terrain.size() / samples, 1);
        for (std::size_t i = 0; i < chart_.terrain.size(); i += step) {
            if (chart_.terrain[i] != Terrain::sea) continue;
            const Square square = chart_.square_at(i);
            ++seas;
            if (is_within(rings, {square.column + 0.5, square.row + 0.5})) ++on_land;
        }
        return on_land * 2 > seas;
    }

    const Chart& chart_;
    const Geography& geography_;
    Box window_;
    Range range_;
};

}  // namespace

bool is_within(const std::vector<std::vector<Point>>& rings, Point at) {
    bool is_in = false;
    for (const Ring& ring : rings) {
        for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            if ((ring[i].y > at.y) == (ring[j].y > at.y)) continue;
            const double x =
                ring[i].x + (ring[j].x - ring[i].x) * (at.y - ring[i].y) / (ring[j].y - ring[i].y);
            if (at.x < x) is_in = !is_in;
        }
    }
    return is_in;
}

Basemap basemap_of(const Chart& chart, const Coastline& coast, const Gazetteer& gazetteer,
                   std::int32_t beyond) {
    if (!chart.geography) return {};
    const Laying laying(chart, beyond);
    Basemap basemap{laying.rings_of(coast)};
    for (const NamedPlace& place : chart.places) {
        const GazetteerPort* const port = gazetteer.port(place.name);
        if (port == nullptr) continue;
        constexpr double hundredths = 100;
        const Point at = laying.at(
            {port->position.latitude / hundredths, port->position.longitude / hundredths});
        // a place that was moved to another square for the game stays in that one
        constexpr double most_off = 0.15;
        const Box square{double(place.square.column), double(place.square.row),
                         place.square.column + 1.0, place.square.row + 1.0};
        if (square.grown(most_off).contains(at)) basemap.places.push_back({place.name, at});
    }
    return basemap;
}

}  // namespace flagplot
