#include "desk/start/save_requests.h"

#include <fmt/format.h>
#include <catch2/catch.hpp>

#include "operations/new_game.h"
#include "operations/turn.h"
#include "present/desk/start/refused_save.h"
#include "support/saved_world.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

TEST_CASE("a damaged save is restored at the start screen from the copy beside it", "[desk]") {
    const Folder folder;
    const std::filesystem::path file = folder / "beta.save";
    const auto sources = read_campaign_folder("convoy-beta", {FLAGPLOT_SOURCE_DIR});
    REQUIRE(sources);
    auto definition = read_campaign(*sources);
    REQUIRE(definition);
    REQUIRE(begin_game(*sources, *std::move(definition), {file, 7, {}}));
    {
        auto save = Save::open(file, Save::Access::write, compiled);
        REQUIRE(save);
        REQUIRE(resolve_turn(*save));
    }
    REQUIRE_FALSE(restore_save(file.string()));  // it is whole
    std::string bytes = bytes_of(file);
    bytes.resize(bytes.size() / 2);
    put_bytes(file, bytes);
    const auto refused = Save::open(file, Save::Access::read, compiled);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::save_damaged);
    const auto restored = restore_save(file.string());
    REQUIRE(restored);
    CHECK(has(restored->text, "is what its copy was"));
    REQUIRE(restored->questions.size() == 1);
    CHECK(asks_for<OpenSave>(restored->questions.front().intent)->path == file.string());
    CHECK(Save::open(file, Save::Access::read, compiled));
}

TEST_CASE(
    "an old save is upgraded at the start screen, after a question where sides are told "
    "something else",
    "[desk]") {
    const std::filesystem::path kept = std::filesystem::path(FLAGPLOT_SOURCE_DIR) / "tests/saves";
    const Folder folder;
    std::size_t seen = 0;
    std::size_t upgraded = 0;
    for (const auto& each : std::filesystem::recursive_directory_iterator(kept)) {
        if (each.path().extension() != ".save") continue;
        const std::filesystem::path old =
            folder / fmt::format("{}-{}", seen++, each.path().filename().string());
        std::filesystem::copy_file(each.path(), old);
        const auto opened = Save::open(old, Save::Access::read, compiled);
        if (opened || ways_with(opened.error().code, old.string()).empty()) continue;
        const std::string before = bytes_of(old);
        auto said = upgrade_save({old.string()}, {});
        REQUIRE(said);
        REQUIRE(said->questions.size() == 1);
        if (const auto* again = asks_for<UpgradeSave>(said->questions.front().intent)) {
            CHECK(again->takes_differences);
            said = upgrade_save(*again, {});
            REQUIRE(said);
            REQUIRE(said->questions.size() == 1);
        }
        const auto* open = asks_for<OpenSave>(said->questions.front().intent);
        REQUIRE(open != nullptr);
        CHECK(Save::open(open->path, Save::Access::read, compiled));
        CHECK(bytes_of(old) == before);
        CHECK_FALSE(upgrade_save({old.string()}, {}));  // never over another file
        ++upgraded;
    }
    CHECK(upgraded > 0);
}
