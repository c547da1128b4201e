#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/calendar.h"
#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/light.h"
#include "rules/movement.h"
#include "rules/sighting.h"
#include "view/order.h"

/// \file
/// What a seat may be told (5.2), past tense. Reports name own formations by own number and the
/// enemy by the seat's own contact numbers; a truth id, a die, a count or a digest of the truth
/// does not compile (view/tellable.h).

namespace flagplot {

/// The umpire's promise about the dice, in the first briefing: a digest of the secret alone.
struct DiceCommitted {
    Digest commitment{};

    friend bool operator==(const DiceCommitted&, const DiceCommitted&) = default;
};
FLAGPLOT_FIELDS(DiceCommitted, commitment)

struct TurnBegan {
    TurnNumber turn;
    Light light{};

    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
FLAGPLOT_FIELDS(TurnBegan, turn, light)

/// The turn is over; orders are wanted for the next one, if there is one.
struct TurnEnded {
    TurnNumber turn;

    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
FLAGPLOT_FIELDS(TurnEnded, turn)

/// The receipt of a sheet: nobody else learns that it came.
struct OrdersReceived {
    Digest receipt{};  ///< of the side's own canonical orders

    friend bool operator==(const OrdersReceived&, const OrdersReceived&) = default;
};
FLAGPLOT_FIELDS(OrdersReceived, receipt)

/// Own formation placed on the chart at the start or on its day.
struct OwnEntered {
    OwnNumber formation;
    Square square;

    friend bool operator==(const OwnEntered&, const OwnEntered&) = default;
};
FLAGPLOT_FIELDS(OwnEntered, formation, square)

/// Own formation has a new route; none: it has no orders to steam anywhere.
struct OwnRouteSet {
    OwnNumber formation;
    std::optional<PlotRoute> route;

    friend bool operator==(const OwnRouteSet&, const OwnRouteSet&) = default;
};
FLAGPLOT_FIELDS(OwnRouteSet, formation, route)

struct OwnStanceTaken {
    OwnNumber formation;
    Stance stance{};

    friend bool operator==(const OwnStanceTaken&, const OwnStanceTaken&) = default;
};
FLAGPLOT_FIELDS(OwnStanceTaken, formation, stance)

struct OwnRadarUsed {
    OwnNumber formation;
    bool on = true;

    friend bool operator==(const OwnRadarUsed&, const OwnRadarUsed&) = default;
};
FLAGPLOT_FIELDS(OwnRadarUsed, formation, on)

/// The standing conditions of own formation, as its latest sheet left them.
struct OwnConditionsSet {
    OwnNumber formation;
    std::vector<Conditional> conditions;

    friend bool operator==(const OwnConditionsSet&, const OwnConditionsSet&) = default;
};
FLAGPLOT_FIELDS(OwnConditionsSet, formation, conditions)

/// A standing condition of own formation held; what it said is done.
struct OwnConditionMet {
    OwnNumber formation;
    Conditional condition;
    Pulse at;

    friend bool operator==(const OwnConditionMet&, const OwnConditionMet&) = default;
};
FLAGPLOT_FIELDS(OwnConditionMet, formation, condition, at)

/// Why an order could not be carried out when its time came.
enum class Lapse : std::uint8_t {
    not_free,
    destination_fixed,
    no_way,
    may_not_hold,
    not_on_chart,
};
template <>
inline constexpr std::array<std::string_view, 5> words_of<Lapse>{
    "it was not free to change course", "its destination may not be moved until it is reached",
    "there is no way by sea", "it may not stand still under way", "it was not on the chart"};

/// An order could not be carried out when its time came, and is dropped.
struct OwnOrderLapsed {
    OwnNumber formation;
    Action order;
    Lapse why{};

    friend bool operator==(const OwnOrderLapsed&, const OwnOrderLapsed&) = default;
};
FLAGPLOT_FIELDS(OwnOrderLapsed, formation, order, why)

/// Movement points of own formation for this turn.
struct OwnAllowance {
    OwnNumber formation;
    MovePoints points;   ///< all of them
    MovePoints carried;  ///< the part kept from last turn

    friend bool operator==(const OwnAllowance&, const OwnAllowance&) = default;
};
FLAGPLOT_FIELDS(OwnAllowance, formation, points, carried)

struct OwnMoved {
    OwnNumber formation;
    Direction direction{};
    Square to;
    MovePoints cost;
    DiagonalRun run;
    Pulse at;

    friend bool operator==(const OwnMoved&, const OwnMoved&) = default;
};
FLAGPLOT_FIELDS(OwnMoved, formation, direction, to, cost, run, at)

/// Own formation stands at this marker: a checkpoint passed, or its destination.
struct OwnReached {
    OwnNumber formation;
    Square marker;
    bool is_destination = false;
    Pulse at;

    friend bool operator==(const OwnReached&, const OwnReached&) = default;
};
FLAGPLOT_FIELDS(OwnReached, formation, marker, is_destination, at)

/// What own formation keeps at the end of the turn.
struct OwnTurnOver {
    OwnNumber formation;
    MovePoints carried;
    DiagonalRun run;

    friend bool operator==(const OwnTurnOver&, const OwnTurnOver&) = default;
};
FLAGPLOT_FIELDS(OwnTurnOver, formation, carried, run)

/// The owner of a spotted formation is told which of his it is, not by whom or whence (A-ST-17).
struct OwnSpotted {
    OwnNumber formation;
    Pulse at;

    friend bool operator==(const OwnSpotted&, const OwnSpotted&) = default;
};
FLAGPLOT_FIELDS(OwnSpotted, formation, at)

/// What the owner of a spotted formation must declare (ST-37).
struct Declaration {
    ShipType biggest{};
    ShipCount units;

    friend bool operator==(const Declaration&, const Declaration&) = default;
};
FLAGPLOT_FIELDS(Declaration, biggest, units)

/// An enemy formation was spotted (ST-36, ST-37).
struct Seen {
    ContactId contact;  ///< numbered by this seat
    OwnNumber by;
    SightMode mode{};
    Reach reach{};
    Square square;
    std::optional<Declaration> declared;  ///< not by radar (ST-36)
    Pulse at;

    friend bool operator==(const Seen&, const Seen&) = default;
};
FLAGPLOT_FIELDS(Seen, contact, by, mode, reach, square, declared, at)

/// Who won the dice for the initiative, and who began (told in `alternating` play alone).
struct InitiativeTold {
    SideId won;
    SideId began;

    friend bool operator==(const InitiativeTold&, const InitiativeTold&) = default;
};
FLAGPLOT_FIELDS(InitiativeTold, won, began)

/// Own formations are in battle.
struct BattleJoined {
    OwnBattleNumber battle;
    Square square;
    std::vector<OwnNumber> own;
    std::vector<Declaration> enemy;  ///< one each, largest first
    Pulse at;

    friend bool operator==(const BattleJoined&, const BattleJoined&) = default;
};
FLAGPLOT_FIELDS(BattleJoined, battle, square, own, enemy, at)

/// What is left of an own ship.
struct OwnShipState {
    Hundredths hull{100};
    Hundredths speed{100};

    friend bool operator==(const OwnShipState&, const OwnShipState&) = default;
    [[nodiscard]] bool is_sunk() const { return hull == Hundredths{0}; }
};
FLAGPLOT_FIELDS(OwnShipState, hull, speed)

/// Own formation after a battle: all its ships, in the order of the side's book.
struct OwnShipsLeft {
    OwnNumber formation;
    std::vector<OwnShipState> ships;

    friend bool operator==(const OwnShipsLeft&, const OwnShipsLeft&) = default;
};
FLAGPLOT_FIELDS(OwnShipsLeft, formation, ships)

/// A text that may be told: names and sentences somebody chose to tell this seat.
struct ToldText {
    std::string text;

    friend bool operator==(const ToldText&, const ToldText&) = default;
};
FLAGPLOT_FIELDS(ToldText, text)

/// A battle of this side is over; `learned` is what the result says this side learned.
struct BattleOver {
    OwnBattleNumber battle;
    Square square;
    ToldText learned;

    friend bool operator==(const BattleOver&, const BattleOver&) = default;
};
FLAGPLOT_FIELDS(BattleOver, battle, square, learned)

using Report =
    std::variant<DiceCommitted, TurnBegan, TurnEnded, OrdersReceived, OwnEntered, OwnRouteSet,
                 OwnStanceTaken, OwnRadarUsed, OwnConditionsSet, OwnConditionMet, OwnOrderLapsed,
                 OwnAllowance, OwnMoved, OwnReached, OwnTurnOver, OwnSpotted, Seen, InitiativeTold,
                 BattleJoined, OwnShipsLeft, BattleOver>;

}  // namespace flagplot
