#include "admiral/admiral.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "support/small_book.h"
#include "view/check_orders.h"

namespace flagplot::test {

using admiral::Admiral;
using admiral::Aim;
using admiral::AimFor;
using admiral::Decided;
using admiral::Plan;
using admiral::Plans;

namespace {

constexpr SideId own_side{0}, enemy_side{1};

/// Points for sinking merchants and battleships, and for keeping the own ships.
Plans small_plans() {
    Plans plans;
    plans.aims = {
        Aim{own_side, AimFor::sinks, {{"Duisburg", enemy_side, ShipType::AUX, 6}}},
        Aim{own_side, AimFor::sinks, {{"Doria", enemy_side, ShipType::BB, 6}}},
        Aim{own_side,
            AimFor::keeps,
            {{"Aurora", own_side, ShipType::CL, 6}, {"Lively", own_side, ShipType::DD, 3}}},
    };
    return plans;
}

/// Force K in this square, at the beginning of turn 2.
SideView view_at(const Book& book, Square square) {
    SideView view = first_view(book);
    absorb(view, TurnBegan{{1}, Light::day});
    absorb(view, OwnEntered{force_k, square});
    return view;
}

void see(SideView& view, Square square, Declaration declared) {
    absorb(view, Seen{{1}, force_k, SightMode::eye, Reach::close, square, declared, Pulse{10}});
}

void end_turn(SideView& view) {
    absorb(view, TurnEnded{});
    view.turn = {2};
}

Decided decided(const Plans& plans, const Plan* plan, const Book& book, const SideView& view) {
    return orders_of(Admiral{&plans, plan, AdmiralLevel::strong}, book, view);
}

std::optional<Square> destination_of(const Decided& decided) {
    for (const Order& order : decided.sheet.orders) {
        const auto* line = std::get_if<FormationOrder>(&order);
        const auto* route = line != nullptr ? std::get_if<PlotRoute>(&line->what) : nullptr;
        if (route != nullptr) return route->destination;
    }
    return std::nullopt;
}

std::optional<Stance> stance_in(const Decided& decided) {
    for (const Order& order : decided.sheet.orders) {
        const auto* line = std::get_if<FormationOrder>(&order);
        const auto* stance = line != nullptr ? std::get_if<TakeStance>(&line->what) : nullptr;
        if (stance != nullptr) return stance->stance;
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("an admiral keeps to the route of its plan while no enemy is near", "[admiral]") {
    const Book book = small_book();
    SideView view = view_at(book, at("A4"));
    end_turn(view);
    const Plans plans = small_plans();
    Plan plan;
    plan.orders = {{{1}, {"UK-K route to G4"}}};
    CHECK(destination_of(decided(plans, &plan, book, view)) == at("G4"));
}

TEST_CASE("it leaves the route of its plan for an enemy that is all but sure to be near",
          "[admiral]") {
    Book book = small_book();
    book.ships[aurora.index()].has_radar = false;  // otherwise it waits for the dark
    SideView view = view_at(book, at("A4"));
    see(view, at("C4"), {ShipType::AUX, {3}});
    end_turn(view);
    const Plans plans = small_plans();
    Plan plan;
    plan.orders = {{{1}, {"UK-K route to G4"}}};
    const Decided orders = decided(plans, &plan, book, view);
    CHECK(destination_of(orders));
    CHECK(destination_of(orders) != at("G4"));
    CHECK(stance_in(orders) == Stance::seek);
}

TEST_CASE("with radar it waits for the dark to meet an enemy that has none", "[admiral]") {
    Book book = small_book();  // the turn after the coming one is dark
    const Plans plans = small_plans();
    Plan plan;
    plan.orders = {{{1}, {"UK-K route to G4"}}};
    for (const bool has_radar : {false, true}) {
        book.ships[aurora.index()].has_radar = has_radar;
        SideView view = view_at(book, at("A4"));
        see(view, at("C4"), {ShipType::AUX, {3}});
        end_turn(view);
        CHECK((destination_of(decided(plans, &plan, book, view)) == at("G4")) == has_radar);
    }
}

TEST_CASE("a formation whose plan has not begun stays in port, whatever it fears", "[admiral]") {
    const Book book = small_book();
    const Plans plans = small_plans();
    Plan plan;
    plan.orders = {{{4}, {"UK-K route to G4"}}};
    for (const Square square : {at("B2"), at("C4")}) {
        SideView view = view_at(book, square);
        see(view, at("C3"), {ShipType::BB, {5}});
        end_turn(view);
        const bool is_port = square == at("B2");
        CHECK(destination_of(decided(plans, &plan, book, view)).has_value() != is_port);
    }
}

TEST_CASE("it leaves the route of its plan for a stronger enemy that is likely near", "[admiral]") {
    const Book book = small_book();
    SideView view = view_at(book, at("C4"));
    see(view, at("D4"), {ShipType::BB, {5}});
    end_turn(view);
    const Plans plans = small_plans();
    Plan plan;
    plan.orders = {{{1}, {"UK-K route to G4"}}};
    const Decided orders = decided(plans, &plan, book, view);
    CHECK(destination_of(orders) != at("G4"));
    CHECK(stance_in(orders) == Stance::avoid);
}

TEST_CASE("it closes on what it can beat and seeks battle", "[admiral]") {
    const Book book = small_book();
    SideView view = view_at(book, at("A4"));
    see(view, at("D4"), {ShipType::AUX, {3}});
    end_turn(view);
    const Plans plans = small_plans();
    const Decided orders = decided(plans, nullptr, book, view);
    const auto square = destination_of(orders);
    REQUIRE(square);
    CHECK(chebyshev(*square, at("D4")).count <= 1);
    CHECK(stance_in(orders) == Stance::seek);
}

TEST_CASE("it keeps clear of what is stronger, and avoids battle", "[admiral]") {
    const Book book = small_book();
    SideView view = view_at(book, at("C4"));
    see(view, at("D4"), {ShipType::BB, {5}});
    end_turn(view);
    const Plans plans = small_plans();
    const Decided orders = decided(plans, nullptr, book, view);
    const auto square = destination_of(orders);
    REQUIRE(square);
    CHECK(chebyshev(*square, at("D4")).count > 1);
    CHECK(stance_in(orders) == Stance::avoid);
}

TEST_CASE("a formation that is hurt breaks off and runs for port", "[admiral]") {
    const Book book = small_book();
    SideView view = view_at(book, at("D4"));
    view.ships[aurora.index()].hull = {20};
    end_turn(view);
    const Plans plans = small_plans();
    Plan plan;
    plan.orders = {{{1}, {"UK-K route to G4"}}};
    const Decided orders = decided(plans, &plan, book, view);
    const auto square = destination_of(orders);
    REQUIRE(square);
    CHECK(chebyshev(*square, at("B2")) < chebyshev(at("D4"), at("B2")));
    CHECK(stance_in(orders) == Stance::avoid);
    CHECK(orders.reasons.front().find("runs for B2") != std::string::npos);
}

TEST_CASE("aircraft fly to where somebody was seen", "[admiral]") {
    const Book book = flying_book();
    SideView view = view_at(book, at("A4"));
    see(view, at("D4"), {ShipType::AUX, {3}});
    end_turn(view);
    const Plans plans = small_plans();
    const Decided orders = decided(plans, nullptr, book, view);
    const auto search =
        std::find_if(orders.sheet.orders.begin(), orders.sheet.orders.end(),
                     [](const Order& order) { return std::holds_alternative<SearchFrom>(order); });
    REQUIRE(search != orders.sheet.orders.end());
    CHECK(chebyshev(std::get<SearchFrom>(*search).centre, at("D4")).count <= 2);
}

TEST_CASE("the same picture gives the same orders, and none is refused", "[admiral]") {
    const Book book = flying_book();
    SideView view = view_at(book, at("A4"));
    see(view, at("D4"), {ShipType::CA, {3}});
    end_turn(view);
    const Plans plans = small_plans();
    const Decided once = decided(plans, nullptr, book, view);
    CHECK(once == decided(plans, nullptr, book, view));
    CHECK_FALSE(problem_with(book, view, once.sheet));
    CHECK_FALSE(once.reasons.empty());
}

}  // namespace flagplot::test
