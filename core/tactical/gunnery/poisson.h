#pragma once

#include <cstdint>

/// \file
/// How many hits one large die makes of an expected number (GU-38).

namespace flagplot::tactical::gunnery {

/// Expected hits are resolved with a die for each part of so many thousandths.
inline constexpr std::int32_t most_for_one_die = 8'000;
inline constexpr std::int32_t faces_of_hits = 1'000'000'000;

/// What of an expected number the die of this place (from 0) resolves, thousandths; 0: no die.
[[nodiscard]] std::int32_t part_for(std::int32_t expected, std::int32_t die);

/// The chance of no hit, of 10^9. \pre 0 <= expected <= `most_for_one_die`, thousandths
[[nodiscard]] std::int64_t chance_of_none(std::int32_t expected);

/// Hits for a die of 1 to 10^9. \pre 0 <= expected <= `most_for_one_die`, thousandths
[[nodiscard]] std::int32_t hits_for(std::int32_t expected, std::int32_t die);

}  // namespace flagplot::tactical::gunnery
