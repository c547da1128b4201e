#include "present/desk/side/log_pages.h"

#include <catch2/catch.hpp>

#include "present/desk/side/side_panels.h"
#include "present/desk/umpire/umpire_panels.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

const std::vector<LogTurn>& tab(const LogTabs& tabs, LogTab which) {
    return tabs[static_cast<std::size_t>(which)];
}

}  // namespace

TEST_CASE("the log is read with the newest turn first, and each turn from its beginning",
          "[desk]") {
    const Calendar calendar = small_calendar();
    LogPages pages(calendar);
    pages.add(LogTab::events, {1}, {"06:00", "one", {}, {}});
    pages.add(LogTab::events, {2}, {"12:00", "two", {}, {}});
    pages.add(LogTab::events, {2}, {"13:00", "three", {}, {}});
    const LogTabs tabs = std::move(pages).tabs();
    const auto& turns = tab(tabs, LogTab::events);
    REQUIRE(turns.size() == 2);
    CHECK(turns[0].title == "Turn 2, Sat 8 Nov 1941, 12:00 to 18:00");
    REQUIRE(turns[0].rows.size() == 2);
    CHECK(turns[0].rows[0].text == "two");
    CHECK(turns[1].rows[0].text == "one");
    CHECK(tab(tabs, LogTab::dice).empty());
}

TEST_CASE("a side's log has every turn of which it was told, not the last one alone", "[desk]") {
    const Book book = small_book();
    SideView view = small_view();
    view.turn = {3};
    view.released.clear();
    view.waiting.clear();
    const std::vector<Report> told{TurnBegan{{1}, Light::day},
                                   OwnEntered{force_k, at("B2")},
                                   TurnEnded{{1}},
                                   TurnBegan{{2}, Light::day},
                                   OwnRouteSet{force_k, PlotRoute{{}, at("G5")}},
                                   TurnEnded{{2}}};
    const LogTabs tabs = side_log(book, view, told);
    const auto& turns = tab(tabs, LogTab::events);
    REQUIRE(turns.size() == 2);
    CHECK(turns[0].title.starts_with("Turn 2"));
    CHECK(turns[1].title.starts_with("Turn 1"));
    CHECK_FALSE(turns[1].rows.empty());
}

TEST_CASE("how a turn was carried out is told apart from what came of it", "[desk]") {
    const Definition definition = small_campaign();
    const CampaignState state = small_state();
    const std::vector<TurnFact> facts{{{2}, PhaseEntered{Phase::battles}},
                                      {{2}, FormationEntered{true_force_k, at("B2")}}};
    const LogTabs tabs = umpire_log(definition, state, facts, {});
    const auto& turns = tab(tabs, LogTab::events);
    REQUIRE(turns.size() == 1);
    REQUIRE(turns[0].rows.size() == 2);
    CHECK(turns[0].rows[0].is_step);
    CHECK_FALSE(turns[0].rows[1].is_step);
}

TEST_CASE("the umpire's log names the sides that were told of something", "[desk]") {
    const Definition definition = small_campaign();
    const std::vector<TurnFact> facts{
        {{2}, FormationEntered{true_force_k, at("B2")}, {SideId{0}}},
        {{2}, FormationEntered{true_force_k, at("B2")}},
    };
    const LogTabs tabs = umpire_log(definition, small_state(), facts, {});
    const auto& rows = tab(tabs, LogTab::events).front().rows;
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].text.ends_with(" Told: " + definition.sides[0].name + "."));
    CHECK(rows[1].text.find("Told") == std::string::npos);
}
