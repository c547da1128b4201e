#pragma once

#include <cstdint>
#include <optional>

#include "base/quantity.h"
#include "rules/forces.h"
#include "rules/light.h"
#include "rules/sighting.h"
#include "rules/weather.h"

/// \file
/// Air search: who may fly, on what number a formation is found, how a report goes wrong (3.3, AR-1
/// to AR-9, A-ST-42, A-ST-53). Rules page: docs/rules/campaign.md#air-search

namespace flagplot {

struct AirSwitches {
    bool enabled = true;
    bool night = false;      ///< searches are flown by night, too
    bool dusk = false;       ///< searches are flown in the turn that begins at 18:00
    bool misreport = false;  ///< reports may be wrong (AR-7)
};

/// May aircraft search in a turn of this light that begins at this hour (AR-5, A-ST-53)?
[[nodiscard]] constexpr bool may_fly(Light light, std::int32_t hour, const AirSwitches& switches) {
    if (!switches.enabled) return false;
    return light == Light::day || switches.night || (switches.dusk && hour == 18);
}

/// A sortie: an asset over the centre of nine squares (AR-2).
struct Sortie {
    std::int32_t quality = 0;
    Squares range;
    Squares distance;  ///< from the base to the centre
    Chance extra;      ///< from a card's search
};

/// A formation in the searched squares.
struct Searched {
    StructurePoints size;  ///< of the biggest unit
    Weathering weather;    ///< over the formation
    Chance cards;          ///< on the formation: "air +-n"
    bool is_coastal = false;
    bool was_found = false;  ///< from the air, this turn, by the same side
    bool is_in_port = false;
    bool has_fighters = false;  ///< aboard a carrier of it
};

/// The roll against one formation in the block (AR-3, AR-4); none if nobody can fly, or for a
/// number below 1 (A-ST-45).
[[nodiscard]] std::optional<Attempt> air_attempt(const Sortie& sortie, const Searched& searched,
                                                 std::optional<std::int32_t> cap);

/// The largest error in a reported number of units (AR-7).
inline constexpr std::int32_t most_units_misreported = 3;

/// What is wrong with a report (AR-7).
struct Misreport {
    bool number = false;  ///< off by 1d3, up or down
    bool type = false;    ///< one class too big
    bool square = false;  ///< off by one

    friend bool operator==(const Misreport&, const Misreport&) = default;
};

/// From a roll of 1d12.
[[nodiscard]] Misreport misreport_of(std::int32_t die);

/// One class up the ladder AUX, DD, CL, CA, BB; other types are placed by their size (A-ST-42).
[[nodiscard]] ShipType one_class_up(ShipType type);

}  // namespace flagplot
