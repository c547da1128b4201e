#pragma once

/// \file
/// Whole numbers wide enough for the products of exact fractions, because no floating point decides
/// anything.

namespace flagplot {

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
/// 128 bits, which both compilers have but the standard does not.
using Wide = __int128;
#pragma GCC diagnostic pop

/// A quotient to the nearest whole number, halves up. \pre neither is negative, `by` is not 0
[[nodiscard]] constexpr Wide half_up(Wide value, Wide by) { return (2 * value + by) / (2 * by); }

}  // namespace flagplot
