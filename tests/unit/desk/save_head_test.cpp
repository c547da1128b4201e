#include "desk/start/save_head.h"

#include <catch2/catch.hpp>

#include "operations/new_game.h"
#include "operations/orders.h"
#include "operations/turn.h"
#include "support/saved_world.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

void begin_beta(const std::filesystem::path& file, std::optional<std::string> solo) {
    const auto sources = read_campaign_folder("convoy-beta", {FLAGPLOT_SOURCE_DIR});
    REQUIRE(sources);
    auto definition = read_campaign(*sources);
    REQUIRE(definition);
    REQUIRE(begin_game(*sources, *std::move(definition), {file, 7, std::move(solo)}));
}

}  // namespace

TEST_CASE("the head of a save has its title, its turn and whose orders are in", "[desk]") {
    const Folder folder;
    const std::filesystem::path file = folder / "beta.save";
    begin_beta(file, {});
    {
        auto save = Save::open(file, Save::Access::write, compiled);
        REQUIRE(save);
        REQUIRE(resolve_turn(*save));
    }
    const auto head = read_save_head(file.string());
    REQUIRE(head);
    CHECK(head->title == "Convoy Beta, 7-9 November 1941");
    CHECK(head->turn == TurnNumber{2});
    CHECK(head->last_turn == TurnNumber{8});
    CHECK(head->date == "8 Nov 1941 00:00");
    CHECK_FALSE(head->is_over);
    CHECK(head->led.empty());
    REQUIRE(head->orders.size() == 2);
    CHECK_FALSE(head->orders[0].are_in);
}

TEST_CASE("the head of a solo game says nothing of the other sides", "[desk]") {
    const Folder folder;
    begin_beta(folder / "alone.save", "uk");
    const auto head = read_save_head((folder / "alone.save").string());
    REQUIRE(head);
    CHECK(head->led == "Royal Navy");
    REQUIRE(head->orders.size() == 1);
    CHECK(head->orders[0].side == "Royal Navy");
}

TEST_CASE("saves are read beside the window, one after another, with the reason where that fails",
          "[desk]") {
    const Folder folder;
    begin_beta(folder / "beta.save", {});
    put_bytes(folder / "broken.save", "this is no save");
    std::vector<RecentSave> saves =
        listed({(folder / "broken.save").string(), (folder / "beta.save").string()}, {});
    SaveHeads heads;
    while (first_unread(saves) != nullptr) (void)heads.look_round(saves);
    CHECK_FALSE(saves[0].problem.empty());
    CHECK_FALSE(saves[0].head);
    REQUIRE(saves[1].head);
    CHECK(saves[1].problem.empty());
    CHECK(has(saves[1].played, "today"));
    CHECK_FALSE(heads.is_busy());
}
