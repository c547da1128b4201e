#include "store/basemap_file.h"

#include <algorithm>
#include <iterator>

#include "store/coast_file.h"

namespace flagplot {

std::optional<Basemap> read_basemap(const Chart& chart, std::int32_t beyond) {
    if (!chart.geography) return std::nullopt;
    auto coast = read_coast();
    const auto gazetteer = read_gazetteer_files();
    if (!coast || !gazetteer) return std::nullopt;
    // lakes are on land, so as rings they are water
    std::move(coast->lakes.begin(), coast->lakes.end(), std::back_inserter(coast->rings));
    return basemap_of(chart, *coast, *gazetteer, beyond);
}

}  // namespace flagplot
