#include "store/save_glance.h"

#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

void check_is_as_opened(const std::filesystem::path& file) {
    const auto seen = glance_at(file);
    const auto save = opened(file);
    REQUIRE(seen);
    REQUIRE(save);
    CHECK(seen->definition == save->definition());
    CHECK(seen->state == save->state());
}

}  // namespace

TEST_CASE("a glance at a save finds the state that opening it finds") {
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(random_world(1))));
    check_is_as_opened(folder / "war");
    for (int turn = 0; turn < 3; ++turn) {
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        REQUIRE(save->carry_out(Note{"a note"}));
    }
    check_is_as_opened(folder / "war");
}

TEST_CASE("a glance follows the line of play, not what was taken back") {
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(random_world(2))));
    {
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        REQUIRE(save->carry_out(Note{"first"}));
        REQUIRE(save->carry_out(Note{"second"}));
        REQUIRE(save->withdraw(2, "it was wrong"));
    }
    check_is_as_opened(folder / "war");
}

TEST_CASE("a glance sees nothing in what is no save, in a broken one, and where there is none") {
    const Folder folder;
    CHECK_FALSE(glance_at(folder / "none"));
    put_bytes(folder / "text", "this is no save");
    CHECK_FALSE(glance_at(folder / "text"));
    REQUIRE(create_save(folder / "war", campaign_of(random_world(1))));
    std::string bytes = bytes_of(folder / "war");
    put_bytes(folder / "war", bytes.substr(0, bytes.size() / 2));
    CHECK_FALSE(glance_at(folder / "war"));
}
