#include "operations/restore.h"

#include <catch2/catch.hpp>

#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

namespace {

const World& world() {
    static const World world = random_world(1);
    return world;
}

/// A save that was played, in a folder of its own, and what its copy holds.
struct PlayedSave {
    Folder folder;
    std::string bytes;  ///< of the save
    Content copy;

    PlayedSave() {
        REQUIRE(create_save(path(), campaign_of(world())));
        auto save = opened(path(), Save::Access::write);
        REQUIRE(save);
        play_turns(*save, world(), 1);
        bytes = bytes_of(path());
        copy = content_of(*opened(folder / "war~"));
    }
    [[nodiscard]] fs::path path() const { return folder / "war"; }
    /// Puts these bytes in the save's place.
    void damage(const std::string& other) { put_bytes(path(), bytes = other); }
    void damage_texts() {
        sqlite::Database::of_file(path()).run("UPDATE sources SET text = 'id = 1' WHERE id = 1");
        bytes = bytes_of(path());
    }
};

Result<Restored> restored(const fs::path& path, std::optional<std::string> overrule = {}) {
    return restore(path, no_compile, overrule);
}

}  // namespace

TEST_CASE("a damaged save is replaced by its copy, and kept") {
    PlayedSave played;
    played.damage(played.bytes.substr(0, 9000));

    const auto done = restored(played.path());

    REQUIRE(done);
    CHECK(content_of(*opened(played.path())) == played.copy);
    CHECK(done->head == played.copy.entries.back());
    CHECK(done->kept == played.folder / "war.damaged-1");
    CHECK(bytes_of(done->kept) == played.bytes);
    CHECK(played.folder.names() == Names{"war", "war.damaged-1", "war~"});
}

TEST_CASE("the command that a damaged save has lost is named where it can still be read") {
    PlayedSave played;
    played.damage_texts();
    const auto done = restored(played.path());
    REQUIRE(done);
    REQUIRE(done->lost.size() == 1);
    CHECK(done->lost.front().number == done->head.number + 1);
    CHECK(done->lost.front().command.starts_with("resolve"));
}

TEST_CASE("a command that was altered is not named as the one that was lost") {
    PlayedSave played;
    sqlite::Database::of_file(played.path())
        .run("UPDATE entries SET command = 'release' WHERE number = (SELECT entry FROM head)");
    const auto done = restored(played.path());
    REQUIRE(done);
    CHECK(done->lost.empty());
    CHECK_FALSE(done->was_readable);
}

TEST_CASE("every damaged save is kept under a name of its own") {
    PlayedSave played;
    for (const char* name : {"war.damaged-1", "war.damaged-2"}) {
        played.damage(std::string("SQLite format 3") + name);
        const auto done = restored(played.path());
        REQUIRE(done);
        CHECK(done->kept == played.folder / name);
        CHECK(bytes_of(done->kept) == played.bytes);
    }
    CHECK(played.folder.names() == Names{"war", "war.damaged-1", "war.damaged-2", "war~"});
}

TEST_CASE("a save that opens is not replaced without a reason, which is kept with it") {
    const PlayedSave played;
    const auto refused = restored(played.path());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::save_is_whole);
    CHECK(bytes_of(played.path()) == played.bytes);
    CHECK(played.folder.names() == Names{"war", "war~"});

    const auto done = restored(played.path(), "the wrong turn was resolved");
    REQUIRE(done);
    CHECK(done->lost.size() == 1);
    CHECK(content_of(*opened(played.path())) == played.copy);
    CHECK(bytes_of(done->kept) == played.bytes);
    CHECK(bytes_of(played.folder / "war.replaced-1.txt") == "the wrong turn was resolved\n");
}

TEST_CASE("a save that is gone comes back from its copy") {
    const PlayedSave played;
    fs::remove(played.path());
    const auto done = restored(played.path());
    REQUIRE(done);
    CHECK(done->kept.empty());
    CHECK(content_of(*opened(played.path())) == played.copy);
    CHECK(played.folder.names() == Names{"war", "war~"});
}

TEST_CASE("a copy that is not whole replaces nothing") {
    PlayedSave played;
    played.damage("not much");
    SECTION("damaged") {
        put_bytes(played.folder / "war~", bytes_of(played.folder / "war~").substr(0, 8192));
        CHECK(restored(played.path()).error().code == ErrorCode::save_damaged);
    }
    SECTION("no save") {
        put_bytes(played.folder / "war~", "id = 1\n");
        CHECK(restored(played.path()).error().code == ErrorCode::not_a_save);
    }
    SECTION("missing") {
        fs::remove(played.folder / "war~");
        CHECK(restored(played.path()).error().code == ErrorCode::unreadable);
    }
    CHECK(bytes_of(played.path()) == played.bytes);
    CHECK_FALSE(fs::exists(played.folder / "war.damaged-1"));
}

TEST_CASE("a save that another program is writing to is not replaced, damaged or not") {
    PlayedSave played;
    const bool is_damaged = GENERATE(false, true);
    if (is_damaged) played.damage_texts();
    const auto other = sqlite::Database::of_file(played.path());
    other.run("BEGIN IMMEDIATE");
    const auto refused = restored(played.path(), "I am in a hurry");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::save_busy);
    CHECK(played.folder.names() == Names{"war", "war~"});
}

TEST_CASE("a journal left behind goes with the file it was made for") {
    PlayedSave played;
    played.damage("SQLite format 3");
    put_bytes(played.folder / "war-journal", {'\0', 'j'});  // as one that SQLite leaves alone
    REQUIRE(restored(played.path()));
    CHECK(played.folder.names() == Names{"war", "war.damaged-1", "war.damaged-1-journal", "war~"});
    CHECK(content_of(*opened(played.path())) == played.copy);
}

TEST_CASE("what a link leads to is restored, and the link stays") {
    PlayedSave played;
    played.damage("SQLite format 3");
    fs::create_symlink("war", played.folder / "link");
    REQUIRE(restored(played.folder / "link"));
    CHECK(fs::is_symlink(played.folder / "link"));
    CHECK(content_of(*opened(played.path())) == played.copy);
}

TEST_CASE("what is no file is not replaced") {
    const PlayedSave played;
    fs::create_directory(played.folder / "box");
    fs::copy_file(played.folder / "war~", played.folder / "box~");
    CHECK(restored(played.folder / "box").error().code == ErrorCode::unreadable);
    CHECK(fs::is_directory(played.folder / "box"));
}
