#include "operations/turn.h"

#include <catch2/catch.hpp>

#include "campaign/command_kind.h"
#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("a turn that may be cancelled, and is not, goes as the turn at once", "[turn]") {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        CAPTURE(seed);
        BegunWar at_once(seed);
        BegunWar in_pieces(seed);
        std::int32_t pieces = 0;
        const std::stop_source nobody_stops;
        const Progress progress{nobody_stops.get_token(),
                                [&](std::int32_t more) { pieces += more; }};

        const auto whole = resolve_turn(at_once.save);
        const auto parts = resolve_turn(in_pieces.save, progress);

        REQUIRE((whole && parts));
        CHECK(pieces > 0);
        CHECK(parts->reports == whole->reports);
        CHECK(in_pieces.save.state().views == at_once.save.state().views);
    }
}

TEST_CASE("a turn that is cancelled at once has not begun", "[turn]") {
    BegunWar war(1);
    std::stop_source cancelled;
    cancelled.request_stop();
    const CampaignState before = war.save.state();

    const auto happened = resolve_turn(war.save, {cancelled.get_token()});

    REQUIRE(happened);
    CHECK(happened->facts.empty());
    CHECK(war.save.state() == before);
    CHECK(standing_of(war.save, before.turn) == TurnStanding::midway);
}

TEST_CASE("a turn that is resolved says so, and the last one that the campaign is over", "[turn]") {
    BegunWar war(3, Releasing::at_once);
    const TurnNumber first = war.save.state().turn;
    play_turns(war.save, war.world, 1);
    CHECK(standing_of(war.save, first) == TurnStanding::resolved);
    while (war.save.state().progress.phase != Phase::over) play_turns(war.save, war.world, 1);
    CHECK(standing_of(war.save, war.save.state().turn) == TurnStanding::over);
    CHECK_FALSE(resolve_turn(war.save));
}
