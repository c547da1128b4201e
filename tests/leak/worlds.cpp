#include "leak/worlds.h"

#include "leak/shipped_world.h"
#include "leak/umpire.h"
#include "support/worlds.h"

namespace flagplot::test {

Seeds random_seeds() {
    constexpr std::uint64_t usual = 120;
    return {asked("FLAGPLOT_FIRST_WORLD", 1), worlds_of(usual)};
}

Seeds shipped_seeds() {
    const Seeds random = random_seeds();
    return {random.first / random_worlds_per_shipped,
            (random.count + random_worlds_per_shipped - 1) / random_worlds_per_shipped};
}

World leak_world(std::uint64_t seed) {
    World world = random_world(seed);
    world.is_drawn = seed % worlds_per_drawn == 0;
    return seed % 2 == 0 ? with_umpire(std::move(world)) : world;
}

World shipped_leak_world(std::uint64_t seed) {
    World world = shipped_world(seed);
    world.is_drawn = seed % worlds_per_drawn == 0;
    return seed / shipped_variants % 2 == 0 ? with_umpire(std::move(world)) : world;
}

}  // namespace flagplot::test
