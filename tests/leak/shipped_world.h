#pragma once

#include <string>
#include <vector>

#include "support/random_world.h"

/// \file
/// The shipped campaigns as worlds of the leak tests.

namespace flagplot::test {

/// The folders of `campaigns/`.
[[nodiscard]] const std::vector<std::string>& shipped_campaigns();

/// One of them by turns, with Blue as the one side or the other, in the one mode of turns or the
/// other, steered by history or by captains of their own: so many worlds until all have come.
/// Beyond that dice and captains differ. Red has two equal formations more, near Blue, and one
/// in waters behind a wall of land in the east.
[[nodiscard]] World shipped_world(std::uint64_t seed);
inline constexpr std::uint64_t shipped_variants = 24;

/// "matapan, the second side, step by step, by history".
[[nodiscard]] std::string name_of_variant(std::uint64_t seed);

}  // namespace flagplot::test
