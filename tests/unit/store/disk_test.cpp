#include "store/disk.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "base/limits.h"
#include "store/trouble.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace fs = std::filesystem;

TEST_CASE("a file is written whole, and an older one of its name replaced") {
    const Folder folder;
    replace_file(folder / "briefing.md", "first");
    replace_file(folder / "briefing.md", "second");
    CHECK(bytes_of(folder / "briefing.md") == "second");
    CHECK(folder.names() == std::vector<std::string>{"briefing.md"});
}

TEST_CASE("what a link points to is replaced, and the link stays") {
    const Folder folder;
    put_bytes(folder / "kept.md", "old");
    fs::create_symlink(folder / "kept.md", folder / "link.md");
    replace_file(folder / "link.md", "new");
    CHECK(fs::is_symlink(folder / "link.md"));
    CHECK(bytes_of(folder / "kept.md") == "new");
}

TEST_CASE("where the program chose the name, a link is refused") {
    const Folder folder;
    put_bytes(folder / "diary.txt", "mine");
    fs::create_symlink(folder / "diary.txt", folder / "mail.md");
    CHECK_THROWS_AS(check_no_link(folder / "mail.md"), MachineTrouble);
    fs::create_symlink(folder / "nowhere", folder / "broken.md");
    CHECK_THROWS_AS(check_no_link(folder / "broken.md"), MachineTrouble);
    CHECK_NOTHROW(check_no_link(folder / "diary.txt"));
    CHECK_NOTHROW(check_no_link(folder / "not-there.md"));
}

TEST_CASE("a text is never written over a save, by whatever name") {
    const Folder folder;
    const std::string bytes("SQLite format 3\0and more", 24);
    put_bytes(folder / "war.save", bytes);
    fs::create_symlink(folder / "war.save", folder / "link");
    for (const char* name : {"war.save", "link"}) {
        CHECK_THROWS_WITH(replace_file(folder / name, "a briefing"),
                          Catch::EndsWith("it is a save"));
    }
    CHECK(bytes_of(folder / "war.save") == bytes);
}

TEST_CASE("a device is written into, never replaced") {
    const Folder folder;
    fs::create_symlink("/dev/null", folder / "nowhere");
    replace_file(folder / "nowhere", "gone");
    CHECK(fs::is_symlink(folder / "nowhere"));
    CHECK(fs::is_character_file("/dev/null"));
}

TEST_CASE("a folder that is not there is the machine's trouble, in one sentence") {
    const Folder folder;
    CHECK_THROWS_AS(replace_file(folder / "no/such/file", "text"), MachineTrouble);
}

TEST_CASE("a folder that cannot be made is the machine's trouble, in one sentence") {
    const Folder folder;
    replace_file(folder / "letter", "text");
    make_folder(folder / "mail/of/today");
    make_folder(folder / "mail/of/today");
    CHECK(fs::is_directory(folder / "mail/of/today"));
    CHECK_THROWS_AS(make_folder(folder / "letter"), MachineTrouble);
    CHECK_THROWS_AS(make_folder(folder / "letter/box"), MachineTrouble);
}

TEST_CASE("a file that is too long, or never ends, is not read") {
    const Folder folder;
    put_bytes(folder / "long.txt", std::string(limits::file_bytes, 'x'));
    CHECK(read_file(folder / "long.txt")->size() == limits::file_bytes);
    put_bytes(folder / "long.txt", std::string(limits::file_bytes + 1, 'x'));
    for (const fs::path& path : {folder / "long.txt", fs::path("/dev/zero")}) {
        const auto text = read_file(path);
        REQUIRE_FALSE(text);
        CHECK(describe(text.error()) == "cannot read " + path.string() +
                                            ": it is longer than 33554432 bytes (text.unreadable)");
    }
}

TEST_CASE("a stream is read to its end") {
    const std::string all = std::string(100'000, 'x') + std::string(1, '\0');
    std::istringstream stream(all);
    CHECK(read_stream(stream, "standard input").value() == all);
    std::istringstream empty;
    CHECK(read_stream(empty, "standard input").value().empty());
}
