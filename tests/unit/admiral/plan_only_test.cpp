#include "admiral/plan_only.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"
#include "view/notation.h"

namespace flagplot::test {

using admiral::Plan;

namespace {

SideView begun(const Book& book) {
    SideView view = first_view(book);
    absorb(view, TurnBegan{{1}, Light::day});
    absorb(view, OwnEntered{force_k, at("B2")});
    absorb(view, TurnEnded{});
    return view;
}

Plan plan_of(std::vector<admiral::PlannedOrders> orders) {
    Plan plan;
    plan.orders = std::move(orders);
    return plan;
}

std::string text(const Book& book, const SideView& view, const Plan& plan) {
    return text_of(roster_of(book, view), plan_only_sheet(book, view, plan));
}

}  // namespace

TEST_CASE("the plan's orders are given when they are due and allowed", "[admiral]") {
    const Book book = small_book();
    const SideView view = begun(book);
    const Plan plan = plan_of({{{1}, {"UK-K route C3 to D4"}}, {{4}, {"UK-K route to B2"}}});
    CHECK(text(book, view, plan).find("UK-K route C3 to D4\n") != std::string::npos);
    CHECK(text(book, view, plan).find("to B2") == std::string::npos);
}

TEST_CASE("what the rules do not allow is left out", "[admiral]") {
    const Book book = small_book();
    const SideView view = begun(book);
    for (const char* line : {"UK-T route to B2", "UK-K route to Z9", "UK-K route to D2",
                             "UK-K merge with UK-T", "nonsense"}) {
        INFO(line);
        CHECK(plan_only_sheet(book, view, plan_of({{{1}, {line}}})).orders.empty());
    }
}

TEST_CASE("a route is not given again while it is under way, and the next one waits", "[admiral]") {
    const Book book = small_book();
    SideView view = begun(book);
    const Plan plan = plan_of({{{1}, {"UK-K route to D4", "UK-K route to A5"}}});
    absorb(view, OwnRouteSet{force_k, PlotRoute{{}, at("D4")}});
    CHECK(plan_only_sheet(book, view, plan).orders.empty());
}

TEST_CASE("of two stances that are due the later counts", "[admiral]") {
    const Book book = small_book();
    SideView view = begun(book);
    const Plan plan = plan_of({{{1}, {"UK-K stance seek", "UK-K stance avoid"}}});
    const Sheet sheet = plan_only_sheet(book, view, plan);
    REQUIRE(sheet.orders.size() == 1);
    const auto& order = std::get<FormationOrder>(sheet.orders.front());
    CHECK(std::get<TakeStance>(order.what).stance == Stance::avoid);
}

TEST_CASE("formations that can fight take the stance of the doctrine", "[admiral]") {
    const Book book = small_book();
    const SideView view = begun(book);
    Plan plan;
    plan.doctrine.battle = Stance::avoid;
    const Sheet sheet = plan_only_sheet(book, view, plan);
    REQUIRE(sheet.orders.size() == 1);
    const auto& order = std::get<FormationOrder>(sheet.orders.front());
    CHECK(order.formation == force_k);
    CHECK(std::get<TakeStance>(order.what).stance == Stance::avoid);
}

TEST_CASE("aircraft fly the plan's searches, each turn from another square on", "[admiral]") {
    const Book book = flying_book();
    SideView view = begun(book);
    Plan plan;
    plan.searches = {{{1}, {at("C3"), at("D3"), at("E1")}, {"KALAFRANA"}}};
    const Sheet first = plan_only_sheet(book, view, plan);
    REQUIRE(first.orders.size() == 2);
    const auto& sortie = std::get<SearchFrom>(first.orders.front());
    CHECK(sortie.asset == kalafrana);
    view.turn = {2};
    const Sheet second = plan_only_sheet(book, view, plan);
    REQUIRE_FALSE(second.orders.empty());
    CHECK(std::get<SearchFrom>(second.orders.front()).centre != sortie.centre);
}

}  // namespace flagplot::test
