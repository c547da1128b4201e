#pragma once

#include "support/saved_world.h"

namespace flagplot::test {

/// A random campaign in a save that is open to write, before its first turn.
struct BegunWar {
    World world;
    Folder folder = {};
    Save save;

    explicit BegunWar(std::uint64_t seed, Releasing release = Releasing::by_hand)
        : BegunWar(released(seed, release)) {}

  private:
    explicit BegunWar(World of) : world(std::move(of)), save(begun(world, folder / "war")) {}

    static World released(std::uint64_t seed, Releasing release) {
        World world = random_world(seed);
        world.definition.table.release = release;
        return world;
    }
    static Save begun(const World& world, const std::filesystem::path& path) {
        REQUIRE(create_save(path, campaign_of(world)));
        auto save = opened(path, Save::Access::write);
        REQUIRE(save);
        return *std::move(save);
    }
};

}  // namespace flagplot::test
