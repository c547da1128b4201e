#include "desk/campaign/permission.h"

#include <catch2/catch.hpp>

#include "desk/campaign/standing_of.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// A save of two sides at the beginning of a turn, and a desk that its sides share.
struct SharedDesk {
    OpenDocument document;
    DeskState state;

    SharedDesk() {
        document.is_umpire = true;
        document.seats = {{small_book(), small_view(), small_view(), std::vector<Order>{}},
                          {enemy_book(), small_view(), small_view(), std::vector<Order>{}}};
        document.bar.orders = {{"uk", false, {}}, {"it", false, {}}};
        state.is_hot_seat = true;
    }
    [[nodiscard]] bool may(const Request& request) const {
        return why_not(request, document, state).empty();
    }
    /// May a side do it, or the umpire? The umpire looks last.
    [[nodiscard]] bool may_somebody(const Request& request) {
        bool is_let = false;
        for (const auto whose :
             {std::optional(SideId{0}), std::optional(SideId{1}), std::optional<SideId>()}) {
            document.whose = whose;
            is_let |= may(request);
        }
        return is_let;
    }
};

}  // namespace

TEST_CASE("in a hot seat nobody resolves before all sides have ordered, not even the umpire",
          "[desk]") {
    SharedDesk desk;
    CHECK_FALSE(desk.may_somebody(ResolveTurn{}));
    desk.document.bar.orders[0].are_in = true;
    CHECK_FALSE(desk.may_somebody(ResolveTurn{}));
    desk.document.bar.orders[1].are_in = true;
    CHECK(desk.may_somebody(ResolveTurn{}));
    desk.state.drafts[SideId{0}].is_touched = true;  // he has thought better of it
    CHECK_FALSE(desk.may_somebody(ResolveTurn{}));
}

TEST_CASE("in a hot seat a turn that is under way goes on, and an earlier one does not", "[desk]") {
    SharedDesk desk;
    desk.document.wants_orders = false;
    CHECK(desk.may_somebody(ResolveTurn{}));
    desk.document.is_now = false;
    CHECK_FALSE(desk.may_somebody(ResolveTurn{}));
}

TEST_CASE("in a hot seat no turn is run on without its orders", "[desk]") {
    SharedDesk desk;
    desk.document.bar.orders[0].are_in = desk.document.bar.orders[1].are_in = true;
    CHECK_FALSE(desk.may_somebody(RunOn{}));
    desk.state.is_hot_seat = false;
    CHECK(desk.may_somebody(RunOn{}));
}

TEST_CASE("every button that resolves is grey where its key would be refused", "[desk]") {
    SharedDesk desk;
    for (const bool are_in : {false, true}) {
        desk.document.bar.orders[0].are_in = desk.document.bar.orders[1].are_in = are_in;
        for (const auto whose : {std::optional(SideId{0}), std::optional<SideId>()}) {
            desk.document.whose = whose;
            for (const Button& button : actions_of(desk.document, desk.state)) {
                if (asks_for<ResolveTurn>(button.intent) == nullptr) continue;
                CHECK(button.why_not.empty() == are_in);
            }
        }
    }
}

TEST_CASE("who plays alone sends what he has changed before he resolves", "[desk]") {
    SharedDesk desk;
    desk.state.is_hot_seat = false;
    desk.document.is_umpire = false;
    desk.document.plays_alone = true;
    desk.document.whose = SideId{0};
    CHECK(desk.may(ResolveTurn{}));
    desk.state.drafts[SideId{0}].is_touched = true;
    CHECK_FALSE(desk.may(ResolveTurn{}));
}

TEST_CASE("a side may say once that all goes on as before, and later only what has changed",
          "[desk]") {
    SharedDesk desk;
    desk.document.whose = SideId{1};
    CHECK(desk.may(SendOrders{}));
    desk.document.seats[1].is_in = true;
    CHECK_FALSE(desk.may(SendOrders{}));
    desk.state.drafts[SideId{1}].is_touched = true;
    CHECK(desk.may(SendOrders{}));
}

TEST_CASE("sides that share a desk release a turn without looking at the truth", "[desk]") {
    SharedDesk desk;
    desk.document.whose = SideId{0};
    CHECK(desk.may(ReleaseTurn{}));
    CHECK_FALSE(desk.may(CarryOut{}));
    desk.document.is_now = false;
    CHECK_FALSE(desk.may(ReleaseTurn{}));
    desk.document.is_now = true;
    desk.document.is_umpire = false;  // a player's own file
    CHECK_FALSE(desk.may(ReleaseTurn{}));
}

TEST_CASE("in a hot seat a side that has ordered hands over to one that has not", "[desk]") {
    SharedDesk desk;
    desk.document.wants_orders = true;
    desk.document.whose = SideId{0};
    desk.document.bar.viewpoints = {{"Royal Navy", SideId{0}, {}}, {"Regia Marina", SideId{1}, {}}};
    const auto pressed = [&] {
        return status_of(desk.document, desk.state, Plot{}).action->intent;
    };
    CHECK(asks_for<SendOrders>(pressed()) != nullptr);
    desk.document.seats[0].is_in = desk.document.bar.orders[0].are_in = true;
    const Intent handed = pressed();
    REQUIRE(asks_for<LookAs>(handed) != nullptr);
    CHECK(asks_for<LookAs>(handed)->side == SideId{1});
}

TEST_CASE("an earlier turn and one that is under way take no orders", "[desk]") {
    SharedDesk desk;
    desk.document.whose = SideId{0};
    desk.state.drafts[SideId{0}].is_touched = true;
    CHECK(desk.may(SendOrders{}));
    desk.document.is_now = false;
    CHECK_FALSE(desk.may(SendOrders{}));
    desk.document.is_now = true;
    desk.document.seats[0].view.is_resolving = true;
    CHECK_FALSE(desk.may(SendOrders{}));
}
