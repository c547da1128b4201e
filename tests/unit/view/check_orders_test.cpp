#include <catch2/catch.hpp>

#include "support/conditional.h"
#include "support/print.h"
#include "support/small_book.h"
#include "view/check_orders.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// The small book with a lake in G1, closed off by land.
Book lake_book() {
    Book book = small_book();
    for (const auto* land : {"F1", "F2", "G2"}) {
        book.chart.terrain[book.chart.index(at(land))] = Terrain::land;
    }
    return book;
}

/// Force K has reached its destination and may be given any route.
SideView idle_view() {
    SideView view = small_view();
    view.formations[0].route.reset();
    return view;
}

/// Force K is idle and the tanker has come early.
SideView view_of_two() {
    SideView view = idle_view();
    view.formations[1].presence = Presence::on_chart;
    return view;
}

SideView lost_view() {
    SideView view = idle_view();
    view.formations[0].presence = Presence::gone;
    return view;
}

/// What is wrong with this line, or "allowed".
std::string verdict(const Book& book, const SideView& view, std::string_view line) {
    const auto order = read_order(roster_of(book, view), line);
    REQUIRE(order);
    const auto wrong = problem_with(book, view, *order);
    CHECK(problem_with(book, view, Sheet{view.turn, {*order}}) == wrong);
    return wrong ? sentence_of(*wrong) : "allowed";
}

std::string code_of(const Book& book, const SideView& view, std::string_view line) {
    const auto order = read_order(roster_of(book, view), line);
    REQUIRE(order);
    const auto wrong = problem_with(book, view, *order);
    return wrong ? std::string(name_of(wrong->code)) : "allowed";
}

/// The refused lines of a sheet.
std::vector<std::string> refused(const Book& book, const SideView& view, std::string_view text) {
    const auto checked = check_sheet(book, view, text, "s.txt");
    REQUIRE(checked);
    std::vector<std::string> lines;
    for (const SheetLine& line : checked->lines) {
        if (!line.order) lines.push_back(describe(line.order.error()));
    }
    CHECK(checked->is_clean() == lines.empty());
    CHECK(checked->sheet.orders.size() + lines.size() == checked->lines.size());
    return lines;
}

std::vector<std::string> refused(const SideView& view, std::string_view text) {
    return refused(small_book(), view, text);
}

/// The orders of a sheet that may be carried out, as text.
std::string taken(const Book& book, const SideView& view, std::string_view text) {
    const auto checked = check_sheet(book, view, text, "");
    REQUIRE(checked);
    CHECK(problem_with(book, view, checked->sheet) == std::nullopt);
    return text_of(roster_of(book, view), checked->sheet);
}

/// Force K of Aurora, Lively and Lance, Lively damaged.
Book book_of_three() {
    Book book = small_book();
    book.ships.push_back(ship("Lance", ShipType::DD, 36));
    book.formations[0].ships.push_back({3});
    return book;
}

SideView of_three(SideView view) {
    view.ships.resize(4);
    view.ships[lively.index()] = {{50}, {75}, TurnNumber{1}};
    view.formations[0].ships.push_back({3});
    return view;
}

/// Force K and the tanker are in C3 without orders to steam anywhere.
SideView view_together() {
    SideView view = view_of_two();
    view.formations[1].square = at("C3");
    return view;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("every square of an order must be water on the chart", "[check]") {
    const Book book = lake_book();
    const SideView view = idle_view();
    CHECK(verdict(book, view, "UK-K route to C44") ==
          "there is no square \"C44\" on this chart; its squares are A1 to G5; did you mean "
          "\"C4\"?");
    CHECK(verdict(book, view, "UK-K route C3 to CC4") ==
          "there is no square \"CC4\" on this chart; its squares are A1 to G5; did you mean "
          "\"C4\"?");
    CHECK(verdict(book, view, "UK-K route to H1") ==
          "there is no square \"H1\" on this chart; its squares are A1 to G5");
    CHECK(verdict(book, view, "UK-K route D2 to C4") == "D2 is land");
    CHECK(verdict(book, view, "UK-K route E3 to C4") == "allowed");
}

TEST_CASE("a route needs a way by sea from the formation through all its markers", "[check]") {
    const Book book = lake_book();
    const SideView view = idle_view();
    CHECK(verdict(book, view, "UK-K route to G1") == "there is no route by sea from C3 to G1");
    CHECK(verdict(book, view, "UK-K route C4 G1 to C5") ==
          "there is no route by sea from C4 to G1");
    CHECK(verdict(book, view, "UK-K route C4 to C5") == "allowed");
    CHECK(verdict(book, view, "UK-K route to C3") == "allowed");
}

TEST_CASE("a formation that is still to come takes no orders before its turn", "[check]") {
    const std::string line = GENERATE(as<std::string>{}, "UK-T route to C5", "UK-T hold",
                                      "UK-T stance avoid", "UK-T when sighted then hold");
    const Book book = small_book();
    const TurnNumber enters = book.formations[1].enters;
    CHECK(verdict(book, small_view(), line) ==
          "UK-T enters on " + date_hour(book.calendar.begin_of(enters)) +
              " and takes orders from turn " + std::to_string(enters.count) + " on");
}

TEST_CASE("a formation that is gone can be ordered nothing", "[check]") {
    const std::string line =
        GENERATE(as<std::string>{}, "UK-K route to C5", "UK-K hold", "UK-K stance avoid",
                 "UK-K radar off", "UK-K place 1", "UK-K when sighted then hold");
    CHECK(verdict(small_book(), lost_view(), line) == "UK-K is no longer on the chart");
}

TEST_CASE("a formation under way may not be sent elsewhere unless something frees it", "[check]") {
    const Book book = small_book();
    CHECK(verdict(book, small_view(), "UK-K route D4 to G5") ==
          "UK-K is under way to G5 and nothing frees it: no current contact, no battle, no card "
          "(ST-24, ST-25)");
    CHECK(verdict(book, view_with_contact(), "UK-K route D4 to G5") == "allowed");
    CHECK(verdict(book, view_with_contact(), "UK-K route E4 to C5") ==
          "the destination of UK-K stays G5 until it is reached; only its checkpoints may be moved "
          "(ST-26, ST-27)");
    CHECK(verdict(book, idle_view(), "UK-K route E4 to C5") == "allowed");
}

TEST_CASE("a formation under way may not stand still unless the campaign allows it", "[check]") {
    Book book = small_book();
    CHECK(verdict(book, view_with_contact(), "UK-K hold") ==
          "UK-K is under way and may not hold (ST-17, A-ST-33)");
    CHECK(verdict(book, idle_view(), "UK-K hold") == "allowed");
    book.switches.allow_hold = true;
    CHECK(verdict(book, small_view(), "UK-K hold") == "allowed");
}

TEST_CASE("under a marker for patrols a formation under way may stand still, and beside it not",
          "[check][A-ST-33]") {
    Book book = small_book();
    const SideView view = view_with_contact();
    Square here = view.formation({1}).square;
    book.chart.places.push_back({"Patrol", here, false});
    CHECK(verdict(book, view, "UK-K hold") == "allowed");
    book.chart.places.back().name = "Patrol boat harbour";
    CHECK(verdict(book, view, "UK-K hold") ==
          "UK-K is under way and may not hold (ST-17, A-ST-33)");
    ++here.row;
    book.chart.places.back() = {"Patrol", here, false};
    CHECK(verdict(book, view, "UK-K hold") ==
          "UK-K is under way and may not hold (ST-17, A-ST-33)");
}

TEST_CASE("stance, radar, place and standing conditions are a captain's own affair", "[check]") {
    const std::string line = GENERATE(as<std::string>{}, "UK-K stance seek", "UK-K radar off",
                                      "UK-K place 2", "UK-K no conditions");
    CHECK(verdict(small_book(), small_view(), line) == "allowed");
}

TEST_CASE("there is an initiative to use only where one formation moves after the other",
          "[check]") {
    Book book = small_book();
    book.switches.turn_mode = TurnMode::alternating;
    CHECK(code_of(book, small_view(), "initiative enemy") == "allowed");
    book.switches.turn_mode = TurnMode::simultaneous_steps;
    CHECK(code_of(book, small_view(), "initiative enemy") == "orders.no-initiative");
}

TEST_CASE("there is a place to take only where one formation moves after the other", "[check]") {
    Book book = small_book();
    book.switches.turn_mode = TurnMode::simultaneous_steps;
    CHECK(verdict(book, small_view(), "UK-K place 2") ==
          "all formations move together in this campaign; there is no place to take");
    CHECK(refused(book, small_view(), "ORDERS uk turn 2\nUK-K place 2\ninitiative self\nEND") ==
          Lines{"s.txt:2:6: all formations move together in this campaign; there is no place to "
                "take (orders.no-places)",
                "s.txt:3:1: all formations move together in this campaign; there is no initiative "
                "to use (orders.no-initiative)"});
}

TEST_CASE("ships are detached where their formation has reached its destination", "[check]") {
    const std::string line = "UK-K detach Lively as UK-L";
    CHECK(verdict(small_book(), idle_view(), line) == "allowed");
    CHECK(verdict(small_book(), small_view(), line) ==
          "UK-K is under way to G5 and may be split only there (ST-28, A-ST-26)");
    CHECK(verdict(small_book(), view_with_contact(), line) ==
          "UK-K is under way to G5 and may be split only there (ST-28, A-ST-26)");
}

TEST_CASE("where the campaign allows it, ships are detached when something frees their formation",
          "[check]") {
    const std::string line = "UK-K detach Lively as UK-L";
    Book book = small_book();
    book.switches.split = SplitRule::on_trigger;
    CHECK(verdict(book, view_with_contact(), line) == "allowed");
    CHECK(verdict(book, small_view(), line) ==
          "UK-K is under way to G5 and may be split only there, or where a contact, a battle or a "
          "card frees it (ST-28, A-ST-26)");
}

TEST_CASE("only ships that are afloat in a formation leave it, and never all of them", "[check]") {
    const Book book = small_book();
    SideView view = idle_view();
    CHECK(verdict(book, view, "UK-K detach Breconshire as UK-L") ==
          "Breconshire is not in UK-K: she is in UK-T");
    CHECK(verdict(book, view, "UK-K detach Aurora, Lively as UK-L") ==
          "no ship would be left in UK-K");
    view.ships[lively.index()].hull = {0};
    CHECK(verdict(book, view, "UK-K detach Lively as UK-L") ==
          "Lively is not in UK-K: she is sunk");
    CHECK(verdict(book, view, "UK-K detach Aurora as UK-L") == "no ship would be left in UK-K");
}

TEST_CASE("a formation's name is given once", "[check]") {
    const Book book = small_book();
    CHECK(verdict(book, idle_view(), "UK-K detach Lively as UK-T") ==
          "there is already a formation \"UK-T\"");
    CHECK(verdict(book, idle_view(), "UK-K detach Lively as uk-k") ==
          "there is already a formation \"UK-K\"");
    CHECK(refused(book_of_three(), of_three(idle_view()),
                  "ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-K detach Lance as UK-L\nEND") ==
          Lines{"s.txt:3:22: there is already a formation \"UK-L\" (orders.name-taken)"});
}

TEST_CASE("damaged ships are detached anywhere, if there are any", "[check]") {
    CHECK(verdict(book_of_three(), of_three(small_view()), "UK-K detach damaged") == "allowed");
    CHECK(verdict(small_book(), small_view(), "UK-K detach damaged") ==
          "no ship of UK-K is damaged (3.5)");
}

TEST_CASE("damaged ships go to the nearest port of their own or where they were bound", "[check]") {
    const Book book = book_of_three();
    const SideView view = of_three(small_view());
    CHECK(verdict(book, view, "UK-K detach damaged to B2") == "allowed");
    CHECK(verdict(book, view, "UK-K detach damaged as UK-L to G5") == "allowed");
    CHECK(verdict(book, view, "UK-K detach damaged to C5") ==
          "damaged ships of UK-K may go to B2 or G5, not to C5 (3.5); did you mean \"B2\"?");
    CHECK(verdict(book, of_three(idle_view()), "UK-K detach damaged to G5") ==
          "damaged ships of UK-K may go to B2, not to G5 (3.5); did you mean \"B2\"?");
    CHECK(verdict(book, view, "UK-K detach damaged to D2") == "D2 is land");
    CHECK(verdict(book, view, "UK-K detach damaged to H9") ==
          "there is no square \"H9\" on this chart; its squares are A1 to G5");
}

TEST_CASE("formations merge that share a square and a next marker", "[check]") {
    const Book book = small_book();
    const std::string line = "UK-K merge with UK-T";
    SideView view = view_together();
    CHECK(verdict(book, view, line) == "allowed");
    view.formations[1].route = PlotRoute{{at("E4")}, at("C5")};
    CHECK(verdict(book, view, line) ==
          "UK-K cannot join UK-T: its next marker is none, that of UK-T E4 (A-ST-26)");
    view.formations[0].route = PlotRoute{{}, at("E4")};
    CHECK(verdict(book, view, line) == "allowed");
    CHECK(verdict(book, view_of_two(), line) ==
          "UK-K cannot join UK-T: it is in C3, UK-T in A5 (A-ST-26)");
    CHECK(verdict(book, idle_view(), line) ==
          "UK-K cannot join UK-T: UK-T is not on the chart (A-ST-26)");
    CHECK(verdict(book, view, "UK-K merge with UK-K") ==
          "UK-K cannot join UK-K: that is itself (A-ST-26)");
}

TEST_CASE("each line is judged as the lines before it leave the formations", "[check]") {
    const Book book = small_book();
    CHECK(refused(view_together(),
                  "ORDERS uk turn 2\nUK-T route E4 to C5\nUK-K route E4 to G5\n"
                  "UK-K merge with UK-T\nEND")
              .empty());
    CHECK(refused(idle_view(),
                  "ORDERS uk turn 2\nUK-K route to C5\nUK-K detach Lively as UK-L\nEND") ==
          Lines{"s.txt:3:6: UK-K is under way to C5 and may be split only there (ST-28, A-ST-26) "
                "(orders.may-not-split)"});
    CHECK(
        refused(idle_view(),
                "ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-K detach Aurora as UK-A\nEND") ==
        Lines{"s.txt:3:6: no ship would be left in UK-K (orders.no-ships-left)"});
}

TEST_CASE("a formation that joins another takes no orders after that, and cannot be joined",
          "[check]") {
    CHECK(refused(view_together(),
                  "ORDERS uk turn 2\nUK-K stance seek\nUK-K merge with UK-T\n"
                  "UK-K radar off\nUK-T merge with UK-K\nEND") ==
          Lines{"s.txt:4:1: these orders merge UK-K into UK-T; it takes no further orders "
                "(orders.joined)",
                "s.txt:5:17: these orders merge UK-K into UK-T; it takes no further orders "
                "(orders.joined)"});
}

TEST_CASE("a formation that a line forms takes orders at once, as one without a route", "[check]") {
    const std::string sheet =
        "ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-L route to C5\nUK-L stance avoid\n"
        "UK-L radar off\nUK-L place 1\nUK-L when sighted then route to B2\nUK-L no conditions\n"
        "UK-K route to G5\nEND\n";
    CHECK(taken(small_book(), idle_view(), sheet) == sheet);
    CHECK(refused(idle_view(), "ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-L hold\nEND")
              .empty());
}

TEST_CASE("a formation that a line forms stands where the one it leaves stands", "[check]") {
    const std::string first = "ORDERS uk turn 2\nUK-K detach Lively as UK-L\n";
    CHECK(refused(lake_book(), idle_view(), first + "UK-L route to G1\nEND") ==
          Lines{"s.txt:3:15: there is no route by sea from C3 to G1 (orders.no-way)"});
}

TEST_CASE("damaged ships that are detached by name are bound for their port at once", "[check]") {
    const Book book = book_of_three();
    const SideView view = of_three(small_view());
    const std::string first = "ORDERS uk turn 2\nUK-K detach damaged as UK-L\n";
    CHECK(refused(book, view, first + "UK-L route B1 to B2\nUK-L stance avoid\nEND") ==
          Lines{"s.txt:3:6: UK-L is under way to B2 and nothing frees it: no current contact, no "
                "battle, no card (ST-24, ST-25) (orders.not-free)"});
    CHECK(refused(book, of_three(view_with_contact()), first + "UK-L route B1 to B2\nEND").empty());
    CHECK(refused(book, of_three(view_with_contact()),
                  "ORDERS uk turn 2\nUK-K detach damaged as UK-L to G5\nUK-L route to B2\nEND") ==
          Lines{"s.txt:3:15: the destination of UK-L stays G5 until it is reached; only its "
                "checkpoints may be moved (ST-26, ST-27) (orders.destination-fixed)"});
}

TEST_CASE("a formation that a line forms is neither split, joined later nor given a card",
          "[check]") {
    const auto line = GENERATE(
        as<std::string>{}, "UK-L detach Aurora as UK-M", "UK-L detach damaged",
        "play All boilers on UK-L", "UK-T when sighted then merge with UK-L",
        "UK-T when sighted then follow UK-L", "UK-T when sighted then escort UK-L until turn 4");
    SideView view = view_together();
    view.hand = view_with_hand().hand;
    const auto lines =
        refused(view, "ORDERS uk turn 2\nUK-K detach Lively as UK-L\n" + line + "\nEND");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find("UK-L is only formed by these orders; it cannot be split, joined or given "
                        "a card before the next turn (orders.just-formed)") != std::string::npos);
}

TEST_CASE("a formation that a line forms may join another in that sheet, or be joined", "[check]") {
    const auto line = GENERATE(as<std::string>{}, "UK-L merge with UK-T", "UK-T merge with UK-L");
    CHECK(taken(small_book(), view_together(),
                "ORDERS uk turn 2\nUK-K detach Lively as UK-L\n" + line + "\nEND") ==
          "ORDERS uk turn 2\nUK-K detach Lively as UK-L\n" + line + "\nEND\n");
}

TEST_CASE("orders to a formation whose forming is refused are refused with it", "[check]") {
    const Book book = book_of_three();
    const std::string sheet =
        "ORDERS uk turn 2\nUK-K detach Breconshire as UK-B\nUK-B hold\n"
        "UK-K detach Lively as UK-L\nUK-L route to C5\nUK-T when sighted then merge with UK-B\nEND";
    SideView view = of_three(view_of_two());
    CHECK(refused(book, view, sheet) ==
          Lines{"s.txt:2:13: Breconshire is not in UK-K: she is in UK-T (orders.not-its-ship)",
                "s.txt:3:1: UK-B is not formed, because line 2 is refused (orders.not-formed)",
                "s.txt:6:35: UK-B is not formed, because line 2 is refused (orders.not-formed)"});
    CHECK(taken(book, view, sheet) ==
          "ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-L route to C5\nEND\n");
}

TEST_CASE("formations are numbered in the order in which the lines form them", "[check]") {
    const std::string sheet =
        "ORDERS uk turn 2\nUK-K detach Lively as UK-L\nUK-K detach Lance as UK-N\n"
        "UK-N route to C5\nUK-L hold\nEND\n";
    const auto checked = check_sheet(book_of_three(), of_three(idle_view()), sheet, "");
    REQUIRE(checked);
    const auto formation = [&](std::size_t line) {
        return std::get<FormationOrder>(checked->sheet.orders.at(line)).formation;
    };
    CHECK(formation(2) == OwnNumber{4});
    CHECK(formation(3) == OwnNumber{3});
    CHECK(taken(book_of_three(), of_three(idle_view()), sheet) == sheet);
}

TEST_CASE("ships that are detached without a name leave their formation too", "[check]") {
    CHECK(refused(book_of_three(), of_three(idle_view()),
                  "ORDERS uk turn 2\nUK-K detach damaged\nUK-K detach Lance as UK-L\n"
                  "UK-K detach Aurora as UK-A\nUK-L route to C5\nEND") ==
          Lines{"s.txt:4:6: no ship would be left in UK-K (orders.no-ships-left)"});
}

TEST_CASE("aircraft search within their range", "[check]") {
    const Book book = flying_book();
    CHECK(verdict(book, small_view(), "search KALAFRANA at E4") == "allowed");
    CHECK(verdict(book, small_view(), "search KALAFRANA at F5") == "allowed");
    CHECK(verdict(book, small_view(), "search KALAFRANA at D2") == "allowed");
    CHECK(verdict(book, small_view(), "search KALAFRANA at G5") ==
          "G5 is 5 squares from B2, where KALAFRANA is based; its range is 4 (AR-2)");
    CHECK(verdict(book, small_view(), "search KALAFRANA at E44") ==
          "there is no square \"E44\" on this chart; its squares are A1 to G5; did you mean "
          "\"E4\"?");
    CHECK(verdict(book, small_view(), "search WALRUS at D4") == "allowed");
    CHECK(verdict(book, small_view(), "search WALRUS at E4") ==
          "E4 is 2 squares from C3, where WALRUS is based; its range is 1 (AR-2)");
}

TEST_CASE("aircraft of a ship fly while she is afloat and on the chart", "[check]") {
    const Book book = flying_book();
    SideView view = small_view();
    view.ships[aurora.index()].hull = {0};
    CHECK(verdict(book, view, "search WALRUS at D4") ==
          "WALRUS cannot search: its ship Aurora is sunk (AR-1)");
    view = small_view();
    view.formations[0].presence = Presence::due;
    CHECK(verdict(book, view, "search WALRUS at D4") ==
          "WALRUS cannot search: its ship Aurora is not on the chart (AR-1)");
}

TEST_CASE("nobody searches from the air by night, or where there is no air search", "[check]") {
    Book book = flying_book();
    SideView night = small_view();
    night.turn = {3};
    CHECK(verdict(book, night, "search KALAFRANA at E4") ==
          "KALAFRANA cannot search: turn 3 is a night turn, and nobody flies by night (AR-5)");
    book.switches.air_enabled = false;
    CHECK(verdict(book, small_view(), "search KALAFRANA at E4") ==
          "KALAFRANA cannot search: there is no air search in this campaign (A-ST-19)");
    CHECK(verdict(flying_book(), small_view(), "search P-34 at G4") ==
          "P-34 cannot search: it watches the squares round G4 without orders (AR-9)");
}

TEST_CASE("aircraft fly their sorties and no more", "[check]") {
    CHECK(refused(flying_book(), small_view(),
                  "ORDERS uk turn 2\nsearch KALAFRANA at E4\nsearch WALRUS at C4\n"
                  "search KALAFRANA at E4\nsearch KALAFRANA at C4\nsearch WALRUS at C4\nEND") ==
          Lines{"s.txt:5:8: KALAFRANA flies 2 times a turn, and no more (AR-1) (orders.no-sortie)",
                "s.txt:6:8: WALRUS flies once a turn, and no more (AR-1) (orders.no-sortie)"});
}

TEST_CASE("aircraft search before any ship is detached", "[check]") {
    SideView view = idle_view();
    view.ships[aurora.index()] = {{50}, {75}, TurnNumber{1}};
    CHECK(refused(flying_book(), view,
                  "ORDERS uk turn 2\nUK-K detach damaged\nsearch WALRUS at D4\nEND")
              .empty());
}

TEST_CASE("a card is played that is in the hand, on what it needs", "[check]") {
    const Book book = small_book();
    const SideView view = view_with_hand();
    CHECK(verdict(book, view, "play All boilers on UK-K") == "allowed");
    CHECK(verdict(book, view, "play Extra reconnaissance at D2") == "allowed");
    CHECK(verdict(book, view, "play Signals intelligence") == "allowed");
    CHECK(
        verdict(book, view, "play All boilers") ==
        "the card \"All boilers\" needs a formation of your own on the chart; expected \"on\" and "
        "its name");
    CHECK(
        verdict(book, view, "play All boilers on UK-T") ==
        "the card \"All boilers\" needs a formation of your own on the chart; expected \"on\" and "
        "its name");
    CHECK(verdict(book, view, "play Extra reconnaissance") ==
          "the card \"Extra reconnaissance\" needs a square; expected \"at\" and a square");
    CHECK(verdict(book, view, "play Extra reconnaissance at H1") ==
          "there is no square \"H1\" on this chart; its squares are A1 to G5");
    CHECK(verdict(book, view, "play All boiler on UK-K") ==
          "there is no card \"All boiler\" in your hand; did you mean \"All boilers\"?");
    CHECK(verdict(book, view, "play Fog bank") == "there is no card \"Fog bank\" in your hand");
}

TEST_CASE("a misspelt target of a card is not taken for a part of its name", "[check]") {
    const Book book = small_book();
    const SideView view = view_with_hand();
    CHECK(verdict(book, view, "play all boilers on UK-L") ==
          "you have no formation \"UK-L\"; did you mean \"UK-K\"?");
    CHECK(
        verdict(book, view, "play extra reconnaissance at 4C") ==
        "there is no square \"4C\" on this chart; its squares are A1 to G5; did you mean \"C4\"?");
}

TEST_CASE("every card of the hand is played once", "[check]") {
    const std::string sheet =
        "ORDERS uk turn 2\nplay All boilers on UK-K\nplay Signals intelligence\n"
        "play All boilers on UK-K\nEND";
    SideView view = view_with_hand();
    CHECK(
        refused(view, sheet) ==
        Lines{"s.txt:4:6: your hand holds the card \"All boilers\" once, and these orders play it "
              "already (orders.card-played)"});
    view.hand.push_back(view.hand.front());
    CHECK(refused(view, sheet).empty());
}

TEST_CASE("a card is found in the hand however it was typed", "[check]") {
    CHECK(taken(small_book(), view_with_hand(),
                "ORDERS uk turn 2\nplay all  BOILERS on f1\nplay \"signals intelligence\"\nEND") ==
          "ORDERS uk turn 2\nplay All boilers on UK-K\nplay Signals intelligence\nEND\n");
}

TEST_CASE("an order to a formation there is none of is refused", "[check]") {
    const auto code = [](const Order& order) {
        const auto wrong = problem_with(small_book(), view_with_hand(), order);
        REQUIRE(wrong);
        return wrong->code;
    };
    CHECK(code(FormationOrder{{3}, Hold{}}) == ErrorCode::unknown_formation);
    CHECK(code(FormationOrder{{0}, Hold{}}) == ErrorCode::unknown_formation);
    CHECK(code(FormationOrder{{1}, Merge{{3}}}) == ErrorCode::unknown_formation);
    CHECK(code(FormationOrder{{1}, test::when_all({WhenSighted{}}, Merge{{3}})}) ==
          ErrorCode::unknown_formation);
    CHECK(code(PlayCard{"All boilers", OwnNumber{3}, {}}) == ErrorCode::unknown_formation);
}

TEST_CASE("of orders by condition only the places are judged", "[check]") {
    const Book book = lake_book();
    const SideView bound = small_view();
    CHECK(code_of(book, bound, "UK-K when sighted then route to C5") == "allowed");
    CHECK(code_of(book, bound, "UK-K when sighted then route to G1") == "allowed");
    CHECK(code_of(book, bound, "UK-K when sighted then hold") == "allowed");
    CHECK(code_of(book, bound, "UK-K when sighted then route D2 to C5") == "chart.not-sea");
    CHECK(code_of(book, bound, "UK-K when sighted then route to H9") == "chart.bad-square");
    CHECK(code_of(book, bound, "UK-K when at D2 then hold") == "chart.not-sea");
    CHECK(code_of(book, bound, "UK-K when sighted and at H9 then hold") == "chart.bad-square");
    CHECK(code_of(book, bound, "UK-K when battle then detach damaged to B2") == "allowed");
    CHECK(code_of(book, bound, "UK-K when battle then detach damaged to C5") == "allowed");
    CHECK(code_of(book, bound, "UK-K when battle then detach damaged to D2") == "chart.not-sea");
    CHECK(code_of(book, bound, "UK-K when battle then detach Lively as UK-T") == "allowed");
    CHECK(code_of(book, bound, "UK-K when card then merge with UK-T") == "allowed");
}

TEST_CASE("a wrong line of a sheet is refused at the word it is about", "[check]") {
    CHECK(refused(idle_view(), "ORDERS uk turn 2\n  UK-K route C3 d2 to C4\nEND") ==
          Lines{"s.txt:2:17: D2 is land (chart.not-sea)"});
    CHECK(refused(small_view(), "ORDERS uk turn 2\nUK-K route D4 to G5\nUK-K stance seek\nEND") ==
          Lines{"s.txt:2:6: UK-K is under way to G5 and nothing frees it: no current contact, no "
                "battle, no card (ST-24, ST-25) (orders.not-free)"});
    CHECK(refused(lost_view(), "ORDERS uk turn 2\n F1 hold\nEND") ==
          Lines{"s.txt:2:2: UK-K is no longer on the chart (orders.gone)"});
}

TEST_CASE("an order that comes after the final destination is refused at its verb", "[check]") {
    const std::string order = GENERATE(as<std::string>{}, "route to C5", "return to port",
                                       "follow UK-T", "escort UK-T", "detach Lively as L");
    SideView view = view_together();
    view.formations[0].has_arrived = true;
    view.formations[0].at_destination = AtDestination::is_over;
    CHECK(refused(view, "ORDERS uk turn 2\nUK-K " + order + "\nEND") ==
          Lines{"s.txt:2:6: UK-K has reached its final destination C3 and stays there (ST-29) "
                "(orders.destination-final)"});
}

TEST_CASE("a missing contact is named with the order that wants it, at once and later", "[check]") {
    const std::string order =
        GENERATE(as<std::string>{}, "UK-K shadow C4", "UK-K when contact then shadow C4");
    CHECK(verdict(small_book(), idle_view(), order) == "you have no current contact C4 to shadow");
}

TEST_CASE("a name is found in a wrong line where it is given, in quotation marks too", "[check]") {
    CHECK(refused(view_with_hand(), "ORDERS uk turn 2\nplay \"Fog bank\"\nEND") ==
          Lines{"s.txt:2:6: there is no card \"Fog bank\" in your hand (orders.no-card)"});
    CHECK(refused(idle_view(), "ORDERS uk turn 2\nUK-K detach Lively as UK-K\nEND") ==
          Lines{"s.txt:2:23: there is already a formation \"UK-K\" (orders.name-taken)"});
}

TEST_CASE("the second order of one kind for one formation is refused", "[check]") {
    const auto [second, sentence] = GENERATE(table<std::string, std::string>({
        {"UK-K route to C5", "UK-K already has its route order in line 2"},
        {"F1 hold", "UK-K already has its route order in line 2"},
        {"UK-K stance avoid", "UK-K already has its stance order in line 3"},
        {"UK-K radar on", "UK-K already has its radar order in line 4"},
        {"UK-K place 1", "UK-K already has its place order in line 5"},
        {"initiative self", "Royal Navy already has its initiative order in line 6"},
    }));
    const std::string first =
        "ORDERS uk turn 2\nUK-K route to C4\nUK-K stance seek\nUK-K radar off\nUK-K place 2\n"
        "initiative enemy\nUK-K when sighted then hold\nUK-K when sighted then hold\nUK-T hold\n"
        "UK-T stance seek\n";
    const auto lines = refused(view_of_two(), first + second + "\nEND");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find(sentence) != std::string::npos);
}

TEST_CASE("a ship is detached once, and what may be ordered once is refused a second time",
          "[check]") {
    const auto [second, sentence] = GENERATE(table<std::string, std::string>({
        {"UK-K detach Lance, Aurora as UK-M", "5:13: Lance already has its detach order in line 3"},
        {"UK-K detach damaged", "5:6: UK-K already has its detach order in line 2"},
        {"UK-K detach Lively as UK-M", "5:13: Lively already has its detach order in line 2"},
        {"UK-K no conditions", "5:6: UK-K already has its no conditions order in line 4"},
    }));
    const std::string first =
        "ORDERS uk turn 2\nUK-K detach damaged\nUK-K detach \"Lance\" as UK-L\n"
        "UK-K no conditions\n";
    const auto lines = refused(book_of_three(), of_three(view_of_two()), first + second + "\nEND");
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find(sentence) != std::string::npos);
}

TEST_CASE("a formation joins another once", "[check]") {
    CHECK(refused(view_together(),
                  "ORDERS uk turn 2\nUK-T merge with UK-K\nUK-T merge with UK-K\nEND") ==
          Lines{"s.txt:3:6: UK-T already has its merge order in line 2 (orders.repeated)"});
}

TEST_CASE("an order behind a refused one of its kind is not its second", "[check]") {
    CHECK(
        refused(idle_view(), "ORDERS uk turn 2\nUK-K route to D2\nUK-K route to C4\nEND").size() ==
        1);
}

TEST_CASE("a sheet of another side or another turn is refused whole", "[check]") {
    const auto problem = [](const SideView& view, std::string_view text) {
        const auto checked = check_sheet(small_book(), view, text, "s.txt");
        return checked ? "read" : describe(checked.error());
    };
    CHECK(problem(small_view(), "ORDERS it turn 2\nEND") ==
          "s.txt:1:8: these are orders of Regia Marina; expected orders of Royal Navy "
          "(orders.wrong-side)");
    CHECK(problem(small_view(), "ORDERS regia marina turn 2\nEND") ==
          "s.txt:1:8: these are orders of Regia Marina; expected orders of Royal Navy "
          "(orders.wrong-side)");
    CHECK(problem(small_view(), "ORDERS us turn 2\nEND") ==
          "s.txt:1:8: there is no side \"us\"; did you mean \"uk\"? (orders.unknown-side)");
    CHECK(problem(small_view(), "\n  ORDERS uk turn 1\nEND") ==
          "s.txt:2:3: these are orders for turn 1; turn 2 is waiting for orders "
          "(orders.wrong-turn)");
    CHECK(problem(small_view(), "nothing") ==
          "s.txt: there are no orders in this text; expected a line \"ORDERS uk turn 2\" "
          "(orders.no-sheet)");
    SideView over = small_view();
    over.turn = {5};
    CHECK(problem(over, "ORDERS uk turn 5\nEND") ==
          "s.txt: the campaign has ended with turn 4 (campaign.over)");
}

TEST_CASE("the receipt is the digest of the canonical text, however it was typed", "[check]") {
    const Book book = small_book();
    const auto receipt = [&](std::string_view text) {
        const auto checked = check_sheet(book, idle_view(), text, "");
        REQUIRE(checked);
        return receipt_of(roster_of(book, idle_view()), checked->sheet);
    };
    const auto canonical = receipt("ORDERS uk turn 2\nUK-K route C4 to C5\nEND\n");
    CHECK(receipt("Hello\n> orders Royal Navy turn 2\n> f1 route c4, to c5.\n> end") == canonical);
    CHECK(receipt("ORDERS uk turn 2\nUK-K route to C5\nEND\n") != canonical);
    CHECK(canonical == digest_of_bytes("ORDERS uk turn 2\nUK-K route C4 to C5\nEND\n"));
}
