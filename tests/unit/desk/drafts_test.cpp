#include "desk/campaign/drafts.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

const Order silence = FormationOrder{force_k, UseRadar{false}};
const Order to_e5 = FormationOrder{force_k, PlotRoute{{}, at("E5")}};
const Order parted = FormationOrder{force_k, Detach{{lively}, "UK-L", {}}};
const Order parted_silence = FormationOrder{{3}, UseRadar{false}};

/// Force K in its port, free to go anywhere.
SideView free_view() {
    SideView view = small_view();
    view.formations[0].route.reset();
    view.formations[0].square = at("B2");
    return view;
}

/// Under way, and nothing frees it.
SideView bound_view(TurnNumber turn) {
    SideView view = small_view();
    view.turn = turn;
    return view;
}

/// The Royal Navy's desk.
struct Desk {
    std::map<SideId, OrderDraft> drafts;
    SeatsWrittenBy written_by;
    std::string said;
    bool has_lapsed = false;

    static OpenDocument document(const SideView& view, std::optional<std::vector<Order>> sent) {
        OpenDocument document;
        document.whose = small_book().side;
        document.seats = {{small_book(), view, view, std::move(sent)}};
        return document;
    }
    void reads(const OpenDocument& document) {
        DraftsRead read = drafts_read(std::move(drafts), written_by, document);
        note_written_by(written_by, document);
        drafts = std::move(read.drafts);
        said = read.said;
        has_lapsed = read.has_lapsed;
    }
    void reads(const SideView& view, std::vector<Order> sent = {}) {
        reads(document(view, std::move(sent)));
    }
    [[nodiscard]] OrderDraft& draft() { return drafts[small_book().side]; }
    void orders(const std::vector<Order>& orders) { draft() = changed(std::move(draft()), orders); }
};

}  // namespace

TEST_CASE("what is unsent outlives a save that was written by another program", "[desk]") {
    Desk desk;
    desk.reads(free_view());
    desk.orders({silence, to_e5});
    const OrderDraft before = desk.draft();
    desk.reads(free_view());  // somebody else's orders came in
    CHECK(desk.draft() == before);
    CHECK(desk.said.empty());

    SideView told = free_view();
    told.contacts = view_with_contact().contacts;
    desk.reads(told);
    CHECK(desk.draft().orders == before.orders);
    CHECK(desk.draft().is_touched);
    CHECK(desk.said == "The campaign has changed. The unsent orders are kept.");
    CHECK_FALSE(desk.has_lapsed);
}

TEST_CASE("unsent orders that hold no more are marked with their reason, and the others stay",
          "[desk]") {
    Desk desk;
    desk.reads(free_view());
    desk.orders({silence, to_e5});
    desk.reads(bound_view({2}));
    CHECK(desk.draft().orders == std::vector<Order>{silence});
    REQUIRE(desk.draft().lapsed.size() == 1);
    CHECK(desk.draft().lapsed[0].text == "UK-K route to E5");
    CHECK(has(desk.draft().lapsed[0].refusal, "ST-24"));
    CHECK(desk.has_lapsed);
    CHECK(has(desk.said, "UK-K route to E5: "));

    desk.draft() = without_line(std::move(desk.draft()), 1);
    CHECK(desk.draft().lapsed.empty());
    CHECK(desk.draft().orders == std::vector<Order>{silence});
}

TEST_CASE("over the end of a turn unsent orders are offered for the next, or told to be gone",
          "[desk]") {
    Desk desk;
    desk.reads(free_view());
    desk.orders({silence, to_e5});
    SideView resolving = bound_view({2});
    resolving.is_resolving = true;
    desk.reads(resolving);  // in the middle of the turn nothing is judged
    CHECK(desk.draft().orders.size() == 2);
    desk.reads(bound_view({3}));
    CHECK(desk.draft().orders == std::vector<Order>{silence});
    CHECK(desk.draft().is_touched);
    CHECK(has(desk.said, "Turn 2 was resolved without the orders that had not been sent."));
    CHECK(has(desk.said, "1 order can still be sent, for turn 3."));
    CHECK(has(desk.said, "UK-K route to E5: "));

    desk.reads(bound_view({5}));  // the campaign is over
    CHECK(desk.draft().orders.empty());
    CHECK_FALSE(desk.draft().is_touched);
    CHECK(desk.draft().lapsed.size() == 1);
}

TEST_CASE("a formation that a draft forms keeps its orders where another one was formed meanwhile",
          "[desk]") {
    Desk desk;
    SideView view = free_view();
    desk.reads(view);
    desk.orders({parted, parted_silence});
    OwnFormation other = view.formations[1];
    other.id = "UK-T2";
    view.formations.push_back(other);
    desk.reads(view);
    const Order counted_anew = FormationOrder{{4}, UseRadar{false}};
    CHECK(desk.draft().orders == std::vector<Order>{parted, counted_anew});
}

TEST_CASE("where nothing is unsent the desk shows what was sent, also by another program",
          "[desk]") {
    Desk desk;
    desk.reads(free_view(), {silence});
    CHECK(desk.draft().orders == std::vector<Order>{silence});
    desk.reads(free_view(), {to_e5});
    CHECK(desk.draft().orders == std::vector<Order>{to_e5});
    CHECK_FALSE(desk.draft().is_touched);
    desk.reads(bound_view({3}));
    CHECK(desk.draft().orders.empty());
    CHECK(desk.said.empty());
}

TEST_CASE("orders on their way are sent once they are in, but for what was changed meanwhile",
          "[desk]") {
    Desk desk;
    desk.reads(free_view());
    desk.orders({silence});
    const OrdersSent sent{small_book().side, {silence}};
    note_sent(desk.drafts, sent);
    CHECK_FALSE(desk.draft().is_touched);
    desk.orders({silence, to_e5});
    note_sent(desk.drafts, sent);
    CHECK(desk.draft().is_touched);
}

TEST_CASE("a view file does not say what was sent, so what was written from it stays", "[desk]") {
    Desk desk;
    desk.reads(Desk::document(free_view(), std::nullopt));
    desk.orders({silence});
    note_sent(desk.drafts, {small_book().side, {silence}});
    desk.reads(Desk::document(free_view(), std::nullopt));
    CHECK(desk.draft().orders == std::vector<Order>{silence});
    desk.reads(Desk::document(bound_view({3}), std::nullopt));
    CHECK(desk.draft().orders.empty());
}

TEST_CASE("of a side's unsent orders no other side reads, and the umpire does", "[desk]") {
    Desk desk;
    desk.reads(free_view());
    desk.orders({to_e5});
    OpenDocument other = Desk::document(bound_view({3}), std::vector<Order>{});
    other.whose = SideId{1};
    Desk there = desk;
    there.reads(other);
    CHECK(there.said.empty());
    other.whose.reset();
    desk.reads(other);
    CHECK(desk.said.starts_with("Royal Navy: Turn 2 was resolved"));
}
