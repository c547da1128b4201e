#include <catch2/catch.hpp>

#include "base/plain_text.h"
#include "support/print.h"
#include "support/small_book.h"
#include "view/check_orders.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

SideView view_at_destination() {
    SideView view = small_view();
    view.formations[0].route.reset();
    return view;
}

std::string reply_to_text(const SideView& view, std::string_view text, bool taken) {
    const Book book = small_book();
    const auto checked = check_sheet(book, view, text, "mail.txt");
    return checked ? reply_to(book, view, *checked, taken) : reply_to(book, view, checked.error());
}

}  // namespace

TEST_CASE("a clean sheet is answered with what was understood", "[reply]") {
    CHECK(reply_to_text(view_at_destination(),
                        "ORDERS uk turn 2\nf1 route d4, to g5\nUK-K stance seek\nEND", true) ==
          R"(A small campaign, Royal Navy: orders for turn 2, 8 Nov 1941 12:00

Your orders were received, as follows.

ORDERS uk turn 2
UK-K route D4 to G5
UK-K stance seek
END

Expected, if nothing happens:
  UK-K
    D4    8 Nov 1941 18:00, turn 2
    G5 (Navarino Bay) 9 Nov 1941 03:00, turn 4

Without a new course:
  UK-T enters in A5 on 8 Nov 1941 18:00 (turn 3).

Receipt: 3f8b7d5cc0a13bbe
)");
}

TEST_CASE("formations without a new course are said to go on as before", "[reply]") {
    const auto sea = reply_to_text(small_view(), "ORDERS uk turn 2\nUK-K stance avoid\nEND", false);
    CHECK(sea.find("These orders are in order. They have not been handed in yet.") !=
          std::string::npos);
    CHECK(sea.find("Without a new course:\n  UK-K steams on by E4 to G5.\n") != std::string::npos);

    const auto port = reply_to_text(view_at_destination(), "ORDERS uk turn 2\nEND", true);
    CHECK(port.find("  UK-K stays in C3.\n") != std::string::npos);
    CHECK(port.find("Expected") == std::string::npos);

    SideView lost = view_at_destination();
    lost.formations[0].presence = Presence::gone;
    CHECK(reply_to_text(lost, "ORDERS uk turn 2\nEND", true).find("UK-K") == std::string::npos);
}

TEST_CASE("a marker that is out of reach is not given an hour", "[reply]") {
    SideView view = view_at_destination();
    view.formations[0].square = at("A5");
    const auto text = reply_to_text(view, "ORDERS uk turn 2\nUK-K route A4 to G1\nEND", true);
    CHECK(
        text.find(
            "    A4    8 Nov 1941 15:00, turn 2\n    G1    only after the campaign has ended\n") !=
        std::string::npos);
}

TEST_CASE("a wrong sheet is answered line by line, with the whole sheet to correct", "[reply]") {
    const std::string_view sheet =
        "Hello\nORDERS uk turn 2\n> > UK-F hold\nUK-K rout  to G5\nuk-k stance seek\nUK-L "
        "hold\nEND";
    const std::string refused = R"(A small campaign, Royal Navy: orders for turn 2, 8 Nov 1941 12:00

2 lines are wrong, so none of these orders was taken.

line 4: "UK-K rout  to G5"
  "rout" is not an order; expected one of route, hold, stance, radar, detach,
  merge, follow, escort, shadow, return to port, speed, place, when, no
  conditions; did you mean "route"?

line 6: "UK-L hold"
  you have no formation "UK-L"; did you mean "UK-K"?

Please correct this and send the whole sheet again:

ORDERS uk turn 2
# to be corrected:
UK-K rout  to G5
UK-K stance seek
# to be corrected:
UK-L hold
END
)";
    CHECK(reply_to_text(small_view(), sheet, false) == refused);

    const auto taken = reply_to_text(small_view(), sheet, true);
    CHECK(taken.find("2 lines are wrong; the others were received.\n") != std::string::npos);
    CHECK(taken.find(
              "Until then these are your orders:\n\nORDERS uk turn 2\nUK-K stance seek\nEND\n") !=
          std::string::npos);
}

TEST_CASE("the sheet to correct, corrected and sent back as it is, is read", "[reply]") {
    auto reply =
        reply_to_text(small_view(), "ORDERS uk turn 2\nUK-K radar on\nUK-L hold\nEND", false);
    reply.replace(reply.rfind("UK-L"), 4, "F1 stance seek # ");
    const auto again = check_sheet(small_book(), small_view(), reply, "");
    REQUIRE(again);
    CHECK(again->is_clean());
    CHECK(again->sheet.orders.size() == 2);
}

TEST_CASE("a text without a sheet is answered with one to fill in", "[reply]") {
    CHECK(reply_to_text(small_view(), "\nORDERS uk turn 1\nEND", false) ==
          R"(A small campaign, Royal Navy: orders for turn 2, 8 Nov 1941 12:00

No orders were taken.

  line 2: these are orders for turn 1; turn 2 is waiting for orders

Please send a sheet like this one, with your orders in it, one a line:

ORDERS uk turn 2
# UK-K
# UK-T
END
)");
    SideView over = small_view();
    over.turn = {5};
    CHECK(reply_to_text(over, "ORDERS uk turn 5\nEND", false) ==
          R"(A small campaign, Royal Navy: orders for turn 5, 9 Nov 1941 06:00

No orders were taken.

  the campaign has ended with turn 4
)");
}

TEST_CASE("the sheet to fill in leaves out formations that are gone", "[reply]") {
    SideView lost = view_at_destination();
    lost.formations[0].presence = Presence::gone;
    CHECK(reply_to_text(lost, "", false).find("\nORDERS uk turn 2\n# UK-T\nEND\n") !=
          std::string::npos);
}

TEST_CASE("the sheet to fill in names the aircraft that can fly and the cards of the hand",
          "[reply]") {
    const Book book = flying_book();
    const auto blank = [&](const SideView& view) {
        const auto checked = check_sheet(book, view, "", "");
        const std::string text = reply_to(book, view, checked.error());
        return text.substr(text.find("ORDERS uk turn", text.find("like this one")));
    };
    CHECK(blank(view_with_hand()) ==
          "ORDERS uk turn 2\n# UK-K\n# UK-T\n# search KALAFRANA at\n# search WALRUS at\n"
          "# play All boilers on\n# play Extra reconnaissance at\n# play Signals intelligence\n"
          "END\n");
    SideView night = small_view();
    night.turn = {3};
    CHECK(blank(night) == "ORDERS uk turn 3\n# UK-K\n# UK-T\nEND\n");
    SideView sunk = small_view();
    sunk.ships[aurora.index()].hull = {0};
    CHECK(blank(sunk).find("WALRUS") == std::string::npos);
}

TEST_CASE("what a sheet forms and merges is answered as it will be", "[reply]") {
    const Book book = flying_book();
    SideView view = view_at_destination();
    view.hand = view_with_hand().hand;
    const auto reply = [&](std::string_view text) {
        const auto checked = check_sheet(book, view, text, "");
        REQUIRE(checked);
        REQUIRE(checked->is_clean());
        const std::string all = reply_to(book, view, *checked, true);
        return all.substr(all.find("ORDERS"), all.find("Receipt") - all.find("ORDERS"));
    };
    CHECK(reply("ORDERS uk turn 2\nuk-k detach lively as UK-L\nuk-l route to g5\n"
                "search kalafrana at c4\nplay all boilers on uk-k\nEND") ==
          R"(ORDERS uk turn 2
UK-K detach Lively as UK-L
UK-L route to G5
search KALAFRANA at C4
play All boilers on UK-K
END

Expected, if nothing happens:
  UK-L
    G5 (Navarino Bay) 9 Nov 1941 00:00, turn 3

Without a new course:
  UK-K stays in C3.
  UK-T enters in A5 on 8 Nov 1941 18:00 (turn 3).

)");
    CHECK(reply("ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-K route to C5\nEND")
              .find("  UK-L stays in C3.\n") != std::string::npos);

    view.ships[lively.index()] = {{50}, {50}, TurnNumber{1}};
    CHECK(reply("ORDERS uk turn 2\nUK-K detach damaged as UK-L\nEND")
              .find("  UK-L steams on to B2.\n") != std::string::npos);

    view.formations[1].presence = Presence::on_chart;
    view.formations[1].square = at("C3");
    const auto merged = reply("ORDERS uk turn 2\nUK-K merge with UK-T\nEND");
    CHECK(merged.find("Without a new course:\n  UK-T stays in C3.\n\n") != std::string::npos);
}

TEST_CASE("a sheet to correct keeps the orders to what it forms", "[reply]") {
    const auto text = reply_to_text(view_at_destination(),
                                    "ORDERS uk turn 2\nuk-k detach Lively as UK-L\n"
                                    "uk-l stance avoid\nUK-K rout to C5\nEND",
                                    true);
    CHECK(text.find("\nORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-L stance avoid\n"
                    "# to be corrected:\nUK-K rout to C5\nEND\n") != std::string::npos);
    CHECK(text.find("\nORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-L stance avoid\nEND\n") !=
          std::string::npos);
}

TEST_CASE("sentences of a reply are broken to the width of a mail", "[reply]") {
    const auto text = reply_to_text(
        small_view(), "ORDERS uk turn 2\nUK-K when contact of XX or bigger then hold\nEND", false);
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n'));
        CAPTURE(line);
        CHECK(width_of(line) <= 78);
        rest.remove_prefix(line.size() + 1);
    }
}
