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

inline constexpr OwnShip aurora{0};
inline constexpr OwnShip lively{1};
inline constexpr OwnShip breconshire{2};

inline constexpr OwnAsset kalafrana{0};
inline constexpr OwnAsset walrus{1};
inline constexpr OwnAsset watcher{2};

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
    BookShip ship;
    ship.name = std::move(name);
    ship.class_name = "Class";
    ship.type = type;
    ship.kind = row_of(type).kind;
    ship.maximum = {knots * 10};
    ship.has_radar = has_radar;
    ship.size = row_of(type).size;
    return ship;
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
    book.ships = {ship("Aurora", ShipType::CL, 32, true), ship("Lively", ShipType::DD, 36),
                  ship("Breconshire", ShipType::AUX, 18)};
    book.formations = {{"UK-K", "Force K, Capt. Agnew", {1}, at("B2"), {aurora, lively}},
                       {"UK-T", "Tanker", {3}, at("A5"), {breconshire}}};
    return book;
}

/// The same with aircraft: flying boats of Malta, a float plane of Aurora, and a watcher ashore.
[[nodiscard]] inline Book flying_book() {
    Book book = small_book();
    book.assets = {{"KALAFRANA", "Sunderlands of Kalafrana", at("B2"), 3, {4}, 2, {}},
                   {"WALRUS", "Walrus of Aurora", aurora, 1, {1}, 1, {}},
                   {"P-34", "Submarine P-34", at("G4"), 1, {1}, 1, at("G4")}};
    return book;
}

/// The enemy's book of the same campaign.
[[nodiscard]] inline Book enemy_book() {
    Book book = small_book();
    book.side = {1};
    book.own_ports = {at("G5")};
    book.briefing = "Bring the convoy through.";
    book.ships = {ship("Duisburg", ShipType::AUX, 9), ship("Grecale", ShipType::DD, 38),
                  ship("Trieste", ShipType::CA, 35)};
    book.formations = {{"IT-B", "Convoy Beta, C.V. Bisciani", {1}, at("G5"), {{0}, {1}}},
                       {"IT-3", "3rd Division", {1}, at("G4"), {{2}}}};
    return book;
}

/// Force K put to sea in turn 1 and is in C3, bound by E4 for G5; it is the beginning of turn 2.
[[nodiscard]] inline SideView small_view() {
    SideView view;
    view.turn = {2};
    view.ships.resize(3);
    view.formations.resize(2);
    OwnFormation& own = view.formations[0];
    own.id = "UK-K";
    own.name = "Force K, Capt. Agnew";
    own.ships = {aurora, lively};
    own.presence = Presence::on_chart;
    own.square = at("C3");
    own.route = PlotRoute{{at("E4")}, at("G5")};
    own.run = {1};
    own.track = {{{1}, at("B2")}, {{1}, at("C3")}};
    OwnFormation& other = view.formations[1];
    other.id = "UK-T";
    other.name = "Tanker";
    other.ships = {breconshire};
    other.square = at("A5");
    view.waiting = {
        TurnBegan{{1}, Light::day}, OwnRouteSet{force_k, PlotRoute{{at("E4")}, at("G5")}},
        OwnMoved{force_k, Direction::south_east, at("C3"), {1}, {1}, {6}}, TurnEnded{{1}}};
    return view;
}

/// The same after Force K sighted something in E3 by radar at nine in the morning.
[[nodiscard]] inline SideView view_with_contact() {
    SideView view = small_view();
    const Seen seen{{1}, force_k, SightMode::radar, Reach::one_between, at("E3"), {}, {6}};
    view.waiting.insert(view.waiting.end() - 1, seen);
    Contact& contact = view.contacts.emplace_back();
    note(contact, {{1}, {6}, at("E3"), SightSource::radar, force_k, Reach::one_between, {}});
    return view;
}

/// The contact of such a view, as if it had last been sighted so.
inline void sight_again(Contact& contact, SightSource source, std::optional<Declaration> declared) {
    Sighted sighted = contact.sightings.back();
    sighted.source = source;
    sighted.declared = declared;
    if (source != SightSource::eye && source != SightSource::radar) sighted.by.reset();
    contact.sightings.pop_back();
    note(contact, sighted);
}

/// The same with a card of each kind in the hand.
[[nodiscard]] inline SideView view_with_hand() {
    SideView view = small_view();
    view.hand = {
        {{"All boilers"}, {"One point more this turn."}, CardNeeds::formation},
        {{"Extra reconnaissance"}, {"A search of any nine squares."}, CardNeeds::square},
        {{"Signals intelligence"}, {"The square of an enemy."}, CardNeeds::nothing},
    };
    return view;
}

}  // namespace flagplot::test
