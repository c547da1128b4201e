#include "operations/releases.h"

#include <catch2/catch.hpp>

#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

World world_released(Releasing release) {
    World world = random_world(2);
    world.definition.table.release = release;
    return world;
}

/// A new save of a world, opened to write.
Save begun(const World& world, const std::filesystem::path& path) {
    REQUIRE(create_save(path, campaign_of(world)));
    auto save = opened(path, Save::Access::write);
    REQUIRE(save);
    return *std::move(save);
}

/// A campaign of which so many turns have been played.
struct GatedWar {
    World world;
    Folder folder = {};
    Save save = begun(world, folder / "war");

    GatedWar(Releasing release, int turns) : world(world_released(release)) {
        play_turns(save, world, turns);
    }
};

}  // namespace

TEST_CASE("a turn is not shown before it is released by hand") {
    GatedWar war(Releasing::by_hand, 1);
    Save& save = war.save;
    REQUIRE(save.state().turn == TurnNumber{2});

    const CampaignState shown = save.state_after(shown_entry(save));
    CHECK(shown.turn == TurnNumber{1});
    CHECK(shown.progress.phase == Phase::orders);
    CHECK(shown.sheets.size() == 2);  // that its orders came in a side may know

    REQUIRE(save.carry_out(Release{}));
    CHECK(shown_entry(save) == save.head());
    CHECK(since_last_release(save).empty());
}

TEST_CASE("nothing can be released twice") {
    GatedWar war(Releasing::by_hand, 1);
    Save& save = war.save;
    REQUIRE(save.carry_out(Release{}));

    const auto again = save.carry_out(Release{});

    REQUIRE_FALSE(again);
    CHECK(again.error().code == ErrorCode::nothing_to_release);
}

TEST_CASE("a turn that is released at once is shown when it has ended") {
    GatedWar war(Releasing::at_once, 2);
    Save& save = war.save;

    CHECK(shown_entry(save) == save.head());
    const auto releases = releases_of(save);
    REQUIRE(releases.size() == 3);
    CHECK(releases[0] == ReleaseMade{1, TurnNumber{1}, false, true});
    CHECK(releases[1].turn == TurnNumber{2});
    CHECK(releases[2] == ReleaseMade{save.head(), TurnNumber{3}, false, true});
}

TEST_CASE("a release stays in the archive when its turn is taken back") {
    GatedWar war(Releasing::by_hand, 1);
    Save& save = war.save;
    REQUIRE(save.carry_out(Release{}));
    const std::int32_t release = save.head();
    const SideView view = save.state().view(blue);

    REQUIRE(save.withdraw(2, "the sheet was another one"));

    const auto releases = releases_of(save);
    REQUIRE(releases.size() == 2);
    CHECK(releases[0].is_in_force);
    CHECK(releases[1] == ReleaseMade{release, TurnNumber{2}, false, false});
    CHECK(encoded(save.state_after(release).view(blue)) == encoded(view));
}
