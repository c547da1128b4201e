#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// \file
/// Coastlines: closed rings on the globe. Charts are made from them; the rules do not use them.

namespace flagplot {

/// Thousandths of a degree, north and east positive.
struct CoastPoint {
    std::int32_t latitude = 0;
    std::int32_t longitude = 0;

    friend bool operator==(const CoastPoint&, const CoastPoint&) = default;
};

/// Its last point is connected to its first. An edge takes the shorter way round the globe.
using CoastRing = std::vector<CoastPoint>;

/// Land is inside an odd number of rings; a ring round a pole has that pole inside.
struct Coastline {
    std::string source;  ///< where it comes from, for people
    std::vector<CoastRing> rings;
    /// Inland waters besides those of the rings: inside an odd number of these.
    std::vector<CoastRing> lakes = {};
};

/// The coastline in packed bytes, in the form that `scripts/pack-coast` writes and describes;
/// `name` is for messages.
[[nodiscard]] Result<Coastline> unpacked_coast(std::string_view bytes, const std::string& name);

/// The coastline in a binary GSHHG file such as gshhs_i.b: land, lakes, islands in them, ponds on
/// those. `name` is for messages.
[[nodiscard]] Result<Coastline> gshhg_coast(std::string_view bytes, const std::string& name);

}  // namespace flagplot
