#pragma once

#include <cstdint>

#include "support/random_world.h"

/// \file
/// Which worlds the leak tests ask. FLAGPLOT_WORLDS is how many, FLAGPLOT_FIRST_WORLD the first of
/// them, so that several programs can share a long run.

namespace flagplot::test {

/// Seeds from the first on.
struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t count = 0;

    [[nodiscard]] std::uint64_t end() const { return first + count; }
};

/// Of random worlds; without a word of the environment, the first 120.
[[nodiscard]] Seeds random_seeds();
/// Of shipped campaigns, which are larger: one for so many random worlds.
[[nodiscard]] Seeds shipped_seeds();
inline constexpr std::uint64_t random_worlds_per_shipped = 10;

/// One of so many is drawn; prime to the number of shipped variants, so that each comes up.
inline constexpr std::uint64_t worlds_per_drawn = 11;

/// A random world; every other one has an umpire who rules and releases by hand.
[[nodiscard]] World leak_world(std::uint64_t seed);
/// A shipped campaign; whether it has such an umpire changes when all variants have come.
[[nodiscard]] World shipped_leak_world(std::uint64_t seed);

}  // namespace flagplot::test
