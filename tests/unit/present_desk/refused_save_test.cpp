#include "present/desk/start/refused_save.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

TEST_CASE("a damaged save is offered its copy, an old one this version, others nothing", "[desk]") {
    const auto damaged = ways_with(ErrorCode::save_damaged, "war.save");
    REQUIRE(damaged.size() == 1);
    const auto* restore = asks_for<RestoreSave>(damaged.front().intent);
    REQUIRE(restore != nullptr);
    CHECK(restore->path == "war.save");
    for (const ErrorCode old : {ErrorCode::save_too_old, ErrorCode::save_of_other_program}) {
        const auto ways = ways_with(old, "war.save");
        REQUIRE(ways.size() == 1);
        const auto* upgrade = asks_for<UpgradeSave>(ways.front().intent);
        REQUIRE(upgrade != nullptr);
        CHECK(upgrade->path == "war.save");
        CHECK_FALSE(upgrade->takes_differences);
    }
    CHECK(ways_with(ErrorCode::save_busy, "war.save").empty());
}
