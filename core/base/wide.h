#pragma once

/// \file
/// Whole numbers wide enough for the products of exact fractions: no floating point decides.

namespace flagplot {

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
/// 128 bits, which both compilers have and the standard has not.
using Wide = __int128;
#pragma GCC diagnostic pop

/// A quotient to the nearest whole number, halves up. \pre neither is negative, `by` is not 0
[[nodiscard]] constexpr Wide half_up(Wide value, Wide by) { return (2 * value + by) / (2 * by); }

}  // namespace flagplot
