#include "present/characters/small_chart.h"

#include <catch2/catch.hpp>
#include <regex>
#include <sstream>

#include "base/plain_text.h"
#include "present/side/briefing_document.h"
#include "support/small_book.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

Square square_named(const std::string& name) { return *read_square(name); }

/// Force K is in C3; nothing else is on this sea.
Plot plot_of_large_sea(std::int32_t columns, std::int32_t rows) {
    Book book = small_book();
    book.chart = open_sea(columns, rows);
    return plot_of(book, small_view());
}

PlotContact contact_at(std::uint32_t number, const std::string& place) {
    return {{number}, {0}, square_named(place), 0, true, "", ""};
}

/// The titles of the windows: "A1 to E5".
std::vector<std::string> windows_in(const std::string& chart) {
    static const std::regex title("(?:^|\n)([A-Z]+[0-9]+ to [A-Z]+[0-9]+) of ");
    std::vector<std::string> windows;
    for (std::sregex_iterator found(chart.begin(), chart.end(), title), end; found != end; ++found)
        windows.push_back((*found)[1]);
    return windows;
}

/// Both corners of "A1 to E5".
std::pair<Square, Square> corners_of(const std::string& window) {
    const std::size_t middle = window.find(" to ");
    return {square_named(window.substr(0, middle)), square_named(window.substr(middle + 4))};
}

}  // namespace

TEST_CASE("a small sea is shown whole, and each mark is named", "[plot]") {
    CHECK(small_chart(plot_of(small_book(), view_with_contact()), {at("B2")}) ==
          R"(    A  B  C  D  E  F  G
  1 .  .  .  .  .  .  .
  2 .  •⌂ . ▒▒▒▒▒▒ .  .
  3 .  .  ▲1 →  !1 .  .
  4 .  .  .  .  ①  →  .
  5 .  .  .  .  .  .  ◎

  ▲1 UK-K (C3)              !1 C1 (E3)                ⌂ Malta (B2)
  ° Navarino Bay (G5)

  ! contact, current  ◎ destination  ① checkpoint by number  ↑ planned way
  • track sailed  ⌂ port  ° named place  ▒ land
  ^ islands: passable, they hide what is behind  . sea
  + more than fits in the square
)");
}

TEST_CASE("a sea of twenty-five squares each way is shown whole, in 78 columns", "[plot]") {
    const std::string whole = small_chart(plot_of_large_sea(25, 25), {});
    CHECK(windows_in(whole).empty());
    CHECK(has(whole, " 25 ."));
    std::istringstream lines(whole);
    for (std::string line; std::getline(lines, line);) CHECK(width_of(line) <= small_chart_width);
    CHECK(windows_in(small_chart(plot_of_large_sea(26, 25), {})).size() == 1);
    CHECK(windows_in(small_chart(plot_of_large_sea(25, 26), {})).size() == 1);
}

TEST_CASE("of a larger sea windows hold formations, contacts, battles and own ports", "[plot]") {
    Plot plot = plot_of_large_sea(60, 60);
    using Windows = std::vector<std::string>;
    CHECK(windows_in(small_chart(plot, {})) == Windows{"A1 to E5"});
    plot.contacts.push_back(contact_at(1, "M9"));
    CHECK(windows_in(small_chart(plot, {})) == Windows{"A1 to O11"});
    CHECK(windows_in(small_chart(plot, {square_named("AD30")})) ==
          Windows{"A1 to O11", "AB28 to AF32"});
    plot.battles.push_back({1, square_named("BH60"), false, {}});
    CHECK(windows_in(small_chart(plot, {})) == Windows{"A1 to O11", "BF58 to BH60"});
    plot.battles[0].is_over = true;
    CHECK(windows_in(small_chart(plot, {})) == Windows{"A1 to O11"});
    CHECK(has(small_chart(plot, {}), "A1 to O11 of A1 to BH60\n"));
}

TEST_CASE("windows hold all that is known and are never too large", "[plot]") {
    Plot plot = plot_of_large_sea(100, 100);
    std::uint32_t at = 1;
    for (std::uint32_t i = 1; i <= 40; ++i) {
        at = (at * 37 + 11) % 9973;
        const Square place{static_cast<std::int16_t>(at % 100),
                           static_cast<std::int16_t>(at / 100)};
        plot.contacts.push_back(contact_at(i, name_of(place)));
    }
    const std::string chart = small_chart(plot, {});
    const auto windows = windows_in(chart);
    CHECK(windows.size() < 40);
    for (const std::string& window : windows) {
        const auto [first, last] = corners_of(window);
        CHECK(last.column - first.column < window_columns);
        CHECK(last.row - first.row < window_rows);
    }
    for (const PlotContact& contact : plot.contacts) {
        CHECK(std::any_of(windows.begin(), windows.end(), [&](const std::string& window) {
            const auto [first, last] = corners_of(window);
            return contact.square.column >= first.column && contact.square.row >= first.row &&
                   contact.square.column <= last.column && contact.square.row <= last.row;
        }));
        CHECK(has(chart, "C" + std::to_string(contact.number.number) + " (" +
                             name_of(contact.square) + ")"));
    }
}

TEST_CASE("of a larger sea nothing is shown where a side knows of nothing", "[plot]") {
    Plot plot = plot_of_large_sea(60, 60);
    plot.formations.clear();
    CHECK(small_chart(plot, {}).empty());
    CHECK_FALSE(small_chart(plot, {square_named("M9")}).empty());
}

TEST_CASE("a briefing to mail has its chart in characters, and one on paper has the plot",
          "[plot][briefing]") {
    const Book book = small_book();
    const SideView view = view_with_contact();
    const std::string mail = briefing_mail(book, view, "\n## Receipt\n");
    CHECK(has(mail, "## The chart\n\n```\n    A  B  C  D  E  F  G\n  1 ."));
    CHECK(has(mail, "\n  5 .  .  .  .  .  .  ◎\n"));
    CHECK(mail.ends_with("\n## Receipt\n"));
    const Document paper = briefing_document(book, view, "\n## Receipt\n", nullptr);
    CHECK_FALSE(has(paper.markdown, "## The chart"));
    CHECK(has(paper.markdown, "](plot)"));
    CHECK(paper.markdown.ends_with("\n## Receipt\n"));
}
