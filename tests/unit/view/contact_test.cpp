#include <catch2/catch.hpp>

#include "support/print.h"
#include "support/small_book.h"
#include "support/text.h"
#include "view/briefing.h"
#include "view/check_orders.h"
#include "view/contact_numbers.h"
#include "view/contact_orders.h"
#include "view/outlook.h"

// A seat's picture of the enemy: which contact a sighting is of, and what the side makes of them.

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr Declaration one_cruiser{ShipType::CA, {1}};
constexpr Declaration three_destroyers{ShipType::DD, {3}};

Switches umpired_switches() {
    Switches switches = small_book().switches;
    switches.air_misreport = true;
    return switches;
}

/// A view in which nothing is known of the enemy but this.
SideView view_knowing(const Sighted& sighted) {
    SideView view = small_view();
    note(view.contacts.emplace_back(), sighted);
    return view;
}

Sighted from_the_air(const char* square, std::optional<Declaration> declared) {
    return {small_view().turn, {0}, at(square), SightSource::air, {}, {}, declared};
}

Sighting by(SightSource source, const char* square, std::optional<Declaration> declared) {
    std::optional<OwnNumber> observer;
    if (source == SightSource::eye || source == SightSource::radar) observer = force_k;
    return {observer, source, Reach::close, at(square), declared, {12}};
}

/// Two contacts: C1 by radar in E3, C2 from the air in E4.
SideView view_of_two_contacts() {
    SideView view = view_with_contact();
    note(view.contacts.emplace_back(),
         {{1}, {0}, at("E4"), SightSource::air, {}, {}, three_destroyers});
    return view;
}

/// The picture as these lines leave it, or what is wrong with the first wrong one.
std::string problem_of(const SideView& view, std::string_view lines) {
    const auto checked = check_sheet(
        small_book(), view, "ORDERS uk turn 2\n" + std::string(lines) + "\nEND\n", "s.txt");
    REQUIRE(checked);
    for (const SheetLine& line : checked->lines) {
        if (!line.order) return sentence_of(line.order.error());
    }
    return "allowed";
}

SideView after(const SideView& view, std::string_view lines) {
    const auto checked = check_sheet(
        small_book(), view, "ORDERS uk turn 2\n" + std::string(lines) + "\nEND\n", "s.txt");
    REQUIRE(checked);
    REQUIRE(checked->is_clean());
    return view_after(small_book(), view, checked->sheet);
}

}  // namespace

TEST_CASE("an echo is of a doubtful contact only where that was put, or beside it", "[contacts]") {
    const SideView view = view_knowing(from_the_air("E4", three_destroyers));
    const Switches certain = small_book().switches;
    const Switches doubtful = umpired_switches();
    const auto echo = [](const char* square) { return by(SightSource::radar, square, {}); };
    CHECK(contact_of(view, doubtful, echo("E4")) == ContactId{1});
    CHECK(contact_of(view, doubtful, echo("D3")) == ContactId{1});
    CHECK(contact_of(view, doubtful, echo("C4")) == ContactId{2});
    CHECK(contact_of(view, certain, echo("C4")) == ContactId{1});

    const SideView rumour = view_knowing({{2}, {0}, at("E4"), SightSource::report, {}, {}, {}});
    CHECK(contact_of(rumour, certain, echo("D3")) == ContactId{1});
    CHECK(contact_of(rumour, certain, echo("C4")) == ContactId{2});
}

TEST_CASE("aircraft that may err contradict nothing that their error could have made of it",
          "[contacts]") {
    const Switches doubtful = umpired_switches();
    const auto same = [&](Declaration told, Declaration seen, const Switches& switches) {
        return contact_of(view_knowing(from_the_air("E4", told)), switches,
                          by(SightSource::eye, "E4", seen)) == ContactId{1};
    };
    const Declaration four{ShipType::DD, {4}}, seven{ShipType::DD, {7}};
    CHECK(same({ShipType::CL, {1}}, {ShipType::DD, {1}}, doubtful));
    CHECK_FALSE(same({ShipType::DD, {1}}, {ShipType::CL, {1}}, doubtful));  // never too small
    CHECK_FALSE(same({ShipType::CL, {1}}, {ShipType::DD, {2}}, doubtful));  // not both
    CHECK(same(seven, four, doubtful));
    CHECK_FALSE(same({ShipType::DD, {8}}, four, doubtful));
    CHECK_FALSE(same(seven, four, small_book().switches));

    // what eyes saw does not err
    const SideView seen = view_knowing({{2}, {0}, at("E4"), SightSource::eye, force_k, {}, four});
    CHECK(contact_of(seen, doubtful, by(SightSource::battle, "E4", seven)) == ContactId{2});
    CHECK(contact_of(seen, doubtful, by(SightSource::air, "E4", seven)) == ContactId{1});
}

TEST_CASE("a contact of the same composition goes before one that may have been misreported",
          "[contacts]") {
    SideView view = view_knowing(from_the_air("E4", Declaration{ShipType::DD, {2}}));
    note(view.contacts.emplace_back(), from_the_air("D3", three_destroyers));
    CHECK(contact_of(view, umpired_switches(), by(SightSource::eye, "E4", three_destroyers)) ==
          ContactId{2});
}

TEST_CASE("a formation remembers what it sighted, whoever has seen it since", "[contacts]") {
    SideView view = view_with_contact();
    absorb(view, AirReport{{}, at("E3"), {{{1}, at("E3"), three_destroyers}}});
    CHECK(last_sighted_by(view.contact({1}), force_k) == TurnNumber{1});
    CHECK(view.contact({1}).source == SightSource::air);
    Book book = small_book();
    book.switches.trigger_scope = {ScopeKind::own, {}};
    CHECK(permission(book, view, force_k).freedom == Freedom::checkpoints);
    view.turn = {3};  // seen again from the air, and too long ago by itself
    view.contacts[0].turn = {3};
    CHECK(permission(book, view, force_k).freedom == Freedom::none);
}

TEST_CASE("a battle makes contacts of whom it is fought with", "[contacts]") {
    SideView view = small_view();
    absorb(view, BattleJoined{{1}, at("C3"), {force_k}, {{{1}, one_cruiser}}, {8}});
    REQUIRE(view.contacts.size() == 1);
    CHECK(view.contact({1}).square == at("C3"));
    CHECK(view.contact({1}).source == SightSource::battle);
    CHECK(view.contact({1}).at == Pulse{8});
    CHECK(composition_of(small_book().switches, view.contact({1}))->declared == one_cruiser);
    CHECK_FALSE(has(briefing_markdown(small_book(), view), "No enemy is known"));
}

TEST_CASE("a contact that is taken for another gives it its sightings, and can be parted again",
          "[contacts]") {
    const SideView before = view_of_two_contacts();
    SideView view = after(before, "contact C2 is C1");
    CHECK(view.contact({1}).sightings.size() == 2);
    CHECK(view.contact({1}).square == at("E3"));  // seen at 09:00, the other at 06:00
    CHECK(composition_of(small_book().switches, view.contact({1}))->declared == three_destroyers);
    CHECK_FALSE(is_current(small_book(), view, view.contact({2})));
    CHECK(contact_of(view, small_book().switches, by(SightSource::air, "E4", three_destroyers)) ==
          ContactId{1});
    view = after(view, "contact C2 apart");
    CHECK(view.contacts == before.contacts);
}

TEST_CASE("the last sighting of a contact may be set apart", "[contacts]") {
    SideView view = view_with_contact();
    note(view.contacts[0], {{2}, {3}, at("E4"), SightSource::air, {}, {}, three_destroyers});
    view = after(view, "contact C1 apart");
    REQUIRE(view.contacts.size() == 2);
    CHECK(view.contacts[0] == view_with_contact().contacts[0]);
    CHECK(view.contact({2}).square == at("E4"));
}

TEST_CASE("what its side has struck frees nobody, and no sighting is taken for it", "[contacts]") {
    SideView view = after(view_with_contact(), "contact C1 struck");
    CHECK(permission(small_book(), view, force_k).freedom == Freedom::none);
    CHECK(contact_of(view, small_book().switches, by(SightSource::eye, "E3", one_cruiser)) ==
          ContactId{2});
    CHECK_FALSE(holds(small_book(), view, force_k, WhenContact{}));
    const std::string text = briefing_markdown(small_book(), view);
    CHECK(has(text, "- C1 was struck; `contact C1 restored` brings it back.\n"));
    CHECK(has(text, "No enemy is known."));
    view = after(view, "contact C1 restored");
    CHECK(permission(small_book(), view, force_k).freedom == Freedom::checkpoints);
}

TEST_CASE("the picture is corrected before any other line, wherever the line stands",
          "[contacts]") {
    const std::string refusal =
        problem_of(view_with_contact(), "UK-K route D3 to G5\ncontact C1 struck");
    CHECK(has(refusal, "UK-K is under way to G5 and nothing frees it"));
    CHECK(problem_of(view_with_contact(), "UK-K route D3 to G5") == "allowed");
}

TEST_CASE("the name that a side gives a contact stands beside its number", "[contacts]") {
    const SideView view = after(view_of_two_contacts(), "contact C1 named the raider");
    CHECK(has(briefing_markdown(small_book(), view), "| C1, the raider | E3 |"));
    CHECK(problem_of(view, "contact C2 named \"The Raider\"") ==
          "contact C2 cannot be named \"The Raider\": another contact has that name");
}

TEST_CASE("a wrong correction is refused with what there is", "[contacts]") {
    const SideView view = view_of_two_contacts();
    const auto [line, refusal] = GENERATE(table<std::string, std::string>({
        {"contact C3 struck",
         "there is no contact C3 in your picture; expected C1 or C2; did you "
         "mean \"C1\"?"},
        {"contact C1 is C7",
         "there is no contact C7 in your picture; expected C1 or C2; did you "
         "mean \"C1\"?"},
        {"contact C1 is C1", "contact C1 cannot be taken for C1: the two are one contact already"},
        {"contact C1 apart", "contact C1 cannot be set apart: it was sighted only once"},
        {"contact C1 restored", "contact C1 cannot be restored: it is not struck"},
        {"contact C2 is C1\ncontact C2 struck",
         "there is no contact C2 in your picture; expected C1; did you mean \"C1\"?"},
    }));
    CHECK(problem_of(view, line) == refusal);
    CHECK(problem_of(small_view(), "contact C1 struck") ==
          "there is no contact C1 in your picture; expected none, for there is no contact");
}
