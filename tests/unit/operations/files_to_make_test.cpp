#include "operations/files_to_make.h"

#include <catch2/catch.hpp>

#include "store/trouble.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("files are made piece by piece and then written, in order", "[files]") {
    const Folder folder;
    FilesToMake files;
    std::string found;
    files.add([&] { found = "a submarine"; });
    files.add_file(folder / "mail" / "b.txt", [&] { return found; });
    files.add_file(folder / "mail" / "a.txt", [] { return std::string("nothing"); });
    std::vector<std::int32_t> told;
    const Progress progress{{},
                            [&](std::int32_t more) { told.push_back(more); },
                            [&](std::int32_t all) { told = {all}; }};

    const auto written = files.write(progress);

    REQUIRE(written);
    CHECK(*written ==
          std::vector<std::filesystem::path>{folder / "mail" / "b.txt", folder / "mail" / "a.txt"});
    CHECK(bytes_of(folder / "mail" / "b.txt") == "a submarine");
    CHECK(told == std::vector<std::int32_t>{3, 1, 1, 1});
}

TEST_CASE("where the making is cancelled nothing is written", "[files]") {
    const Folder folder;
    FilesToMake files;
    std::stop_source source;
    files.add_file(folder / "a.txt", [&] {
        source.request_stop();
        return std::string("half of it");
    });
    SECTION("between two") {
        files.add_file(folder / "b.txt", [] { return std::string("never"); });
    }
    SECTION("behind the last") {}
    CHECK_FALSE(files.write({source.get_token()}));
    CHECK(folder.names().empty());
}

TEST_CASE("a link in the folder is not followed", "[files]") {
    const Folder folder;
    put_bytes(folder / "mine", "mine");
    std::filesystem::create_symlink(folder / "mine", folder / "a.txt");
    FilesToMake files;
    files.add_file(folder / "a.txt", [] { return std::string("a report"); });
    CHECK_THROWS_AS((void)files.write({}), MachineTrouble);
    CHECK(bytes_of(folder / "mine") == "mine");
}
