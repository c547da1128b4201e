#include "coast/land_lookup.h"

#include <algorithm>
#include <cmath>

namespace flagplot {

namespace {

constexpr std::int32_t half_turn = 180'000;
constexpr std::int32_t height = 5;  ///< of a band, in thousandths of a degree

/// -180 to 180 degrees in thousandths, excluding 180.
std::int32_t within_turn(std::int32_t thousandths) {
    const std::int32_t turned = (thousandths + half_turn) % (2 * half_turn);
    return (turned < 0 ? turned + 2 * half_turn : turned) - half_turn;
}

std::int32_t floor_divided(std::int32_t value, std::int32_t by) {
    return value >= 0 ? value / by : -((by - 1 - value) / by);
}

/// An edge of a ring from its western end: `to` may be beyond 180 degrees.
struct Edge {
    CoastPoint from;
    CoastPoint to;
};

template <class Visit>
void each_edge(const CoastRing& ring, Visit visit) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const CoastPoint from = ring[i];
        const CoastPoint to = ring[i + 1 == ring.size() ? 0 : i + 1];
        const std::int32_t start = within_turn(from.longitude);
        const std::int32_t end = start + within_turn(to.longitude - from.longitude);
        visit(Edge{{from.latitude, start}, {to.latitude, end}});
    }
}

/// The band whose centre is the first at or above this latitude. Centres are between thousandths,
/// so no corner of a coast is on one.
std::int32_t first_middle_above(std::int32_t latitude) {
    return floor_divided(latitude - height / 2 - 1, height) + 1;
}

double middle_of(std::int32_t band) { return band * height + height / 2 + 0.5; }

/// Where an edge crosses the centre of a band; beyond 180 degrees if the edge does.
std::int32_t crossing_of(const Edge& edge, std::int32_t band) {
    const double along =
        (middle_of(band) - edge.from.latitude) / (edge.to.latitude - edge.from.latitude);
    const double east = (edge.to.longitude - edge.from.longitude) * along;
    return edge.from.longitude + static_cast<std::int32_t>(std::lround(east));
}

bool is_beyond_turn(std::int32_t longitude) {
    return longitude < -half_turn || longitude >= half_turn;
}

/// The first band whose centre is north of where this edge crosses 180 degrees. It uses the same
/// crossings as the bands: with another calculation, a band could become land all round the globe.
/// \pre the edge crosses
std::int32_t band_north_of_turn(const Edge& edge) {
    const auto [south, north] = std::minmax(edge.from.latitude, edge.to.latitude);
    const bool begins_beyond = edge.to.latitude < edge.from.latitude;
    std::int32_t band = first_middle_above(south);
    const std::int32_t end = first_middle_above(north);
    while (band < end && is_beyond_turn(crossing_of(edge, band)) == begins_beyond) ++band;
    return band;
}

/// Does this ring surround a pole?
bool goes_round(const CoastRing& ring) {
    std::int64_t turned = 0;
    each_edge(ring, [&](const Edge& edge) { turned += edge.to.longitude - edge.from.longitude; });
    return turned != 0;
}

bool is_southern(const CoastRing& ring) {
    std::int64_t sum = 0;
    for (const CoastPoint& point : ring) sum += point.latitude;
    return sum < 0;
}

}  // namespace

template <class Visit>
void LandLookup::each_crossing(const Coastline& coast, Visit visit) const {
    const auto last = first_ + static_cast<std::int32_t>(begins_on_land_.size());
    for (const CoastRing& ring : coast.rings) {
        each_edge(ring, [&](const Edge& edge) {
            const auto [south, north] = std::minmax(edge.from.latitude, edge.to.latitude);
            const auto begin = std::max(first_, first_middle_above(south));
            const auto end = std::min(last, first_middle_above(north));
            for (std::int32_t band = begin; band < end; ++band) {
                visit(static_cast<std::size_t>(band - first_),
                      within_turn(crossing_of(edge, band)));
            }
        });
    }
}

void LandLookup::note_meridian(const Coastline& coast) {
    std::vector<bool> crossed(begins_on_land_.size() + 1);
    for (const CoastRing& ring : coast.rings) {
        if (is_southern(ring) && goes_round(ring)) crossed[0] = !crossed[0];
        each_edge(ring, [&](const Edge& edge) {
            if (!is_beyond_turn(edge.to.longitude)) return;
            const std::int64_t place =
                std::clamp<std::int64_t>(band_north_of_turn(edge) - first_, 0,
                                         static_cast<std::int64_t>(begins_on_land_.size()));
            const auto at = static_cast<std::size_t>(place);
            crossed[at] = !crossed[at];
        });
    }
    bool is_land = false;
    for (std::size_t band = 0; band < begins_on_land_.size(); ++band) {
        is_land = is_land != crossed[band];
        begins_on_land_[band] = is_land;
    }
}

LandLookup::LandLookup(const Coastline& coast, double south, double north) {
    first_ = static_cast<std::int32_t>(std::floor(south * 1000 / height));
    const auto last = static_cast<std::int32_t>(std::floor(north * 1000 / height));
    const auto bands = static_cast<std::size_t>(last - first_ + 1);
    begins_on_land_.resize(bands);
    note_meridian(coast);
    begins_.resize(bands + 1);
    each_crossing(coast, [&](std::size_t band, std::int32_t) { ++begins_[band + 1]; });
    for (std::size_t band = 0; band < bands; ++band) begins_[band + 1] += begins_[band];
    longitudes_.resize(begins_.back());
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    each_crossing(coast, [&](std::size_t band, std::int32_t longitude) {
        longitudes_[next[band]++] = longitude;
    });
    for (std::size_t band = 0; band < bands; ++band) {
        std::sort(longitudes_.begin() + begins_[band], longitudes_.begin() + begins_[band + 1]);
    }
}

std::size_t LandLookup::band_of(double latitude) const {
    const auto band = static_cast<std::int32_t>(std::floor(latitude * 1000 / height)) - first_;
    const auto last = static_cast<std::int32_t>(begins_on_land_.size()) - 1;
    return static_cast<std::size_t>(std::clamp(band, 0, last));
}

std::span<const std::int32_t> LandLookup::crossings(std::size_t band) const {
    return std::span(longitudes_).subspan(begins_[band], begins_[band + 1] - begins_[band]);
}

bool LandLookup::is_land(double latitude, double longitude) const {
    return Walk(*this).is_land(latitude, longitude);
}

bool LandLookup::Walk::is_land(double latitude, double longitude) {
    const std::size_t band = lookup_.band_of(latitude);
    const auto east = static_cast<std::int32_t>(std::floor(longitude * 1000));
    if (band == band_ && east >= from_ && east < to_) return is_land_;
    const auto crossings = lookup_.crossings(band);
    const auto next = std::upper_bound(crossings.begin(), crossings.end(), east);
    const bool is_odd = (next - crossings.begin()) % 2 != 0;
    band_ = band;
    from_ = next == crossings.begin() ? -2 * half_turn : *(next - 1);
    to_ = next == crossings.end() ? 2 * half_turn : *next;
    is_land_ = is_odd != lookup_.begins_on_land_[band];
    return is_land_;
}

}  // namespace flagplot
