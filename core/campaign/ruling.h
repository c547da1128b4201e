#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/dice.h"
#include "base/fields.h"
#include "base/id.h"
#include "rules/light.h"
#include "rules/weather.h"
#include "view/order.h"
#include "view/report.h"

/// \file
/// What an umpire may decide by hand (5.5): a closed list of verbs. Each is a struct here, a row in
/// the table of campaign/ruling_text.cpp and an overload in campaign/turn_ruling.cpp. Rules page:
/// docs/rules/campaign.md#the-umpires-verbs

namespace flagplot::ruling {

/// The formation is in this square now.
struct Place {
    FormationId formation;
    Square to;
    friend bool operator==(const Place&, const Place&) = default;
};
FLAGPLOT_FIELDS(Place, formation, to)

/// A formation gets this route, or none, whether or not its captain was free.
struct Route {
    FormationId formation;
    std::optional<PlotRoute> route;
    friend bool operator==(const Route&, const Route&) = default;
};
FLAGPLOT_FIELDS(Route, formation, route)

/// A formation's captain may change course, as after a sighting (ST-25).
struct Free {
    FormationId formation;
    friend bool operator==(const Free&, const Free&) = default;
};
FLAGPLOT_FIELDS(Free, formation)

/// A formation takes this stance (A-ST-39).
struct Stance {
    FormationId formation;
    flagplot::Stance stance{};
    friend bool operator==(const Stance&, const Stance&) = default;
};
FLAGPLOT_FIELDS(Stance, formation, stance)

/// A wrong contact in a side's picture is struck, as the side itself could do.
struct Cancel {
    SideId side;
    ContactId contact;
    friend bool operator==(const Cancel&, const Cancel&) = default;
};
FLAGPLOT_FIELDS(Cancel, side, contact)

/// A formation that had not entered yet is on the chart, here.
struct Arrive {
    FormationId formation;
    Square at;
    friend bool operator==(const Arrive&, const Arrive&) = default;
};
FLAGPLOT_FIELDS(Arrive, formation, at)

/// A formation leaves the chart for good.
struct Leave {
    FormationId formation;
    friend bool operator==(const Leave&, const Leave&) = default;
};
FLAGPLOT_FIELDS(Leave, formation)

/// These ships of a formation form another one.
struct Split {
    FormationId formation;
    std::vector<ShipId> ships;  ///< sorted
    std::string name;
    friend bool operator==(const Split&, const Split&) = default;
};
FLAGPLOT_FIELDS(Split, formation, ships, name)

/// The first formation joins the second, wherever that is.
struct Merge {
    FormationId from;
    FormationId into;
    friend bool operator==(const Merge&, const Merge&) = default;
};
FLAGPLOT_FIELDS(Merge, from, into)

/// A ship loses this many structure points, and with each a quarter of her speed (A-ST-46).
struct Damage {
    ShipId ship;
    StructurePoints points;
    friend bool operator==(const Damage&, const Damage&) = default;
};
FLAGPLOT_FIELDS(Damage, ship, points)

/// A ship is repaired up to these values. None of them gets worse.
struct Repair {
    ShipId ship;
    Hundredths hull{100};
    Hundredths speed{100};
    friend bool operator==(const Repair&, const Repair&) = default;
};
FLAGPLOT_FIELDS(Repair, ship, hull, speed)

struct Sink {
    ShipId ship;
    friend bool operator==(const Sink&, const Sink&) = default;
};
FLAGPLOT_FIELDS(Sink, ship)

/// A ship keeps this many hundredths of her maximum speed.
struct Speed {
    ShipId ship;
    Hundredths speed{100};
    friend bool operator==(const Speed&, const Speed&) = default;
};
FLAGPLOT_FIELDS(Speed, ship, speed)

/// A side learns where an enemy formation is, and has spotted it.
struct Reveal {
    FormationId formation;
    SideId to;
    bool with_composition = false;  ///< with what it would have to declare (ST-37)
    friend bool operator==(const Reveal&, const Reveal&) = default;
};
FLAGPLOT_FIELDS(Reveal, formation, to, with_composition)

/// A side has not spotted a formation after all.
struct Hide {
    FormationId formation;
    SideId from;
    friend bool operator==(const Hide&, const Hide&) = default;
};
FLAGPLOT_FIELDS(Hide, formation, from)

/// A side is told of a force, which exists or not.
struct Contact {
    SideId to;
    Square at;
    std::optional<Declaration> declared;
    std::optional<FormationId> of;  ///< that it has spotted by this; none: a false report
    friend bool operator==(const Contact&, const Contact&) = default;
};
FLAGPLOT_FIELDS(Contact, to, at, declared, of)

struct Tell {
    SideId side;
    std::string text;
    friend bool operator==(const Tell&, const Tell&) = default;
};
FLAGPLOT_FIELDS(Tell, side, text)

/// Weather from this turn on, for this many turns.
struct Weather {
    WeatherZone zone;
    TurnNumber turns{1};
    friend bool operator==(const Weather&, const Weather&) = default;
};
FLAGPLOT_FIELDS(Weather, zone, turns)

/// The light of a turn.
struct Light {
    TurnNumber turn;
    flagplot::Light light{};
    friend bool operator==(const Light&, const Light&) = default;
};
FLAGPLOT_FIELDS(Light, turn, light)

/// A switch of the rules has another value from now on.
struct Switch {
    std::string key;  ///< "movement.diagonal"
    std::string value;
    friend bool operator==(const Switch&, const Switch&) = default;
};
FLAGPLOT_FIELDS(Switch, key, value)

/// A card is added to a side's hand, or taken from it.
struct Card {
    SideId side;
    CardId card;
    bool is_taken = false;
    friend bool operator==(const Card&, const Card&) = default;
};
FLAGPLOT_FIELDS(Card, side, card, is_taken)

/// A die will show this when it is rolled.
struct Die {
    DieKey key;
    std::int32_t shows = 0;
    friend bool operator==(const Die&, const Die&) = default;
};
FLAGPLOT_FIELDS(Die, key, shows)

/// A side gets points, or loses some.
struct Victory {
    SideId side;
    std::int32_t points = 0;
    std::string text;  ///< for what
    friend bool operator==(const Victory&, const Victory&) = default;
};
FLAGPLOT_FIELDS(Victory, side, points, text)

}  // namespace flagplot::ruling

namespace flagplot {

using Ruling =
    std::variant<ruling::Place, ruling::Route, ruling::Free, ruling::Arrive, ruling::Leave,
                 ruling::Split, ruling::Merge, ruling::Damage, ruling::Repair, ruling::Sink,
                 ruling::Speed, ruling::Reveal, ruling::Hide, ruling::Contact, ruling::Tell,
                 ruling::Weather, ruling::Light, ruling::Switch, ruling::Card, ruling::Die,
                 ruling::Victory, ruling::Stance, ruling::Cancel>;

}  // namespace flagplot
