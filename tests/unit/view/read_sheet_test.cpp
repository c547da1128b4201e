#include <catch2/catch.hpp>
#include <random>

#include "support/print.h"
#include "view/notation.h"

using namespace flagplot;

namespace {

const Roster home_fleet{"uk",
                        "Royal Navy",
                        {"UK-K", "UK-F"},
                        {"Aurora", "Lively", "Conte", "Conte di Misurata"},
                        {"KALAFRANA"}};

/// The sheet as canonical text, or the error.
std::string sheet_in(std::string_view mail) {
    const auto read = read_sheet(home_fleet, mail, "mail.txt");
    if (!read) return describe(read.error());
    Sheet sheet{read->turn, {}};
    for (const SheetLine& line : read->lines) {
        if (!line.order) return describe(line.order.error());
        sheet.orders.push_back(*line.order);
    }
    return text_of(home_fleet, sheet);
}

constexpr std::string_view canonical =
    "ORDERS uk turn 5\n"
    "UK-K route D6 C6 to C7\n"
    "UK-F hold\n"
    "END\n";

}  // namespace

TEST_CASE("a sheet is read from whatever a mail makes of it", "[sheet]") {
    const std::string mail = GENERATE(
        as<std::string>{},  //
        "ORDERS uk turn 5\nUK-K route D6 C6 to C7\nUK-F hold\nEND\n",
        "ORDERS uk turn 5\nUK-K route D6 C6 to C7\nUK-F hold\nEND",
        "Dear umpire,\n\nmy orders for the night:\n\nORDERS uk turn 5\n\n# the raid\n"
        "UK-K route D6 C6 to C7\n\nUK-F hold\nEND\nYours,\nAgnew\n-- \nsent from the bridge\n",
        "ORDERS uk turn 5\r\nUK-K route D6 C6 to C7\r\nUK-F hold\r\nEND\r\n",
        "ORDERS uk turn 5\rUK-K route D6 C6 to C7\rUK-F hold\rEND\r",
        "\xef\xbb\xbfORDERS uk turn 5\nUK-K route D6 C6 to C7\nUK-F hold\nEND\n",
        "orders UK Turn 5:\n  uk-k route d6, c6 to c7\n\tuk-f HOLD\nend.\n",
        "ORDERS Royal Navy, turn 5\nUK-K route D6 C6 to C7\nUK-F hold\nEND\n",
        "**ORDERS uk turn 5**\n- UK-K route D6 C6 to C7\n* UK-F hold\n**END**\n",
        "> ORDERS uk turn 5\n> UK-K route D6 C6 to C7\n> UK-F hold\n> END\n",
        ">> ORDERS uk turn 5\n>>UK-K route D6 C6 to C7\n> > UK-F hold\n>> END\n",
        "ORDERS\xc2\xa0uk turn 5\nUK\xe2\x80\x93K route D6 C6 to C7\nUK\xe2\x80\x94"
        "F\xc2\xa0hold\nEND\n");
    CAPTURE(mail);
    CHECK(sheet_in(mail) == canonical);
}

TEST_CASE("a line that the mail broke in two is joined again", "[sheet]") {
    CHECK(sheet_in("ORDERS uk turn 5\nUK-K route D6\nC6 to\nC7\nUK-F hold\nEND\n") == canonical);
    const auto read =
        read_sheet(home_fleet, "ORDERS uk turn 5\nUK-K route D6\nUK-F hold\nEND\n", "");
    REQUIRE(read);
    REQUIRE(read->lines.size() == 2);
    CHECK(read->lines[0].order.error().code == ErrorCode::incomplete_order);
    CHECK(read->lines[1].order.has_value());
}

TEST_CASE("a list of ships that the mail broke anywhere is joined again", "[sheet]") {
    const std::string whole =
        "ORDERS uk turn 5\nUK-K detach Aurora, Lively, Conte di Misurata as UK-L\nEND\n";
    const std::string ships = "UK-K detach Aurora, Lively, Conte di Misurata as UK-L";
    for (std::size_t at = 5; at < ships.size(); ++at) {
        if (ships[at] != ' ') continue;
        std::string broken = ships;
        broken[at] = '\n';
        CAPTURE(broken);
        CHECK(sheet_in("ORDERS uk turn 5\n" + broken + "\nEND\n") == whole);
    }
}

TEST_CASE("a sheet may order what an earlier line of it forms", "[sheet]") {
    const std::string sheet =
        "ORDERS uk turn 5\nUK-K detach Lively as UK-L\nUK-L route to C7\n"
        "UK-F detach damaged as \"Force Z\"\n\"Force Z\" hold\nUK-L stance avoid\nEND\n";
    CHECK(sheet_in(sheet) == sheet);
    const auto read = read_sheet(home_fleet, sheet, "");
    REQUIRE(read);
    const auto formation = [&](std::size_t line) {
        return std::get<FormationOrder>(read->lines[line].order.value()).formation;
    };
    CHECK(formation(1) == OwnNumber{3});
    CHECK(formation(3) == OwnNumber{4});
    CHECK(formation(4) == OwnNumber{3});
    CHECK(sheet_in("ORDERS uk turn 5\nUK-L hold\nUK-K detach Lively as UK-L\nEND\n") ==
          "mail.txt:2:1: you have no formation \"UK-L\"; did you mean \"UK-K\"? "
          "(orders.unknown-formation)");
}

TEST_CASE("of several sheets the last one counts that is not quoted", "[sheet]") {
    const std::string old = "> ORDERS uk turn 5\n> UK-K hold\n> END\n";
    const std::string earlier = "ORDERS uk turn 5\nUK-F stance avoid\nEND\n";
    const std::string fresh(canonical);

    CHECK(sheet_in(fresh + old) == canonical);
    CHECK(sheet_in(old + fresh) == canonical);
    CHECK(sheet_in(earlier + fresh) == canonical);
    CHECK(sheet_in(old + "> ORDERS uk turn 5\n> UK-K route D6 C6 to C7\n> UK-F hold\n> END\n") ==
          canonical);
}

TEST_CASE("what stands below the head of an answered mail is old", "[sheet]") {
    const std::string old = "ORDERS uk turn 5\nUK-K hold\nEND\n";
    CHECK(sheet_in(std::string(canonical) + "-----Original Message-----\n" + old) == canonical);
    CHECK(sheet_in(std::string(canonical) + "________________________________\nFrom: x\n" + old) ==
          canonical);
    CHECK(sheet_in("-----Original Message-----\n" + std::string(canonical)) == canonical);
}

TEST_CASE("quoted words inside a new sheet are somebody else's", "[sheet]") {
    CHECK(sheet_in(
              "ORDERS uk turn 5\n> UK-K hold\nUK-K route D6 C6 to C7\nUK-F hold\n> END\nEND\n") ==
          canonical);
}

TEST_CASE("sheets of other sides are passed over", "[sheet]") {
    const std::string theirs = "ORDERS axis turn 5\nAX-3 hold\nEND\n";
    CHECK(sheet_in(theirs + std::string(canonical) + theirs) == canonical);
    CHECK(sheet_in(theirs) == "mail.txt:1:8: there is no side \"axis\" (orders.unknown-side)");
    CHECK(sheet_in("\n> ORDERS ukk turn 5\nEND\n") ==
          "mail.txt:2:10: there is no side \"ukk\"; did you mean \"uk\"? (orders.unknown-side)");
}

TEST_CASE("a new sheet without END is never replaced by a quoted one", "[sheet]") {
    CHECK(sheet_in("\nORDERS uk turn 5\nUK-K hold\n> ORDERS uk turn 5\n> UK-F hold\n> END\n") ==
          "mail.txt:2:1: the orders have no END; expected END on a line of its own after the last "
          "order (orders.no-end)");
    CHECK(sheet_in("orders uk turn 5\n\n" + std::string(canonical)) == canonical);
    CHECK(read_sheet(home_fleet, "ORDERS uk turn 5\nUK-K hold\nORDERS axis turn 5\nEND\n", "")
              .error()
              .code == ErrorCode::no_sheet_end);
}

TEST_CASE("what is wrong with the frame of a sheet is said", "[sheet]") {
    CHECK(sheet_in("UK-K hold\n") ==
          "mail.txt: there are no orders in this text; expected a line \"ORDERS uk turn N\" "
          "(orders.no-sheet)");
    CHECK(sheet_in("") ==
          "mail.txt: there are no orders in this text; expected a line \"ORDERS uk turn N\" "
          "(orders.no-sheet)");
    CHECK(sheet_in("ORDERS uk turn five\nEND\n") ==
          "mail.txt:1:16: found \"five\", expected a number (orders.unexpected-word)");
    CHECK(sheet_in("> ORDERS uk turn 0\nEND\n") ==
          "mail.txt:1:18: the turn is 0; expected a number from 1 to 9999 (text.out-of-range)");
    CHECK(sheet_in("ORDERS uk turn\nEND\n") ==
          "mail.txt:1:15: expected the number of the turn after \"turn\" (orders.incomplete)");
    CHECK(sheet_in("ORDERS uk turn 5\nUK-K h\xf6ld\nEND\n") ==
          "mail.txt:2: mail.txt is not a text in UTF-8 (text.not-text)");
    for (const std::string bad :
         {"\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\x80"}) {
        CAPTURE(bad);
        CHECK(read_sheet(home_fleet, std::string(canonical) + bad, "").error().code ==
              ErrorCode::not_text);
    }
}

TEST_CASE("an error of a line has its line and column in the text it came in", "[sheet]") {
    CHECK(sheet_in("Hello\nORDERS uk turn 5\n\n> UK-F hold\n  UK-K rout to C7\nEND\n") ==
          "mail.txt:5:8: \"rout\" is not an order; expected one of route, hold, stance, radar, "
          "detach, merge, follow, escort, shadow, return to port, speed, place, when, no "
          "conditions; did you mean \"route\"? "
          "(orders.unknown-order)");
    const auto read =
        read_sheet(home_fleet, "> ORDERS uk turn 5\n>  UK-K\trout \x1b to C7 \n> END\n", "");
    REQUIRE(read);
    REQUIRE(read->lines.size() == 1);
    CHECK(read->lines[0].number == 2);
    CHECK(read->lines[0].column == 4);
    CHECK(read->lines[0].text == "UK-K rout   to C7");
    CHECK(read->where == Place{"", 1, 3});
    CHECK(read->side == "uk");
}

TEST_CASE("a Windows line end is one line end", "[sheet]") {
    CHECK(sheet_in("\r\n\r\nORDERS uk turn 5\r\nUK-L hold\r\nEND\r\n") ==
          "mail.txt:4:1: you have no formation \"UK-L\"; did you mean \"UK-K\"? "
          "(orders.unknown-formation)");
}

TEST_CASE("an empty sheet is a sheet", "[sheet]") {
    CHECK(sheet_in("ORDERS uk turn 5\nEND\n") == "ORDERS uk turn 5\nEND\n");
}

TEST_CASE("any mail is read to a sheet that reads back, or to an error", "[sheet]") {
    const std::vector<std::string> pieces{"ORDERS ",
                                          "uk ",
                                          "axis ",
                                          "turn ",
                                          "5",
                                          "END",
                                          "\n",
                                          "\n",
                                          "\r\n",
                                          "> ",
                                          "UK-K ",
                                          "hold",
                                          "route ",
                                          "to ",
                                          "C7 ",
                                          "#",
                                          "\"",
                                          " ",
                                          "-----",
                                          "\xff",
                                          "ORDERS uk turn 5\n",
                                          "UK-F stance seek\n",
                                          "UK-F place 2\n",
                                          "UK-K detach Lively as UK-L\n",
                                          "UK-L hold\n",
                                          "play ",
                                          "search KALAFRANA at ",
                                          "\nEND\n",
                                          "\xe2\x80\x94"};
    std::mt19937 engine(11);
    int sheets = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string mail;
        for (auto size = engine() % 16; size > 0; --size) mail += pieces[engine() % pieces.size()];
        const std::string sheet = sheet_in(mail);
        REQUIRE_FALSE(sheet.empty());
        if (sheet.substr(0, 6) != "ORDERS") continue;
        ++sheets;
        CAPTURE(mail);
        REQUIRE(sheet_in(sheet) == sheet);
    }
    CHECK(sheets > 100);
}
