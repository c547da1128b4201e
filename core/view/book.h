#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/calendar.h"
#include "base/fields.h"
#include "base/id.h"
#include "chart/chart.h"
#include "rules/forces.h"
#include "rules/light.h"
#include "rules/switches.h"

/// \file
/// The fixed part of what a seat knows: the chart, the rules in force, its own order of battle. Of
/// the enemy it has only the name of the side.

namespace flagplot {

struct BookShip {
    std::string name;
    std::string class_name;
    ShipType type{};
    Kind kind{};
    KnotTenths maximum;
    bool has_radar = false;
    StructurePoints size;
    bool has_fighters = false;  ///< carries them (AR-4)

    friend bool operator==(const BookShip&, const BookShip&) = default;
};
FLAGPLOT_FIELDS(BookShip, name, class_name, type, kind, maximum, has_radar, size, has_fighters)

/// An own formation as the campaign begins with it. Its own number is its place in the book plus
/// one.
struct BookFormation {
    std::string id;    ///< short name for orders: "UK-K"
    std::string name;  ///< full name: "Force K, Capt. Agnew"
    TurnNumber enters;
    Square enters_at;
    std::vector<OwnShip> ships;  ///< sorted
    AtDestination at_destination{};

    friend bool operator==(const BookFormation&, const BookFormation&) = default;
};
FLAGPLOT_FIELDS(BookFormation, id, name, enters, enters_at, ships, at_destination)

/// Own aircraft: a base ashore or a ship, and what it can do (AR-1).
struct BookAsset {
    std::string id;    ///< short name for orders: "KALAFRANA"
    std::string name;  ///< "Sunderlands of Kalafrana"
    std::variant<Square, OwnShip> base;
    std::int32_t quality = 0;
    Squares range;
    std::int32_t sorties = 1;       ///< in a turn in which it may fly
    std::optional<Square> watches;  ///< the fixed block of a watcher, which needs no orders (AR-9)

    friend bool operator==(const BookAsset&, const BookAsset&) = default;
};
FLAGPLOT_FIELDS(BookAsset, id, name, base, quality, range, sorties, watches)

/// A side as everybody knows it.
struct PublicSide {
    std::string id;    ///< "uk"
    std::string name;  ///< "Royal Navy"

    friend bool operator==(const PublicSide&, const PublicSide&) = default;
};
FLAGPLOT_FIELDS(PublicSide, id, name)

/// When the turns of the campaign begin, and their light.
struct Calendar {
    Moment start;              ///< of turn 1
    TurnNumber turn_starts;    ///< how many turns begin; the last one is not resolved (A-ST-56)
    std::vector<Light> light;  ///< of each turn that is resolved

    friend bool operator==(const Calendar&, const Calendar&) = default;

    [[nodiscard]] Moment begin_of(TurnNumber turn) const {
        return start + Pulse{(turn.count - 1) * half_hours_per_turn};
    }
    [[nodiscard]] TurnNumber last_turn() const { return turn_starts - TurnNumber{1}; }
    [[nodiscard]] bool is_over(TurnNumber turn) const { return turn > last_turn(); }
    /// \pre turn 1 or later. The end of the campaign has the light of its last turn.
    [[nodiscard]] Light light_of(TurnNumber turn) const {
        return light[static_cast<std::size_t>(std::min(turn, last_turn()).count - 1)];
    }
};
FLAGPLOT_FIELDS(Calendar, start, turn_starts, light)

struct Book {
    std::string campaign;  ///< "convoy-beta"
    std::string title;     ///< "Convoy Beta, 7-9 November 1941"
    SideId side;
    std::vector<PublicSide> sides;  ///< by `SideId`
    Calendar calendar;
    Switches switches;
    Chart chart;
    std::vector<Square> own_ports;  ///< sorted
    std::string briefing;           ///< what the side is told before the first turn, in Markdown
    std::vector<BookShip> ships;    ///< by `OwnShip`
    std::vector<BookFormation> formations;  ///< by own number, from 1
    std::vector<BookAsset> assets;          ///< by `OwnAsset`

    friend bool operator==(const Book&, const Book&) = default;

    [[nodiscard]] const BookShip& ship(OwnShip ship_) const { return ships.at(ship_.index()); }
    [[nodiscard]] const PublicSide& own_side() const { return sides.at(side.index()); }
};
FLAGPLOT_FIELDS(Book, campaign, title, side, sides, calendar, switches, chart, own_ports, briefing,
                ships, formations, assets)

}  // namespace flagplot
