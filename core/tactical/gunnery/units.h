#pragma once

#include <cstdint>

/// \file
/// Ranges are said in hundreds of yards, places in yards.

namespace flagplot::tactical::gunnery {

inline constexpr std::int32_t yards_in_range = 100;

}  // namespace flagplot::tactical::gunnery
