#include "present/desk/umpire/umpire_orders.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "present/desk/umpire/umpire_panels.h"
#include "present/truth/truth_plot.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// Turn 2; Force K may move its checkpoints.
struct Ordered {
    Definition definition = small_campaign();
    CampaignState state = small_state();

    void orders(const std::vector<Order>& orders) {
        state.sheets[seat_of({0})] = Sheet{state.turn, orders};
    }
    [[nodiscard]] std::vector<SheetIn> sheets() const { return sheets_in(definition, state); }
    [[nodiscard]] const PlotFormation& marker(const Plot& plot) const {
        return *std::find_if(plot.formations.begin(), plot.formations.end(),
                             [](const PlotFormation& each) { return each.id == "UK-K"; });
    }
};

const PlotRoute by_d4{{at("E4"), at("D4")}, at("G5")};

std::vector<std::string> texts_of(const Inspector& inspector) {
    std::vector<std::string> texts;
    for (const InspectorLine& line : inspector.lines) texts.push_back(line.left);
    return texts;
}

bool has_line(const Inspector& inspector, const std::string& text) {
    const auto texts = texts_of(inspector);
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

std::vector<LogRow> orders_tab(const LogTabs& tabs) {
    return tabs[static_cast<std::size_t>(LogTab::orders)].at(0).rows;
}

}  // namespace

TEST_CASE("a route that was sent is on the umpire's chart before the turn, as a plan", "[desk]") {
    Ordered ordered;
    ordered.orders({FormationOrder{force_k, by_d4}});
    Plot plot = plot_of_truth(ordered.definition, ordered.state);
    REQUIRE(ordered.marker(plot).route != by_d4);
    add_plans(plot, ordered.definition, ordered.sheets());
    const PlotFormation& marker = ordered.marker(plot);
    CHECK(marker.route == by_d4);
    CHECK_FALSE(marker.ahead.empty());
    CHECK(marker.steps_now == 0);  // dashed: it is not being steamed yet
    CHECK(marker.arrivals.size() == 3);
}

TEST_CASE("without orders the umpire's chart is what it was", "[desk]") {
    const Ordered ordered;
    Plot plot = plot_of_truth(ordered.definition, ordered.state);
    const Plot before = plot;
    add_plans(plot, ordered.definition, ordered.sheets());
    CHECK(plot == before);
}

TEST_CASE("the umpire reads of each formation what it is ordered, or that nothing is in",
          "[desk]") {
    Ordered ordered;
    Inspector inspector;
    add_orders_in(inspector, ordered.sheets().at(0), force_k);
    CHECK(has_line(inspector, "none are in yet"));

    ordered.orders({FormationOrder{force_k, UseRadar{false}}, FormationOrder{tanker, Hold{}}});
    inspector = {};
    inspector.lines = {{InspectorLine::Kind::plain, "2 ships"},
                       {InspectorLine::Kind::heading, "ROUTE"}};
    add_orders_in(inspector, ordered.sheets().at(0), force_k);
    CHECK(texts_of(inspector) ==
          std::vector<std::string>{"2 ships", "ORDERS", "UK-K radar off", "ROUTE"});

    ordered.orders({});
    inspector = {};
    add_orders_in(inspector, ordered.sheets().at(0), force_k);
    CHECK(has_line(inspector, "nothing new: it goes on as before"));
}

TEST_CASE("with nothing selected the umpire reads all that is in, side by side", "[desk]") {
    Ordered ordered;
    ordered.orders({FormationOrder{force_k, UseRadar{false}}});
    CHECK(texts_of(orders_inspector(ordered.sheets())) ==
          std::vector<std::string>{"Royal Navy", "UK-K radar off", "Regia Marina",
                                   "none are in yet"});
    ordered.state.progress.phase = Phase::pulses;
    CHECK(orders_inspector(ordered.sheets()).title.empty());
}

TEST_CASE("orders for a formation that the same sheet forms are read like the others", "[desk]") {
    Ordered ordered;
    ordered.orders({FormationOrder{force_k, Detach{{lively}, "UK-L", {}}},
                    FormationOrder{{3}, UseRadar{false}}});
    const auto rows =
        orders_tab(umpire_log(ordered.definition, ordered.state, {}, ordered.sheets()));
    REQUIRE(rows.size() == 3);
    CHECK(rows[1].text == "Royal Navy: UK-L radar off");
    CHECK(rows[1].time.empty());
    CHECK(rows[2].text == "Regia Marina: no orders are in yet");
}
