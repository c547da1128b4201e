#include "present/desk/state/draft.h"

#include <catch2/catch.hpp>

#include "support/conditional.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

const Order hold = FormationOrder{force_k, Hold{}};
const Order silence = FormationOrder{force_k, UseRadar{false}};

Order routed(PlotRoute route) { return FormationOrder{force_k, std::move(route)}; }

/// Force K at rest, free to go anywhere.
SideView resting() {
    SideView view = small_view();
    view.formations[0].route.reset();
    return view;
}

}  // namespace

TEST_CASE("every step of a draft can be undone and done again", "[desk]") {
    OrderDraft draft = changed(changed({}, {silence}), {silence, hold});
    draft = undone(std::move(draft));
    CHECK(draft.orders == std::vector<Order>{silence});
    draft = redone(std::move(draft));
    CHECK(draft.orders == std::vector<Order>{silence, hold});
    draft = undone(undone(undone(std::move(draft))));
    CHECK(draft.orders.empty());
    draft = changed(std::move(draft), {hold});
    CHECK(redone(draft).orders == std::vector<Order>{hold});
}

TEST_CASE("an order takes the place of one of its kind for its formation", "[desk]") {
    const auto orders = with_order({silence, hold}, routed({{}, at("E3")}));
    CHECK(orders == std::vector<Order>{silence, routed({{}, at("E3")})});
    CHECK(with_order({silence}, hold).size() == 2);
    const Order when = FormationOrder{force_k, test::when_all({WhenSighted{}}, Hold{})};
    CHECK(with_order({when}, when).size() == 2);
}

TEST_CASE("a route goes on from what was its destination", "[desk]") {
    CHECK(prolonged({}, at("D3")) == PlotRoute{{}, at("D3")});
    CHECK(prolonged(PlotRoute{{}, at("D3")}, at("E4")) == PlotRoute{{at("D3")}, at("E4")});
    CHECK(with_checkpoint({{}, at("D3")}, at("E4")) == PlotRoute{{at("E4")}, at("D3")});
}

TEST_CASE("markers are moved and taken away by their place, the destination last", "[desk]") {
    const PlotRoute plotted{{at("D3"), at("E4")}, at("G5")};
    CHECK(with_marker_moved(plotted, 1, at("E5")) == PlotRoute{{at("D3"), at("E5")}, at("G5")});
    CHECK(with_marker_moved(plotted, 2, at("F5")) == PlotRoute{{at("D3"), at("E4")}, at("F5")});
    CHECK(without_marker(plotted, 0) == PlotRoute{{at("E4")}, at("G5")});
    CHECK(without_marker(plotted, 2) == PlotRoute{{at("D3")}, at("E4")});
    CHECK(without_marker({{}, at("G5")}, 0) == std::nullopt);
}

TEST_CASE("a line that the turn would refuse says so in the list", "[desk]") {
    const auto lines = judged(small_book(), small_view(), {silence, hold});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == DraftLine{"UK-K radar off", ""});
    CHECK(lines[1].text == "UK-K hold");
    CHECK_FALSE(lines[1].refusal.empty());
}

TEST_CASE("the picture of a draft has its route, that of a refused line has not", "[desk]") {
    const PlotRoute plotted{{at("D4")}, at("E5")};
    CHECK(rehearsed(small_book(), resting(), {routed(plotted)}).formations[0].route == plotted);
    const SideView under_way = small_view();
    CHECK(rehearsed(small_book(), under_way, {routed(plotted)}).formations[0].route ==
          under_way.formations[0].route);
}
