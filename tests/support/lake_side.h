#pragma once

#include <string_view>

#include "support/drawn_chart.h"
#include "view/side_view.h"

/// \file
/// A small side for tests of what a side knows and says: three formations round an island with a
/// lake in it, of which one is still to come.

namespace flagplot::test {

inline constexpr OwnNumber force_k{1};   ///< UK-K, on the chart in C6 from turn 1
inline constexpr OwnNumber force_f{2};   ///< UK-F, on the chart in A1 from turn 1
inline constexpr OwnNumber late_one{3};  ///< UK-G, due in F1 in turn 4

/// A to F, 1 to 6; land in the middle of it, and a lake in C3.
[[nodiscard]] inline Chart lake_chart() {
    return drawn_chart(R"(
        . . . . . .
        . # # # . .
        . # . # . .
        . # # # . .
        . . . . . .
        . . . . . .
    )")
        .chart;
}

[[nodiscard]] inline Square square(std::string_view name) { return *read_square(name); }

/// The book of the Royal Navy: turn 1 begins on 7 November 1941 at 18:00; eight turns.
[[nodiscard]] inline Book lake_book() {
    Book book;
    book.campaign = "lake";
    book.title = "Round the lake";
    book.side = {0};
    book.sides = {{"uk", "Royal Navy"}, {"axis", "Regia Marina"}};
    book.calendar.start = *read_moment("1941-11-07 18:00");
    book.calendar.turn_starts = {9};
    book.calendar.light.assign(8, Light::day);
    book.switches = switches_of(Profile::standard);
    book.chart = lake_chart();
    const BookShip cruiser{"Aurora",        "Arethusa", ShipType::CL, Kind::battle,
                           KnotTenths{320}, true,       {2}};
    book.formations = {{"UK-K", "Force K, Capt. Agnew", {1}, square("C6"), {cruiser}},
                       {"UK-F", "Force F", {1}, square("A1"), {cruiser}},
                       {"UK-G", "Force G", {4}, square("F1"), {cruiser}}};
    return book;
}

/// The side's picture before it orders turn 2: two formations on the chart, nothing seen.
[[nodiscard]] inline SideView lake_view(const Book& book) {
    SideView view = first_view(book);
    absorb(view, OwnEntered{force_k, square("C6")});
    absorb(view, OwnEntered{force_f, square("A1")});
    absorb(view, TurnBegan{{1}, Light::day});
    absorb(view, TurnEnded{{1}});
    return view;
}

}  // namespace flagplot::test
