#include "view/briefing_parts.h"

#include <catch2/catch.hpp>
#include <set>

#include "support/conditional.h"
#include "support/small_book.h"
#include "support/text.h"
#include "view/action_words.h"
#include "view/briefing.h"
#include "view/order_list.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("the situation counts own formations, contacts and battles", "[briefing]") {
    SideView view = small_view();
    CHECK(situation(small_book(), view).text() ==
          "On the chart is 1 formation of your own, 1 due. No enemy is known.\n");
    view = view_with_contact();
    view.formations[1].presence = Presence::on_chart;
    view.contacts.push_back(view.contacts[0]);
    view.contacts[1].turn = {-5};
    view.battles = {{at("D3"), {1}, {1}, {force_k}, true}, {at("E3"), {2}, {2}, {force_k}, false}};
    CHECK(situation(small_book(), view).text() ==
          "On the chart are 2 formations of your own. Of the enemy 1 contact is current, 1 old. A "
          "battle is fought: B2 in E3.\n");
}

TEST_CASE("what stands is said in lines of a sheet", "[briefing]") {
    SideView view = small_view();
    OwnFormation& own = view.formations[0];
    own.stance = Stance::avoid;
    own.radar_on = false;
    own.conditions = {test::when_all({WhenSighted{}}, PlotRoute{{}, at("B2")})};
    CHECK(has(standing_section(small_book(), view).text(),
              "```\nUK-K route E4 to G5\nUK-K stance avoid\nUK-K radar off\n"
              "UK-K when sighted then route to B2\n```\n"));
    own = OwnFormation{};
    CHECK(standing_section(small_book(), view).empty());
}

TEST_CASE("place and composition are graded apart, never by what is true", "[briefing]") {
    Book book = small_book();
    const SideView view = view_with_contact();
    Contact contact = view.contacts[0];
    const auto grades = [&] {
        return place_grade_text(book, view, contact) + "; " + composition_grade_text(book, contact);
    };
    CHECK(grades() == "certain: UK-K, by radar; unknown");
    const Declaration cruisers{ShipType::CA, {2}};
    sight_again(contact, SightSource::eye, cruisers);
    CHECK(grades() == "certain: UK-K, by eye; certain: by eye");
    sight_again(contact, SightSource::battle, cruisers);
    CHECK(grades() == "certain: in battle; certain: in battle");
    sight_again(contact, SightSource::air, cruisers);
    CHECK(grades() == "certain: from the air; certain: from the air");
    book.switches.air_misreport = true;
    CHECK(grades() == "may be wrong: from the air; may be wrong: from the air");
    sight_again(contact, SightSource::report, cruisers);
    CHECK(grades() == "may be false: by report; may be false: by report");
}

TEST_CASE("an echo confirms the place of an air report and nothing of its ships", "[briefing]") {
    Book book = small_book();
    book.switches.air_misreport = true;
    const SideView view = view_with_contact();
    Contact contact = view.contacts[0];
    sight_again(contact, SightSource::air, Declaration{ShipType::DD, {3}});
    note(contact, {{1}, {9}, at("E4"), SightSource::radar, force_k, Reach::one_between, {}});
    CHECK(place_grade_text(book, view, contact) == "certain: UK-K, by radar");
    CHECK(composition_grade_text(book, contact) == "may be wrong: from the air, 8 Nov 1941 09:00");
}

TEST_CASE("who was seen by eye is only assumed to be what an echo shows later", "[briefing]") {
    const Book book = small_book();
    Contact contact = view_with_contact().contacts[0];
    sight_again(contact, SightSource::eye, Declaration{ShipType::CA, {2}});
    note(contact, {{2}, {3}, at("E4"), SightSource::radar, force_k, Reach::one_between, {}});
    CHECK(composition_grade_text(book, contact) == "assumed: by eye, 8 Nov 1941 09:00");
}

TEST_CASE("what was certain of a composition is not replaced by what may be wrong", "[briefing]") {
    Book book = small_book();
    book.switches.air_misreport = true;
    Contact contact = view_with_contact().contacts[0];
    sight_again(contact, SightSource::eye, Declaration{ShipType::CA, {2}});
    note(contact, {{2}, {0}, at("E4"), SightSource::air, {}, {}, Declaration{ShipType::CA, {4}}});
    CHECK(composition_of(book.switches, contact)->declared == Declaration{ShipType::CA, {2}});
    CHECK(composition_grade(book.switches, contact) == Grade::assumed);
    CHECK(place_grade(book.switches, contact) == Grade::may_be_wrong);
    book.switches.air_misreport = false;
    CHECK(composition_of(book.switches, contact)->declared == Declaration{ShipType::CA, {4}});
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

TEST_CASE("every action has an example in the briefing", "[briefing]") {
    SideView view = view_with_contact();
    view.formations[1].presence = Presence::on_chart;
    std::set<std::size_t> shown;
    for (const OrderExample& example : order_examples(small_book(), view)) {
        const auto* line = std::get_if<FormationOrder>(&example.order);
        const auto action = line != nullptr ? action_of(*line) : std::nullopt;
        if (action) shown.insert(action->index());
    }
    CHECK(shown.size() == std::variant_size_v<Action>);
}
