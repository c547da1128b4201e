#include "view/briefing_parts.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"
#include "support/text.h"
#include "view/briefing.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("the situation counts own formations, contacts and battles", "[briefing]") {
    SideView view = small_view();
    CHECK(situation(small_book(), view) ==
          "On the chart is 1 formation of your own, 1 due. No enemy is known.\n");
    view = view_with_contact();
    view.formations[1].presence = Presence::on_chart;
    view.contacts.push_back(view.contacts[0]);
    view.contacts[1].turn = {-5};
    view.battles = {{at("D3"), {1}, {force_k}, true}, {at("E3"), {2}, {force_k}, false}};
    CHECK(situation(small_book(), view) ==
          "On the chart are 2 formations of your own. Of the enemy 1 contact is current, 1 old. A "
          "battle is fought: B2 in E3.\n");
}

TEST_CASE("what stands is said in lines of a sheet", "[briefing]") {
    SideView view = small_view();
    OwnFormation& own = view.formations[0];
    own.stance = Stance::avoid;
    own.radar_on = false;
    own.conditions = {{{WhenSighted{}}, PlotRoute{{}, at("B2")}}};
    CHECK(has(standing_section(small_book(), view),
              "```\nUK-K route E4 to G5\nUK-K stance avoid\nUK-K radar off\n"
              "UK-K when sighted then route to B2\n```\n"));
    own = OwnFormation{};
    CHECK(standing_section(small_book(), view).empty());
}

TEST_CASE("a contact is graded by how it was last known, never by what is true", "[briefing]") {
    Book book = small_book();
    Contact contact = view_with_contact().contacts[0];
    CHECK(grade_of(book, contact) == "place alone");
    contact.declared = Declaration{ShipType::CA, {2}};
    CHECK(grade_of(book, contact) == "certain");
    contact.mode = SightMode::air;
    CHECK(grade_of(book, contact) == "certain");
    book.switches.air_misreport = true;
    CHECK(grade_of(book, contact) == "may be wrong");
    contact.is_reported = true;
    CHECK(grade_of(book, contact) == "may be false");
}

TEST_CASE("what wore a ship stands at her formation", "[briefing]") {
    SideView view = small_view();
    CHECK(wear_of(view.ships[0]).empty());
    ShipState& left = view.ships[lively.index()];
    left.crew = {50};
    left.notes = {{"rudder jammed"}};
    CHECK(has(briefing_markdown(small_book(), view), "- Lively: crew 50 %, rudder jammed.\n"));
    left.fate = Fate::captured;
    CHECK_FALSE(has(briefing_markdown(small_book(), view), "- Lively:"));
}
