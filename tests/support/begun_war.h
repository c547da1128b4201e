#pragma once

#include <memory>

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

/// "uk"
inline std::string side_id(const Save& save, SeatId seat) {
    return save.definition().side(side_of(seat)).id;
}

/// Plays on to the next stop, past the one where it stands; false: the campaign is over.
inline bool plays_to_stop(BegunWar& war) {
    Save& save = war.save;
    if (save.state().stop) REQUIRE(save.carry_out(answer_to(war.world, save.state())));
    while (!save.state().stop && save.state().progress.phase != Phase::over) {
        if (save.state().progress.phase == Phase::orders) {
            for (const Played& played : play_turn(war.world, save.rules(), save.state())) {
                if (!std::holds_alternative<SubmitOrders>(played.command)) continue;
                (void)save.carry_out(played.command);
            }
        }
        REQUIRE(save.carry_out(Resolve{}));
    }
    return save.state().stop.has_value();
}

/// The first of the random campaigns that waits for something of this kind, and fits.
template <class Stop>
std::unique_ptr<BegunWar> war_waiting_for(bool (*fits)(const Save&, const Stop&) = nullptr) {
    constexpr std::uint64_t most = 80;
    for (std::uint64_t seed = 1; seed <= most; ++seed) {
        auto war = std::make_unique<BegunWar>(seed);
        while (plays_to_stop(*war)) {
            const auto* stop = std::get_if<Stop>(&*war->save.state().stop);
            if (stop != nullptr && (fits == nullptr || fits(war->save, *stop))) return war;
        }
    }
    FAIL("no campaign waits for that");
    return nullptr;
}

}  // namespace flagplot::test
