#include <catch2/catch.hpp>

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
    const auto order = read_order(roster_of(book), line);
    REQUIRE(order);
    const auto wrong = problem_with(book, view, *order);
    CHECK(problem_with(book, view, connected_waters(book.chart), *order) == wrong);
    return wrong ? sentence_of(*wrong) : "allowed";
}

std::string code_of(const Book& book, const SideView& view, std::string_view line) {
    const auto order = read_order(roster_of(book), line);
    REQUIRE(order);
    const auto wrong = problem_with(book, view, *order);
    return wrong ? std::string(name_of(wrong->code)) : "allowed";
}

/// The refused lines of a sheet.
std::vector<std::string> refused(const SideView& view, std::string_view text) {
    const auto checked = check_sheet(small_book(), view, text, "s.txt");
    REQUIRE(checked);
    std::vector<std::string> lines;
    for (const SheetLine& line : checked->lines) {
        if (!line.order) lines.push_back(describe(line.order.error()));
    }
    CHECK(checked->is_clean() == lines.empty());
    CHECK(checked->sheet.orders.size() + lines.size() == checked->lines.size());
    return lines;
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
    CHECK(verdict(book, view, "UK-K route to G1") == "there is no way by sea from C3 to G1");
    CHECK(verdict(book, view, "UK-K route C4 G1 to C5") == "there is no way by sea from C4 to G1");
    CHECK(verdict(book, view, "UK-K route C4 to C5") == "allowed");
    CHECK(verdict(book, view, "UK-K route to C3") == "allowed");
}

TEST_CASE("a formation that is still to come takes no orders before its turn", "[check]") {
    const std::string line = GENERATE(as<std::string>{}, "UK-T route to C5", "UK-T hold",
                                      "UK-T stance avoid", "UK-T when sighted then hold");
    const Book book = small_book();
    const TurnNumber enters = book.formation({2}).enters;
    CHECK(verdict(book, small_view(), line) ==
          "UK-T comes onto the chart on " + date_hour(book.calendar.begin_of(enters)) +
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
          "UK-K is under way to G5 and nothing frees it: no current contact, no battle (ST-24, "
          "ST-25)");
    CHECK(verdict(book, view_with_contact(), "UK-K route D4 to G5") == "allowed");
    CHECK(verdict(book, view_with_contact(), "UK-K route E4 to C5") ==
          "the destination of UK-K stays G5 until it is reached; only its checkpoints may be moved "
          "(ST-26, ST-27)");
    CHECK(verdict(book, idle_view(), "UK-K route E4 to C5") == "allowed");
}

TEST_CASE("a formation under way may not stand still unless the campaign allows it", "[check]") {
    Book book = small_book();
    CHECK(verdict(book, view_with_contact(), "UK-K hold") ==
          "UK-K is under way and may not stand still (ST-17, A-ST-33)");
    CHECK(verdict(book, idle_view(), "UK-K hold") == "allowed");
    book.switches.allow_hold = true;
    CHECK(verdict(book, small_view(), "UK-K hold") == "allowed");
}

TEST_CASE("stance, radar and place are a captain's own affair", "[check]") {
    const std::string line =
        GENERATE(as<std::string>{}, "UK-K stance seek", "UK-K radar off", "UK-K place 2");
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
}

TEST_CASE("a wrong line of a sheet is refused at the word it is about", "[check]") {
    CHECK(refused(idle_view(), "ORDERS uk turn 2\n  UK-K route C3 d2 to C4\nEND") ==
          Lines{"s.txt:2:17: D2 is land (chart.not-sea)"});
    CHECK(refused(small_view(), "ORDERS uk turn 2\nUK-K route D4 to G5\nUK-K stance seek\nEND") ==
          Lines{"s.txt:2:6: UK-K is under way to G5 and nothing frees it: no current contact, no "
                "battle (ST-24, ST-25) (orders.not-free)"});
    CHECK(refused(lost_view(), "ORDERS uk turn 2\n F1 hold\nEND") ==
          Lines{"s.txt:2:2: UK-K is no longer on the chart (orders.gone)"});
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
          "s.txt:1:8: these are orders of Regia Marina; orders of Royal Navy are wanted "
          "(orders.wrong-side)");
    CHECK(problem(small_view(), "ORDERS regia marina turn 2\nEND") ==
          "s.txt:1:8: these are orders of Regia Marina; orders of Royal Navy are wanted "
          "(orders.wrong-side)");
    CHECK(problem(small_view(), "ORDERS us turn 2\nEND") ==
          "s.txt:1:8: there is no side \"us\"; did you mean \"uk\"? (orders.unknown-side)");
    CHECK(problem(small_view(), "\n  ORDERS uk turn 1\nEND") ==
          "s.txt:2:3: these are orders for turn 1; orders are wanted for turn 2 "
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
        return receipt_of(roster_of(book), checked->sheet);
    };
    const auto canonical = receipt("ORDERS uk turn 2\nUK-K route C4 to C5\nEND\n");
    CHECK(receipt("Hello\n> orders Royal Navy turn 2\n> f1 route c4, to c5.\n> end") == canonical);
    CHECK(receipt("ORDERS uk turn 2\nUK-K route to C5\nEND\n") != canonical);
    CHECK(canonical == digest_of_bytes("ORDERS uk turn 2\nUK-K route C4 to C5\nEND\n"));
}
