#include "present/desk/state/ruled_route.h"

#include <catch2/catch.hpp>

#include "present/desk/state/route_preview.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// The umpire's desk with the ruling `route` open, about Force K in C3.
struct RouteRuled {
    CampaignState truth = small_state();
    Plot plot = plot_of(small_book(), truth.views[0]);
    DeskScene scene{{0, 0, 700, 500}, plot};
    DeskState state;

    RouteRuled() {
        act(Select{FormationPick{{0}, force_k}});
        act(PrepareRuling{"route"});
        act(ToggleRouteTool{});
    }
    void act(const Intent& intent) { state = desk_after(std::move(state), intent, scene); }
    [[nodiscard]] std::string route() const { return state.filled.at(ruled_route_field); }
};

}  // namespace

TEST_CASE("the route of a ruling is clicked point by point, and each can be moved or removed",
          "[ruled_route]") {
    RouteRuled ruling;
    REQUIRE(ruling.state.plots_route);
    ruling.act(PlaceMarker{at("D3")});
    CHECK(ruling.route() == "to D3");
    ruling.act(PlaceMarker{at("E4")});
    ruling.act(PlaceDestination{at("E5")});
    CHECK(ruling.route() == "D3 E4 to E5");
    CHECK(marker_at(ruling.state, ruling.scene, at("E4")) == 1);
    ruling.act(MoveMarker{1, at("D4")});
    CHECK(ruling.route() == "D3 D4 to E5");
    ruling.act(DeleteMarker{0});
    CHECK(ruling.route() == "D4 to E5");
    ruling.act(Undo{});
    CHECK(ruling.route() == "to D4");
    ruling.act(Undo{});
    CHECK(ruling.route().empty());
    CHECK(ruling.state.drafts.empty());
}

TEST_CASE("a click would lead on from the last point of a ruling's route, first from its formation",
          "[ruled_route]") {
    RouteRuled ruling;
    const auto first = route_preview(ruling.state, ruling.scene, at("D3"), PlaceMarker{at("D3")});
    REQUIRE(first);
    CHECK(first->way == std::vector<Square>{at("C3"), at("D3")});
    ruling.act(PlaceMarker{at("D3")});
    const auto next = route_preview(ruling.state, ruling.scene, at("E4"), PlaceMarker{at("E4")});
    REQUIRE(next);
    CHECK(next->way == std::vector<Square>{at("D3"), at("E4")});
    CHECK(next->text == "next point");
}

TEST_CASE("the umpire stops plotting by Escape, by another ruling and by another page",
          "[ruled_route]") {
    for (const Intent& other : {Intent(StepBack{}), Intent(FillIn{"rule.verb", "free"}),
                                Intent(OpenForms{FormPage::cards}), Intent(ToggleRouteTool{})}) {
        RouteRuled ruling;
        ruling.act(other);
        CHECK_FALSE(ruling.state.plots_route);
    }
    RouteRuled ruling;
    ruling.act(StepBack{});
    CHECK(ruling.state.page == FormPage::rule);  // only the plotting has ended
    ruling.act(StepBack{});
    CHECK_FALSE(ruling.state.page);
}

TEST_CASE("a route is clicked for no other ruling, and no side rules one", "[ruled_route]") {
    RouteRuled ruling;
    ruling.act(PrepareRuling{"free"});
    ruling.act(ToggleRouteTool{});
    CHECK_FALSE(ruling.state.plots_route);
    CHECK(ruling.state.is_refusal);
    ruling.state = {};
    const Book book = small_book();
    ruling.scene.book = &book;
    ruling.scene.view = &ruling.truth.views[0];
    ruling.act(PrepareRuling{"route"});
    CHECK_FALSE(ruling.state.page);
    CHECK(ruling.state.filled.empty());
}

TEST_CASE("what was typed for the route of a ruling is continued by clicks", "[ruled_route]") {
    RouteRuled ruling;
    ruling.act(FillIn{ruled_route_field, "D3 to E4"});
    ruling.act(PlaceMarker{at("E5")});
    CHECK(ruling.route() == "D3 E4 to E5");
    ruling.act(FillIn{ruled_route_field, "none"});
    ruling.act(PlaceMarker{at("D3")});
    CHECK(ruling.route() == "to D3");
}
