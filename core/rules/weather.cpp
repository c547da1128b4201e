#include "rules/weather.h"

#include <algorithm>

namespace flagplot {

bool covers(const WeatherZone& zone, Square square) {
    return !zone.centre || chebyshev(*zone.centre, square) <= zone.radius;
}

Weathering weathering_at(std::span<const WeatherZone> zones, Square square) {
    Weathering worst;
    for (const WeatherZone& zone : zones) {
        if (!covers(zone, square)) continue;
        const WeatherRow& row = row_of(zone.weather);
        worst.points = std::min(worst.points, row.points);
        worst.by_eye = std::min(worst.by_eye, row.by_eye);
        worst.from_air = std::min(worst.from_air, row.from_air);
        worst.can_see = worst.can_see && row.can_see;
        worst.can_fly = worst.can_fly && row.can_fly;
    }
    return worst;
}

}  // namespace flagplot
