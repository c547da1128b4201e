#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/dice.h"
#include "base/fields.h"
#include "campaign/state.h"

/// \file
/// What happened, in truth: past tense, for the umpire alone. Folding the facts of a step over the
/// state before it gives the state after it.

namespace flagplot {

/// Dice seen in a line of play that was taken back.
struct DiceRemembered {
    std::vector<SeenDice> seen;
    friend bool operator==(const DiceRemembered&, const DiceRemembered&) = default;
};
FLAGPLOT_FIELDS(DiceRemembered, seen)

/// A command and all that came after it were taken back.
struct CommandWithdrawn {
    std::int32_t command = 0;
    std::string why;
    friend bool operator==(const CommandWithdrawn&, const CommandWithdrawn&) = default;
};
FLAGPLOT_FIELDS(CommandWithdrawn, command, why)

struct SheetReceived {
    SeatId seat;
    Sheet sheet;
    friend bool operator==(const SheetReceived&, const SheetReceived&) = default;
};
FLAGPLOT_FIELDS(SheetReceived, seat, sheet)

struct TurnOpened {
    TurnNumber turn;
    Light light{};
    std::uint8_t line = 0;
    Digest orders{};  ///< of all sheets in force
    friend bool operator==(const TurnOpened&, const TurnOpened&) = default;
};
FLAGPLOT_FIELDS(TurnOpened, turn, light, line, orders)

struct PhaseEntered {
    Phase phase{};
    friend bool operator==(const PhaseEntered&, const PhaseEntered&) = default;
};
FLAGPLOT_FIELDS(PhaseEntered, phase)

struct FormationEntered {
    FormationId formation;
    Square square;
    friend bool operator==(const FormationEntered&, const FormationEntered&) = default;
};
FLAGPLOT_FIELDS(FormationEntered, formation, square)

struct RouteSet {
    FormationId formation;
    std::optional<PlotRoute> route;
    friend bool operator==(const RouteSet&, const RouteSet&) = default;
};
FLAGPLOT_FIELDS(RouteSet, formation, route)

struct LegPlanned {
    FormationId formation;
    std::vector<Direction> steps;
    friend bool operator==(const LegPlanned&, const LegPlanned&) = default;
};
FLAGPLOT_FIELDS(LegPlanned, formation, steps)

struct StanceTaken {
    FormationId formation;
    Stance stance{};
    friend bool operator==(const StanceTaken&, const StanceTaken&) = default;
};
FLAGPLOT_FIELDS(StanceTaken, formation, stance)

struct RadarUsed {
    FormationId formation;
    bool on = true;
    friend bool operator==(const RadarUsed&, const RadarUsed&) = default;
};
FLAGPLOT_FIELDS(RadarUsed, formation, on)

struct PlaceTaken {
    FormationId formation;
    std::int32_t place = 0;
    friend bool operator==(const PlaceTaken&, const PlaceTaken&) = default;
};
FLAGPLOT_FIELDS(PlaceTaken, formation, place)

struct HoldOrdered {
    FormationId formation;
    friend bool operator==(const HoldOrdered&, const HoldOrdered&) = default;
};
FLAGPLOT_FIELDS(HoldOrdered, formation)

struct ConditionsSet {
    FormationId formation;
    std::vector<Conditional> conditions;
    friend bool operator==(const ConditionsSet&, const ConditionsSet&) = default;
};
FLAGPLOT_FIELDS(ConditionsSet, formation, conditions)

struct ConditionMet {
    FormationId formation;
    std::int32_t which = 0;  ///< place among its conditions; it is used up
    Pulse at;
    friend bool operator==(const ConditionMet&, const ConditionMet&) = default;
};
FLAGPLOT_FIELDS(ConditionMet, formation, which, at)

struct OrderLapsed {
    FormationId formation;
    Action order;
    Lapse why{};
    friend bool operator==(const OrderLapsed&, const OrderLapsed&) = default;
};
FLAGPLOT_FIELDS(OrderLapsed, formation, order, why)

/// Any die: what for, what it had to be, what it was. Nobody but the umpire sees it.
struct DieRolled {
    DieKey key;
    std::int32_t faces = 0;
    std::vector<Modifier> modifiers;
    std::int32_t needed = 0;  ///< this or less succeeds; 0: nothing was needed
    std::int32_t result = 0;
    friend bool operator==(const DieRolled&, const DieRolled&) = default;
};
FLAGPLOT_FIELDS(DieRolled, key, faces, modifiers, needed, result)

/// The order in which sides activate.
struct InitiativeDecided {
    std::vector<SideId> won;    ///< best roll first
    std::vector<SideId> began;  ///< who activates first, second, ...
    friend bool operator==(const InitiativeDecided&, const InitiativeDecided&) = default;
};
FLAGPLOT_FIELDS(InitiativeDecided, won, began)

struct QueueDrawnUp {
    std::vector<FormationId> queue;
    friend bool operator==(const QueueDrawnUp&, const QueueDrawnUp&) = default;
};
FLAGPLOT_FIELDS(QueueDrawnUp, queue)

/// The formation at the head of the queue begins to move.
struct FormationUnderWay {
    FormationId formation;
    friend bool operator==(const FormationUnderWay&, const FormationUnderWay&) = default;
};
FLAGPLOT_FIELDS(FormationUnderWay, formation)

/// It is done; the next one is at the head.
struct FormationDone {
    FormationId formation;
    friend bool operator==(const FormationDone&, const FormationDone&) = default;
};
FLAGPLOT_FIELDS(FormationDone, formation)

struct PulseBegan {
    Pulse pulse;
    friend bool operator==(const PulseBegan&, const PulseBegan&) = default;
};
FLAGPLOT_FIELDS(PulseBegan, pulse)

struct AllowanceSet {
    FormationId formation;
    MovePoints points;   ///< of its speed
    MovePoints carried;  ///< kept from last turn, on top of them
    friend bool operator==(const AllowanceSet&, const AllowanceSet&) = default;
};
FLAGPLOT_FIELDS(AllowanceSet, formation, points, carried)

struct FormationMoved {
    FormationId formation;
    Direction direction{};
    Square to;
    MovePoints cost;
    DiagonalRun run;
    Pulse at;
    friend bool operator==(const FormationMoved&, const FormationMoved&) = default;
};
FLAGPLOT_FIELDS(FormationMoved, formation, direction, to, cost, run, at)

struct MarkerReached {
    FormationId formation;
    Square marker;
    bool is_destination = false;
    Pulse at;
    friend bool operator==(const MarkerReached&, const MarkerReached&) = default;
};
FLAGPLOT_FIELDS(MarkerReached, formation, marker, is_destination, at)

struct SightingTried {
    Tried tried;
    SightMode mode{};
    Square from;
    Square to;
    Pulse at;
    bool has_succeeded = false;
    std::optional<Declaration> declared;
    friend bool operator==(const SightingTried&, const SightingTried&) = default;
};
FLAGPLOT_FIELDS(SightingTried, tried, mode, from, to, at, has_succeeded, declared)

struct CaptainAsked {
    FormationId formation;
    friend bool operator==(const CaptainAsked&, const CaptainAsked&) = default;
};
FLAGPLOT_FIELDS(CaptainAsked, formation)

struct CaptainAnswered {
    FormationId formation;
    friend bool operator==(const CaptainAnswered&, const CaptainAnswered&) = default;
};
FLAGPLOT_FIELDS(CaptainAnswered, formation)

struct BattleMarked {
    BattleId battle;
    Square square;
    std::vector<FormationId> formations;
    std::map<SideId, OwnBattleNumber> numbers;
    Pulse at;
    friend bool operator==(const BattleMarked&, const BattleMarked&) = default;
};
FLAGPLOT_FIELDS(BattleMarked, battle, square, formations, numbers, at)

/// The turn waits for this battle.
struct BattleAwaited {
    BattleId battle;
    friend bool operator==(const BattleAwaited&, const BattleAwaited&) = default;
};
FLAGPLOT_FIELDS(BattleAwaited, battle)

struct BattleFought {
    BattleId battle;
    BattleOutcome outcome;
    friend bool operator==(const BattleFought&, const BattleFought&) = default;
};
FLAGPLOT_FIELDS(BattleFought, battle, outcome)

/// Every ship of it is sunk.
struct FormationLost {
    FormationId formation;
    friend bool operator==(const FormationLost&, const FormationLost&) = default;
};
FLAGPLOT_FIELDS(FormationLost, formation)

/// What a formation keeps for the next turn.
struct FormationRested {
    FormationId formation;
    MovePoints carried;
    DiagonalRun run;
    friend bool operator==(const FormationRested&, const FormationRested&) = default;
};
FLAGPLOT_FIELDS(FormationRested, formation, carried, run)

struct SpottingForgotten {
    TurnNumber up_to;  ///< pairs last spotted in this turn or before
    friend bool operator==(const SpottingForgotten&, const SpottingForgotten&) = default;
};
FLAGPLOT_FIELDS(SpottingForgotten, up_to)

struct TurnClosed {
    TurnNumber next;
    bool is_war_over = false;
    friend bool operator==(const TurnClosed&, const TurnClosed&) = default;
};
FLAGPLOT_FIELDS(TurnClosed, next, is_war_over)

using Fact =
    std::variant<DiceRemembered, CommandWithdrawn, SheetReceived, TurnOpened, PhaseEntered,
                 FormationEntered, RouteSet, LegPlanned, StanceTaken, RadarUsed, PlaceTaken,
                 HoldOrdered, ConditionsSet, ConditionMet, OrderLapsed, DieRolled,
                 InitiativeDecided, QueueDrawnUp, FormationUnderWay, FormationDone, PulseBegan,
                 AllowanceSet, FormationMoved, MarkerReached, SightingTried, CaptainAsked,
                 CaptainAnswered, BattleMarked, BattleAwaited, BattleFought, FormationLost,
                 FormationRested, SpottingForgotten, TurnClosed>;

/// Copies one fact into the state. Decides nothing, and touches no view.
void evolve(CampaignState& state, const Fact& fact);

}  // namespace flagplot
