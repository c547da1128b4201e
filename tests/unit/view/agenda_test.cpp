#include "view/agenda.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

using Numbers = std::vector<OwnNumber>;

/// Force K at its destination.
SideView view_at_rest() {
    SideView view = small_view();
    view.formations[0].route.reset();
    return view;
}

}  // namespace

TEST_CASE("a formation that nothing frees has nothing new to decide", "[agenda]") {
    CHECK(new_decisions(small_book(), small_view(), small_view()) == Numbers{});
}

TEST_CASE("a contact is something new to decide on, as long as it is current", "[agenda]") {
    CHECK(new_decisions(small_book(), small_view(), view_with_contact()) == Numbers{force_k});
    CHECK(new_decisions(small_book(), view_with_contact(), view_with_contact()) ==
          Numbers{force_k});
}

TEST_CASE("coming to rest is something new to decide on, being at rest is not", "[agenda]") {
    CHECK(new_decisions(small_book(), small_view(), view_at_rest()) == Numbers{force_k});
    CHECK(new_decisions(small_book(), view_at_rest(), view_at_rest()) == Numbers{});
}

TEST_CASE("who comes onto the chart at rest has something new to decide", "[agenda]") {
    SideView after = small_view();
    after.formations[1].presence = Presence::on_chart;
    CHECK(new_decisions(small_book(), small_view(), after) == Numbers{tanker});
}

TEST_CASE("who was formed in the turn has something new to decide", "[agenda]") {
    SideView after = view_at_rest();
    OwnFormation column = after.formations[0];
    column.id = "COLUMN";
    after.formations.push_back(column);
    CHECK(new_decisions(small_book(), view_at_rest(), after) == Numbers{{3}});
}
