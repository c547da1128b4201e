#include "store/outside_program.h"

#include <catch2/catch.hpp>

#include "store/disk.h"

using namespace flagplot;
using namespace std::chrono_literals;

namespace {

std::string said_of(const std::string& script, std::chrono::seconds limit) {
    const auto ran = run_outside("sh", {"-c", script}, limit);
    return ran ? "done" : describe(ran.error());
}

}  // namespace

TEST_CASE("a program of the user's is given its arguments, and may write where they say") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "out").string();
    REQUIRE(run_outside("sh", {"-c", "printf %s \"$1\" > \"$2\"", "sh", "a b", file}, 10s));
    CHECK(read_file(file) == std::string("a b"));
}

TEST_CASE("a program that fails, is killed, cannot be found or takes too long is said to") {
    CHECK(said_of("exit 0", 10s) == "done");
    CHECK(said_of("exit 3", 10s) == "sh ended with status 3; expected 0 (battle.bad)");
    CHECK(said_of("kill -9 $$", 10s) == "sh was stopped by signal 9 (battle.bad)");
    CHECK(said_of("sleep 60", 1s) == "sh took longer than 1 s and was stopped (battle.bad)");
    CHECK_FALSE(run_outside("/no/such/program", {}, 10s));
}

TEST_CASE("a temporary folder is gone with all in it") {
    std::filesystem::path path;
    {
        const TemporaryFolder folder;
        path = folder.path();
        replace_file(path / "inside", "x");
        CHECK(std::filesystem::exists(path / "inside"));
    }
    CHECK_FALSE(std::filesystem::exists(path));
}
