#include <catch2/catch.hpp>

#include "campaign/shown.h"
#include "desk/campaign/permission.h"
#include "operations/briefing_papers.h"
#include "operations/release.h"
#include "operations/releases.h"
#include "support/saved_world.h"
#include "support/small_book.h"
#include "support/worlds.h"
#include "view/receipt.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// A random campaign of two turns, both released by hand.
void play_two_turns(const std::filesystem::path& path) {
    World world = random_world(1);
    world.definition.table.release = Releasing::by_hand;
    REQUIRE(create_save(path, campaign_of(world)));
    auto save = opened(path, Save::Access::write);
    REQUIRE(save);
    for (int turn = 1; turn <= 2; ++turn) {
        play_turns(*save, world, 1);
        if (is_held_back(save->definition(), save->state())) REQUIRE(save->carry_out(Release{}));
    }
}

OpenDocument read_as(const DocumentWanted& wanted) {
    auto document = read_document(wanted);
    if (!document) FAIL(describe(document.error()));
    return *std::move(document);
}

}  // namespace

TEST_CASE("a side reads at the desk, turn by turn, the briefings that it was sent", "[desk]") {
    const Folder folder;
    const auto path = folder / "war.save";
    play_two_turns(path);
    const auto save = opened(path);
    REQUIRE(save);
    for (std::uint32_t number = 0; number < save->definition().sides.size(); ++number) {
        const SideRow& side = save->definition().sides[number];
        const auto shown = turns_shown(*save, seat_of({number}));
        REQUIRE(shown.size() > 1);
        for (const auto& [turn, entry] : shown) {
            INFO(side.id << ", turn " << turn.count);
            const OpenDocument document = read_as({path, false, side.id, std::nullopt, turn});
            REQUIRE(document.seat() != nullptr);
            const Seat& seat = *document.seat();
            const bool is_newest = turn == shown.rbegin()->first;
            const Showing sent =
                showing_at(*save, is_newest ? shown_entry(*save, seat_of({number})) : entry);
            const SeatId reader = seat_of(seat.book.side);
            CHECK(seat.view == sent.state.view(reader));
            CHECK(seat.ending == receipt_section(seat.book, seat.view.turn, sent.receipt(reader)));
            const Document paper = briefing_paper(seat.book, seat.view, seat.ending);
            CHECK(paper.markdown.find("RECEIPT " + side.id) != std::string::npos);
        }
    }
}

TEST_CASE("what waits for a release has no receipt at the desk, and only the viewer has one",
          "[desk]") {
    const Folder folder;
    const auto path = folder / "war.save";
    World world = random_world(1);
    world.definition.table.release = Releasing::by_hand;
    REQUIRE(create_save(path, campaign_of(world)));
    {
        auto save = opened(path, Save::Access::write);
        REQUIRE(save);
        play_turns(*save, world, 1);
        REQUIRE(is_held_back(save->definition(), save->state()));
    }
    const OpenDocument document = read_as({path, false, "", SideId{0}, std::nullopt});
    CHECK(document.seat()->ending == preview_section());
    for (const Seat& seat : document.seats) {
        if (seat.book.side != SideId{0}) CHECK(seat.ending.empty());
    }
    for (const Seat& seat : read_as({path, false, "", std::nullopt, std::nullopt}).seats) {
        CHECK(seat.ending.empty());
    }
}

TEST_CASE("every side has a button for its briefing, and the umpire none", "[desk]") {
    OpenDocument document;
    document.is_umpire = true;
    document.seats = {{small_book(), small_view(), small_view()}};
    const auto has_button = [&]() {
        for (const Button& each : actions_of(document, {})) {
            if (each.label == "Briefing") return true;
        }
        return false;
    };
    CHECK_FALSE(has_button());
    document.whose = SideId{0};
    CHECK(has_button());
}
