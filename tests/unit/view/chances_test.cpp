#include "view/chances.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr ContactId c1{1};

/// The small view, with C1 known to be of this type.
SideView with_known(ShipType type) {
    SideView view = view_with_contact();
    sight_again(view.contacts[0], SightSource::eye, Declaration{type, {2}});
    return view;
}

}  // namespace

TEST_CASE("a known enemy is sighted on the number of the rules") {
    const Book book = small_book();
    const SideView view = with_known(ShipType::CA);
    const auto chance = chance_to_sight(book, view, force_k, c1, Reach::one_between);
    REQUIRE(chance);
    const auto by_rules = sighting_attempt(
        {strength_of(units_of(book, view, force_k), book.switches.sp_basis), true},
        {ShipType::CA, {3}, {}, {2}}, Reach::one_between, Light::day, book.switches.sighting());
    REQUIRE(by_rules);
    CHECK(*chance ==
          SightChance{by_rules->mode, by_rules->needed, by_rules->needed, by_rules->modifiers});
}

TEST_CASE("what is not known of an enemy leaves a chance between two numbers") {
    const auto unknown =
        chance_to_sight(small_book(), view_with_contact(), force_k, c1, Reach::close);
    const auto smallest =
        chance_to_sight(small_book(), with_known(ShipType::DD), force_k, c1, Reach::close);
    const auto biggest =
        chance_to_sight(small_book(), with_known(ShipType::BB), force_k, c1, Reach::close);
    REQUIRE((unknown && smallest && biggest));
    CHECK(unknown->least == smallest->least);
    CHECK(unknown->most == biggest->most);

    const auto merchant =
        chance_to_sight(small_book(), with_known(ShipType::AUX), force_k, c1, Reach::close);
    CHECK(merchant->most == merchant->least + 2);  // an auxiliary's size goes by her tonnage
}

TEST_CASE("night makes it harder, and fog takes it away") {
    Book book = small_book();
    book.switches.night_visual_mod = -2;
    SideView view = with_known(ShipType::CA);
    const auto by_day = chance_to_be_sighted(book, view, force_k, c1);
    book.calendar.light[1] = Light::night;
    const auto by_night = chance_to_be_sighted(book, view, force_k, c1);
    REQUIRE((by_day && by_night));
    CHECK(by_night->least == by_day->least - 2);
    view.weather = {{{2}, {{Weather::fog, {}, {}}}}};
    CHECK_FALSE(chance_to_be_sighted(book, view, force_k, c1));
}

TEST_CASE("without radar a formation cannot sight over a square between") {
    SideView view = with_known(ShipType::CA);
    view.formations[0].radar_on = false;
    CHECK_FALSE(chance_to_sight(small_book(), view, force_k, c1, Reach::one_between));
    CHECK(chance_to_sight(small_book(), view, force_k, c1, Reach::close));
}

TEST_CASE("a sortie has a chance only within its range and by day") {
    Book book = flying_book();
    const SideView view = with_known(ShipType::CA);
    CHECK(chance_from_air(book, view, kalafrana, c1));
    CHECK_FALSE(chance_from_air(book, view, watcher, c1));
    book.assets[0].range = {1};
    CHECK_FALSE(chance_from_air(book, view, kalafrana, c1));
    book.assets[0].range = {4};
    book.calendar.light[1] = Light::night;
    CHECK_FALSE(chance_from_air(book, view, kalafrana, c1));
}

TEST_CASE("the pace of a formation is its points and its slowest ship") {
    const Pace pace = own_pace(small_book(), small_view(), force_k);
    CHECK(pace.slowest == KnotTenths{320});
    CHECK(pace.points == points_in(small_book(), small_view(), force_k, {2}));
}

TEST_CASE("a contact seen in two turns shows how fast it was at least") {
    SideView view = view_with_contact();
    CHECK_FALSE(seen_to_make(view.contact(c1)));
    note(view.contacts[0], {{3}, {2}, at("B3"), SightSource::air, {}, {}, {}});
    CHECK(seen_to_make(view.contact(c1)) == Squares{2});  // three squares in two turns
}
