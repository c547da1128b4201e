#pragma once

#include <cstdint>

/// \file
/// Measures that the rules of gunnery reckon with.

namespace flagplot::tactical::gunnery {

inline constexpr std::int32_t yards_of_hundred = 100;  ///< tables and tracks are in hundreds
inline constexpr std::int32_t half_circle = 180;       ///< degrees
inline constexpr std::int32_t steps_of_minute = 2;     ///< ships move in steps of 30 s (GU-3)
inline constexpr std::int32_t minutes_of_hour = 60;
inline constexpr std::int32_t minutes_of_day = 24 * minutes_of_hour;

}  // namespace flagplot::tactical::gunnery
