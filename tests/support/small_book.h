#pragma once

#include "support/drawn_chart.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A campaign of four turns on a chart of seven by five squares, and what the Royal Navy knows of
/// it: Force K in the chart's port, a tanker due in turn 3.

namespace flagplot::test {

inline constexpr OwnNumber force_k{1};
inline constexpr OwnNumber tanker{2};

[[nodiscard]] inline Square at(std::string_view name) { return *read_square(name); }

[[nodiscard]] inline Chart small_chart() {
    Chart chart = drawn_chart(R"(
        . . . . . . .
        . M . # # . .
        . . . . ^ . .
        . . . . . . .
        . . . . . . N
    )")
                      .with_place("Malta", 'M', true)
                      .with_place("Navarino Bay", 'N', false)
                      .chart;
    return chart;
}

[[nodiscard]] inline Calendar small_calendar() {
    return {*read_moment("1941-11-08 06:00"),
            {5},
            {Light::day, Light::day, Light::night, Light::night}};
}

[[nodiscard]] inline BookShip ship(std::string name, ShipType type, std::int32_t knots,
                                   bool has_radar = false) {
    return {std::move(name), "Class",          type, row_of(type).kind, {knots * 10},
            has_radar,       row_of(type).size};
}

[[nodiscard]] inline Book small_book() {
    Book book;
    book.campaign = "small";
    book.title = "A small campaign";
    book.side = {0};
    book.sides = {{"uk", "Royal Navy"}, {"it", "Regia Marina"}};
    book.calendar = small_calendar();
    book.switches = switches_of(Profile::standard);
    book.chart = small_chart();
    book.own_ports = {at("B2")};
    book.briefing = "Stop the convoy.";
    book.formations = {{"UK-K",
                        "Force K, Capt. Agnew",
                        {1},
                        at("B2"),
                        {ship("Aurora", ShipType::CL, 32, true), ship("Lively", ShipType::DD, 36)}},
                       {"UK-T", "Tanker", {3}, at("A5"), {ship("Breconshire", ShipType::AUX, 18)}}};
    return book;
}

/// The enemy's book of the same campaign.
[[nodiscard]] inline Book enemy_book() {
    Book book = small_book();
    book.side = {1};
    book.own_ports = {at("G5")};
    book.briefing = "Bring the convoy through.";
    book.formations = {
        {"IT-B",
         "Convoy Beta, C.V. Bisciani",
         {1},
         at("G5"),
         {ship("Duisburg", ShipType::AUX, 9), ship("Grecale", ShipType::DD, 38)}},
        {"IT-3", "3rd Division", {1}, at("G4"), {ship("Trieste", ShipType::CA, 35)}}};
    return book;
}

/// Force K put to sea in turn 1 and is in C3, bound by E4 for G5; it is the beginning of turn 2.
[[nodiscard]] inline SideView small_view() {
    SideView view;
    view.turn = {2};
    view.formations.resize(2);
    OwnFormation& own = view.formations[0];
    own.presence = Presence::on_chart;
    own.square = at("C3");
    own.route = PlotRoute{{at("E4")}, at("G5")};
    own.run = {1};
    own.ships.resize(2);
    own.track = {{{1}, at("B2")}, {{1}, at("C3")}};
    view.formations[1].square = at("A5");
    view.formations[1].ships.resize(1);
    view.last_turn = {
        TurnBegan{{1}, Light::day}, OwnRouteSet{force_k, PlotRoute{{at("E4")}, at("G5")}},
        OwnMoved{force_k, Direction::south_east, at("C3"), {1}, {1}, {6}}, TurnEnded{{1}}};
    return view;
}

/// The same after Force K sighted something in E3 by radar at nine in the morning.
[[nodiscard]] inline SideView view_with_contact() {
    SideView view = small_view();
    const Seen seen{{1}, force_k, SightMode::radar, Reach::one_between, at("E3"), {}, {6}};
    view.last_turn.insert(view.last_turn.end() - 1, seen);
    view.contacts.push_back({at("E3"),
                             {1},
                             {6},
                             SightMode::radar,
                             {},
                             {{force_k, Reach::one_between}},
                             {{{1}, at("E3")}}});
    return view;
}

}  // namespace flagplot::test
