#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// \file
/// Coastlines: closed rings on the globe. Charts are made from them; the rules never see them.

namespace flagplot {

/// Thousandths of a degree, north and east positive.
struct CoastPoint {
    std::int32_t latitude = 0;
    std::int32_t longitude = 0;

    friend bool operator==(const CoastPoint&, const CoastPoint&) = default;
};

/// Its last point is joined to its first. An edge takes the shorter way round the globe.
using CoastRing = std::vector<CoastPoint>;

/// Land is what an odd number of rings goes round; a ring round a pole has that pole inside.
struct Coastline {
    std::string source;  ///< where it comes from, for people
    std::vector<CoastRing> rings;
    /// Inland waters beside what the rings say: what an odd number of these goes round.
    std::vector<CoastRing> lakes = {};
};

/// The coastline of packed bytes, as `scripts/pack-coast` writes them and says how; `name` is for
/// messages.
[[nodiscard]] Result<Coastline> unpacked_coast(std::string_view bytes, const std::string& name);

/// The coastline of a binary file of GSHHG, such as gshhs_i.b: land, lakes, islands in them, ponds
/// on those. `name` is for messages.
[[nodiscard]] Result<Coastline> gshhg_coast(std::string_view bytes, const std::string& name);

}  // namespace flagplot
