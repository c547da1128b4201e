#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/gunnery/field.h"
#include "tactical/gunnery/targets.h"

/// \file
/// The expected number of hits of every battery, and its die (GU-30 to GU-38, GU-40).

namespace flagplot::tactical::gunnery {

/// A part of the product of GU-35, per cent.
struct Factor {
    std::string_view what;
    std::int32_t percent = 100;
};

/// The ten per cents of GU-35 in their order.
using Factors = std::array<Factor, 11>;

/// Expected hits, thousandths, of so many shots with this chance each (GU-35, GU-37).
[[nodiscard]] std::int32_t expected_hits(std::int32_t shots, std::int32_t chance,
                                         const Factors& factors);

/// GU-33: shots of a battery. `rate` is of GU-32, per cent.
[[nodiscard]] std::int32_t shots_of(std::int32_t guns, std::int32_t bear, std::int32_t shots,
                                    std::int32_t rate);

/// GU-33: per cent of a battery that bear on a target so many degrees from the bow, 0 to 180.
[[nodiscard]] std::int32_t bearing_percent(const BatteryDesign& battery, std::int32_t off_bow);

/// GU-35 (2): how a target's speed counts.
[[nodiscard]] std::int32_t speed_factor(std::int32_t knots);

/// GU-35 (3): how many ships fire at the same target.
[[nodiscard]] std::int32_t firers_factor(std::int32_t firers);

/// Shells that hit: they strike when all have fired (GU-26).
struct ShellHits {
    std::size_t firer = 0;
    std::size_t target = 0;
    std::int32_t gun = 0;    ///< place in `Tables::guns`
    std::int32_t range = 0;  ///< hundreds of yards
    std::int32_t hits = 0;
};

/// Fires all guns. Rounds are spent, nothing is damaged yet.
[[nodiscard]] std::vector<ShellHits> fire_guns(Field& field);

}  // namespace flagplot::tactical::gunnery
