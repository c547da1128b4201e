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

    const CampaignState shown = save.state_after(shown_entry(save, blue));
    CHECK(shown.turn == TurnNumber{1});
    CHECK(shown.progress.phase == Phase::orders);
    CHECK(shown.sheets.size() == 2);  // that its orders came in a side may know

    REQUIRE(save.carry_out(Release{}));
    CHECK(shown_entry(save, blue) == save.head());
    CHECK(last_release(save, blue) == save.head());
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

    CHECK(shown_entry(save, blue) == save.head());
    const auto releases = releases_of(save);
    REQUIRE(releases.size() == 3);
    CHECK(releases[0] == ReleaseMade{1, TurnNumber{1}, false, true, {blue, red}});
    CHECK(releases[1].turn == TurnNumber{2});
    CHECK(releases[2] == ReleaseMade{save.head(), TurnNumber{3}, false, true, {blue, red}});
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
    CHECK(releases[1] == ReleaseMade{release, TurnNumber{2}, false, false, {blue, red}});
    CHECK(encoded(save.state_after(release).view(blue)) == encoded(view));
}

TEST_CASE("each side has its own last release, and what is due is what was held back") {
    GatedWar war(Releasing::by_hand, 1);
    Save& save = war.save;
    const std::int32_t before = shown_entry(save, red);
    CHECK(sides_due(save).empty());  // all
    REQUIRE(save.carry_out(Release{{}, {side_of(blue)}}));
    const std::int32_t to_blue = save.head();

    CHECK(last_release(save, blue) == to_blue);
    CHECK(last_release(save, red) == 1);
    CHECK(shown_entry(save, blue) == to_blue);
    CHECK(shown_entry(save, red) == before);
    CHECK(turns_shown(save, blue).contains({2}));
    CHECK_FALSE(turns_shown(save, red).contains({2}));
    CHECK(sides_due(save) == std::vector{side_of(red)});

    REQUIRE(save.carry_out(Release{{}, sides_due(save)}));
    CHECK(last_release(save, blue) == to_blue);
    CHECK(releases_of(save).back().to == std::vector{red});
}

TEST_CASE("a message waits until every side that gets it has been shown it") {
    GatedWar war(Releasing::by_hand, 1);
    Save& save = war.save;
    REQUIRE(save.carry_out(Release{}));
    REQUIRE(save.carry_out(PassMessage{{}, {}, "Fog."}));
    REQUIRE(save.carry_out(Release{{}, {side_of(blue)}}));
    CHECK(messages_since_release(save).size() == 1);
    REQUIRE(save.carry_out(Release{{}, {side_of(red)}}));
    CHECK(messages_since_release(save).empty());
}

TEST_CASE("a release to one side that was taken back is not replaced by one to another") {
    GatedWar war(Releasing::by_hand, 1);
    Save& save = war.save;
    REQUIRE(save.carry_out(PassMessage{{}, {}, "Fog."}));
    const std::int32_t message = save.head();
    REQUIRE(save.carry_out(Release{{}, {side_of(blue)}}));
    REQUIRE(save.withdraw(message, "a mistake"));
    CHECK(sides_behind(save.definition(), save.state()).empty());
    CHECK(taken_back(save.entries()).size() == 1);

    REQUIRE(save.carry_out(Release{{}, {side_of(red)}}));
    CHECK(taken_back(save.entries()).size() == 1);
    REQUIRE(save.carry_out(Release{{}, {side_of(blue)}}));
    CHECK(taken_back(save.entries()).empty());
}
