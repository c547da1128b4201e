#include "present/side/side_standing.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// In the middle of turn 2.
SideView resolving_view() {
    SideView view = view_with_contact();
    view.is_resolving = true;
    return view;
}

}  // namespace

TEST_CASE("who plays alone reads date, turn and light, and that the turn waits for orders",
          "[solo]") {
    CHECK(side_standing(small_book(), small_view(), {}) ==
          "8 Nov 1941 12:00, turn 2 of 4, day: waiting for orders.\n"
          "You have given no orders for this turn: flagplot order SAVE SHEET\n");
}

TEST_CASE("orders that are in are known by their receipt", "[solo]") {
    SideView view = small_view();
    view.orders_receipt = digest_of_bytes("orders");
    CHECK(has(side_standing(small_book(), view, {}),
              "Your orders are in; their receipt is " + short_hex(*view.orders_receipt) + ".\n"));
}

TEST_CASE("a turn that does not wait for him is to be gone on with", "[solo]") {
    CHECK(side_standing(small_book(), resolving_view(), {}) ==
          "8 Nov 1941 12:00, turn 2 of 4, day: it is being resolved.\n"
          "You gave no orders for this turn.\n"
          "The turn is not over: flagplot resolve SAVE goes on with it.\n");
}

TEST_CASE("a freed captain is asked for with the command that answers", "[solo]") {
    const PendingDecision freed = OwnCaptainAsked{force_k};
    CHECK(awaited_text(small_book(), resolving_view(), freed) ==
          "The captain of Force K, Capt. Agnew [UK-K] has been freed in C3 and may change course:\n"
          "  flagplot answer SAVE UK-K [ORDER]\n");
    const std::string standing = side_standing(small_book(), resolving_view(), freed);
    CHECK(has(standing, "has been freed in C3"));
    CHECK_FALSE(has(standing, "goes on with it"));
}

TEST_CASE("a battle is named by its own number, place and own formations", "[solo]") {
    SideView view = resolving_view();
    view.battles = {{at("E3"), {2}, {2}, {force_k}, false}};
    CHECK(
        awaited_text(small_book(), view, OwnBattleOpen{{1}}) ==
        "Battle B1 in E3 must be fought, by UK-K:\n"
        "  flagplot battle SAVE 1 shows your sheet of it\n"
        "  flagplot battle SAVE 1 --auto | --play | --historical | --export DIR | --report FILE\n");
}

TEST_CASE("a card's choice shows both ways and not the card", "[solo]") {
    const std::string text = awaited_text(small_book(), resolving_view(),
                                          OwnChoiceDue{PointsBy{{-1}}, SendTo{at("B2")}, force_k});
    CHECK(text.starts_with("A card leaves you the choice for UK-K:\n  a: "));
    CHECK(has(text, "\n  b: "));
    CHECK(text.ends_with("\n  flagplot choose SAVE a|b\n"));
}

TEST_CASE("the end of the campaign is said in one line", "[solo]") {
    SideView view = small_view();
    view.turn = {5};
    CHECK(side_standing(small_book(), view, {}) ==
          "9 Nov 1941 06:00, after turn 4: the campaign is over.\n");
}

TEST_CASE("what may be decided is listed", "[solo]") {
    const std::string text = to_be_decided(small_book(), view_with_contact());
    CHECK(text.starts_with("You may decide:\n  UK-K: "));
    CHECK(has(text, "C1"));
}

TEST_CASE("a turn is told in the order of its hours, from the reports alone", "[solo]") {
    const SideView view = view_with_contact();
    const std::string told = told_text(small_book(), view, {1}, view.waiting);
    CHECK(told.starts_with("         Force K set course"));
    CHECK(has(told, "\n  09:00  Force K "));

    CHECK(told_text(small_book(), view, {1}, {}).empty());
    CHECK_FALSE(has(told_text(small_book(), view, {1}, {view.waiting.front()}), "Force K"));
}

TEST_CASE("the page of a turn holds orders and what was told", "[solo]") {
    const SideView view = view_with_contact();
    const std::string page =
        side_turn_page(small_book(), view, {1}, "ORDERS uk turn 1\nEND\n", view.waiting);
    CHECK(page.starts_with(
        "# A small campaign, Royal Navy: turn 1 of 4, 8 Nov 1941 06:00\n\n## Orders\n\n"
        "```\nORDERS uk turn 1\nEND\n```\n"));
    CHECK(has(page, "## What you were told\n\n```\n"));

    const std::string empty = side_turn_page(small_book(), view, {1}, {}, {});
    CHECK(has(empty, "## Orders\n\nNone.\n"));
    CHECK(empty.ends_with("## What you were told\n\nNothing.\n"));
}
