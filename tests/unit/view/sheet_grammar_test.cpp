#include "view/sheet_grammar.h"

#include <catch2/catch.hpp>

using namespace flagplot;

namespace {

/// What is wrong with the lines of a sheet.
std::vector<std::string> problems(const std::string& lines) {
    const auto sheet = read_sheet_by_grammar("ORDERS uk turn 5\n" + lines + "END\n", "sheet");
    REQUIRE(sheet);
    std::vector<std::string> found;
    for (const SheetLine& line : sheet->lines) {
        if (!line.order) found.push_back(describe(line.order.error()));
    }
    return found;
}

ErrorCode frame_error(const std::string& text) {
    const auto sheet = read_sheet_by_grammar(text, "sheet");
    REQUIRE_FALSE(sheet);
    return sheet.error().code;
}

}  // namespace

TEST_CASE("names that nobody knows are taken for what their place asks") {
    CHECK(problems("UK-K route D6 C6 to C7\n"
                   "AX-3 hold\n"
                   "AX-4 merge with AX-3\n"
                   "UK-K detach \"Aurora\" and Penelope as UK-L\n"
                   "UK-L route to E6\n"
                   "UK-K when contact of CA or bigger within 2 then hold\n"
                   "search KALAFRANA at E6\n"
                   "initiative self\n"
                   "play All boilers on UK-K\n")
              .empty());
}

TEST_CASE("a line that a mail program broke in two is one order without names, too") {
    CHECK(problems("UK-K\nroute to E6\n").empty());
}

TEST_CASE("a word of the grammar that was nearly meant is not taken for a name") {
    CHECK(problems("serch KALAFRANA at E6\n") ==
          std::vector<std::string>{"sheet:2:1: you have no formation \"serch\"; did you mean "
                                   "\"search\"? (orders.unknown-formation)"});
    CHECK(problems("UK-K rout to E6\n").size() == 1);
    CHECK(problems("UK-K route to 6E\nroute to E6\nUK-L hold\n").size() == 2);
}

TEST_CASE("the frame of a sheet is asked for as ever") {
    CHECK(frame_error("ORDERS uk turn 5\nUK-K hold\n") == ErrorCode::no_sheet_end);
    CHECK(frame_error("ORDERS uk turn five\nEND\n") == ErrorCode::unexpected_word);
    CHECK(frame_error("\xff") == ErrorCode::not_text);
    const auto none = read_sheet_by_grammar("Dear umpire,", "sheet");
    REQUIRE_FALSE(none);
    CHECK(describe(none.error()) ==
          "sheet: there are no orders in this text; expected a line \"ORDERS SIDE turn N\" "
          "(orders.no-sheet)");
}

TEST_CASE("of several sheets the last side's counts") {
    const auto sheet = read_sheet_by_grammar(
        "ORDERS axis turn 5\nAX-3 hold\nEND\nORDERS uk turn 5\nUK-K hold\nEND\n", "sheet");
    REQUIRE(sheet);
    CHECK(sheet->side == "uk");
    CHECK(sheet->lines.size() == 1);
}
