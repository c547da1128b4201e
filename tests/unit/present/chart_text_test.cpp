#include "present/characters/chart_text.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "present/characters/marks.h"
#include "present/truth/truth_plot.h"
#include "support/small_campaign.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

std::size_t columns(const std::string& line) {
    std::size_t count = 0;
    for (const char c : line) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    return count;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

Plot plot_on(Chart chart) {
    Book book = small_book();
    book.chart = std::move(chart);
    return plot_of(book, small_view());
}

/// What stands in a square of the chart, without colour.
std::string cell_in(const Plot& plot, Square square) {
    const std::string row =
        lines_of(chart_text(plot, false))[4 + static_cast<std::size_t>(square.row)];
    std::string cell;
    std::size_t column = 0;
    const std::size_t from = 3 + 3 * static_cast<std::size_t>(square.column);
    for (std::size_t i = 0; i < row.size();) {
        std::size_t next = i + 1;
        while (next < row.size() && (static_cast<unsigned char>(row[next]) & 0xC0U) == 0x80U)
            ++next;
        if (column >= from && column < from + 3) cell += row.substr(i, next - i);
        ++column;
        i = next;
    }
    return cell;
}

}  // namespace

TEST_CASE("a side's chart reads as it should", "[plot]") {
    CHECK(chart_text(plot_of(small_book(), view_with_contact()), false) ==
          R"(A small campaign: Royal Navy
8 Nov 1941 12:00, turn 2 of 4, day

    A  B  C  D  E  F  G
  1 .  .  .  .  .  .  .
  2 .  •⌂ . ▒▒▒▒▒▒ .  .
  3 .  .  ▲1 →  !1 .  .
  4 .  .  .  .  ①  →  .
  5 .  .  .  .  .  .  ◎

  ▲1   C3     UK-K, Force K, Capt. Agnew (Royal Navy)
  ①    E4     checkpoint 1 of UK-K
  ◎    G5     destination of UK-K
  !1   E3     contact C1 of Royal Navy, current, 3 h ago: composition unknown;
              place certain (by radar)
  ⌂    B2     Malta
  °    G5     Navarino Bay

  ▲ formation of Royal Navy  ! contact, current  ◎ destination
  ① checkpoint by number  ↑ planned way  • track sailed  ⌂ port  ° named place
  ▒ land  ^ islands: passable, they hide what is behind  . sea
  + more than fits in the square
)");
}

TEST_CASE("the umpire's chart shows all sides", "[plot]") {
    CHECK(chart_text(plot_of_truth(small_campaign(), small_state()), false) ==
          R"(A small campaign: the umpire
8 Nov 1941 12:00, turn 2 of 4, day

    A  B  C  D  E  F  G
  1 .  .  .  .  .  .  .
  2 .  •⌂ . ▒▒▒▒▒▒ .  .
  3 .  .  ▲1 →← ▼! .  .
  4 .  ◎  ↙  .  ①  →  .
  5 .  .  .  .  .  .  ▼◎

  ▲1   C3     UK-K, Force K, Capt. Agnew (Royal Navy)
  ①    E4     checkpoint 1 of UK-K
  ◎    G5     destination of UK-K
  ▼1   E3     IT-B, Convoy Beta, C.V. Bisciani (Regia Marina)
  ◎    B4     destination of IT-B
  ▼2   G5     IT-3, 3rd Division (Regia Marina)
  !1   E3     contact C1 of Royal Navy, current, 3 h ago: composition unknown;
              place certain (by radar)
  ⌂    B2     Malta
  °    G5     Navarino Bay

  ▲ formation of Royal Navy  ▼ formation of Regia Marina  ! contact, current
  ◎ destination  ① checkpoint by number  ↑ planned way  • track sailed  ⌂ port
  ° named place  ▒ land  ^ islands: passable, they hide what is behind  . sea
  + more than fits in the square
)");
}

TEST_CASE("colour adds nothing but colour", "[plot]") {
    const Plot plot = plot_of_truth(small_campaign(), small_state());
    const std::string coloured = chart_text(plot, true);
    CHECK(has(coloured, "\x1b["));
    CHECK_FALSE(has(chart_text(plot, false), "\x1b"));

    std::string bare;
    for (std::size_t i = 0; i < coloured.size(); ++i) {
        if (coloured[i] == '\x1b')
            i = coloured.find('m', i);
        else
            bare += coloured[i];
    }
    CHECK(bare == chart_text(plot, false));
}

TEST_CASE("a chart of seventeen by twelve squares fits eighty columns", "[plot]") {
    const auto lines = lines_of(chart_text(plot_on(open_sea(17, 12)), false));
    for (const std::string& line : lines) CHECK(columns(line) <= 80);
    CHECK(columns(lines[4]) == 3 + 17 * 3 - 1);
}

TEST_CASE("markers in one square are shown side by side, and a fourth as a plus", "[plot]") {
    Plot plot = plot_of(small_book(), small_view());
    plot.formations[0].ahead.clear();
    CHECK(cell_in(plot, at("C3")) == " ▲1");
    CHECK(cell_in(plot, at("E4")) == " ① ");
    CHECK(cell_in(plot, at("A1")) == " . ");
    plot.contacts.push_back({{12}, {0}, at("A1"), 0, true, "", ""});
    CHECK(cell_in(plot, at("A1")) == "!12");
    plot.contacts.push_back({{100}, {0}, at("A2"), 0, false, "", ""});
    CHECK(cell_in(plot, at("A2")) == " ? ");
    plot.contacts.push_back({{2}, {0}, at("C3"), 0, true, "", ""});
    CHECK(cell_in(plot, at("C3")) == " ▲!");
    plot.battles.push_back({1, at("C3"), false, {}});
    CHECK(cell_in(plot, at("C3")) == "*▲!");
    plot.contacts.push_back({{3}, {0}, at("C3"), 0, false, "", ""});
    CHECK(cell_in(plot, at("C3")) == "*▲+");
}

TEST_CASE("two formations of a side in one square share a glyph without number", "[plot]") {
    Plot plot = plot_of(small_book(), small_view());
    plot.formations.push_back(plot.formations[0]);
    plot.formations[1].number = tanker;
    CHECK(cell_in(plot, at("C3")) == " ▲ ");
    plot.formations[1].side = {1};
    CHECK(cell_in(plot, at("C3")) == " ▲▼");
}

TEST_CASE("the way ahead hides the track, and a marker hides both", "[plot]") {
    Plot plot = plot_of(small_book(), small_view());
    plot.formations[0].track = {at("A4"), at("D3"), at("C3")};
    CHECK(cell_in(plot, at("A4")) == " • ");
    CHECK(cell_in(plot, at("D3")) == " → ");
    CHECK(cell_in(plot, at("C3")) == " ▲1");
    CHECK(cell_in(plot, at("B2")) == " ⌂ ");
    plot.formations[0].track.push_back(at("B2"));
    CHECK(cell_in(plot, at("B2")) == " •⌂");
    plot.formations[0].ahead.push_back({at("B2"), Direction::north});
    CHECK(cell_in(plot, at("B2")) == " ↑⌂");
    plot.contacts.push_back({{1}, {0}, at("B2"), 0, true, "", ""});
    CHECK(cell_in(plot, at("B2")) == " !1");
}

TEST_CASE("a chart larger than a sheet is cut to what is marked, and says so", "[plot]") {
    Plot plot = plot_on(open_sea(720, 360));
    plot.chart.places.push_back({"Far away", *read_square("ZZ300"), true});
    const std::string text = chart_text(plot, false);
    CHECK(has(text, "The chart (A1 to AAR360) is cut to where something is marked: A1 to I7.\n"));
    CHECK(lines_of(text).size() < 40);
    CHECK_FALSE(has(text, "Far away"));

    plot.contacts.push_back({{1}, {0}, *read_square("AAR360"), 0, true, "unknown", "by radar"});
    const std::string two = chart_text(plot, false);
    CHECK(has(two, "is cut to where something is marked: 2 sheets.\n\nSheet 1 of 2: A1 to Y40\n"));
    CHECK(has(two, "Sheet 2 of 2: ZY321 to AAR360\n"));
    CHECK(has(two,
              "!1   AAR360 contact C1 of Royal Navy, current, 0 h ago: unknown; place certain\n"
              "              (by radar)\n"));
    for (const std::string& line : lines_of(two)) CHECK(columns(line) <= 80);
}

TEST_CASE("a large chart on which nothing is marked shows its north-western corner", "[plot]") {
    Plot plot = plot_on(open_sea(100, 100));
    plot.formations.clear();
    CHECK(has(chart_text(plot, false), "is marked: A1 to C3.\n"));
}

TEST_CASE("searched squares, blocks and weather fill the squares where nothing else is", "[plot]") {
    Plot plot = plot_of(small_book(), small_view());
    plot.blocks = {{at("F3"), false, "an enemy in one of the nine squares"},
                   {at("B4"), true, "searched by KALAFRANA"}};
    plot.weather = {{Weather::fog, at("A1"), {1}}, {Weather::poor, {}, {}}};
    CHECK(cell_in(plot, at("F2")) == " # ");
    CHECK(cell_in(plot, at("E2")) == "▒▒▒");
    CHECK(cell_in(plot, at("E4")) == " ① ");
    CHECK(cell_in(plot, at("A4")) == " : ");
    CHECK(cell_in(plot, at("C3")) == " ▲1");
    CHECK(cell_in(plot, at("A1")) == " ≈ ");
    CHECK(cell_in(plot, at("C1")) == " . ");
    const std::string text = chart_text(plot, false);
    CHECK(has(text, "  #    F3     an enemy in one of the nine squares\n"));
    CHECK(has(text, "  :    B4     searched by KALAFRANA\n"));
    CHECK(has(text, "  ≈    A1     fog within 1 square of A1\n"));
    CHECK(has(text, "# an enemy is in one of these squares"));
    CHECK(has(text, ": searched from the air"));
}

TEST_CASE("weather alone does not enlarge the part of a chart that is shown", "[plot]") {
    Plot plot = plot_on(open_sea(100, 100));
    plot.weather = {{Weather::storm, *read_square("Z50"), {3}}};
    CHECK(has(chart_text(plot, false), "is marked: A1 to I7.\n"));
    plot.blocks = {{at("K5"), true, ""}};
    CHECK(has(chart_text(plot, false), "is marked: A1 to N8.\n"));
}
