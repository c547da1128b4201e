#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/codec.h"
#include "base/dice.h"
#include "base/fields.h"
#include "base/sealed.h"
#include "campaign/data_change.h"
#include "campaign/ruling.h"
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

/// The campaign is played by one, and this is his side.
struct SoloBegun {
    SideId side;
    friend bool operator==(const SoloBegun&, const SoloBegun&) = default;
};
FLAGPLOT_FIELDS(SoloBegun, side)

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
    std::string overruled = {};  ///< why it is carried out against the rules; empty: by them
    friend bool operator==(const SheetReceived&, const SheetReceived&) = default;
};
FLAGPLOT_FIELDS(SheetReceived, seat, sheet, overruled)

struct TurnOpened {
    TurnNumber turn;
    Light light{};
    std::uint8_t line = 0;
    Digest orders{};  ///< of all sheets in force, and of what was decided before
    friend bool operator==(const TurnOpened&, const TurnOpened&) = default;
};
FLAGPLOT_FIELDS(TurnOpened, turn, light, line, orders)

/// Something was decided on which the course of the turn depends: the line of the dice that follow.
struct DecisionCounted {
    std::uint8_t line = 0;
    Digest decided{};  ///< over all decisions of the turn so far
    friend bool operator==(const DecisionCounted&, const DecisionCounted&) = default;
};
FLAGPLOT_FIELDS(DecisionCounted, line, decided)

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

/// The time of a condition is up.
struct ConditionExpired {
    FormationId formation;
    std::int32_t which = 0;  ///< place among its conditions
    friend bool operator==(const ConditionExpired&, const ConditionExpired&) = default;
};
FLAGPLOT_FIELDS(ConditionExpired, formation, which)

struct TaskSet {
    FormationId formation;
    Task task;
    friend bool operator==(const TaskSet&, const TaskSet&) = default;
};
FLAGPLOT_FIELDS(TaskSet, formation, task)

struct TaskOver {
    FormationId formation;
    TaskEnd why{};
    friend bool operator==(const TaskOver&, const TaskOver&) = default;
};
FLAGPLOT_FIELDS(TaskOver, formation, why)

struct SpeedSet {
    FormationId formation;
    KeepSpeed speed;
    friend bool operator==(const SpeedSet&, const SpeedSet&) = default;
};
FLAGPLOT_FIELDS(SpeedSet, formation, speed)

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
    std::optional<ContactId> closes_on;  ///< left its route to attack this contact (3.6.2)
    bool is_of_task = false;             ///< goes by its task, not by its route (A-ST-71)
    friend bool operator==(const FormationMoved&, const FormationMoved&) = default;
};
FLAGPLOT_FIELDS(FormationMoved, formation, direction, to, cost, run, at, closes_on, is_of_task)

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
    SideId side;  ///< the searcher's
    SightMode mode{};
    Square from;
    Square to;
    Pulse at;
    bool has_succeeded = false;
    std::optional<Declaration> declared;
    friend bool operator==(const SightingTried&, const SightingTried&) = default;
};
FLAGPLOT_FIELDS(SightingTried, tried, side, mode, from, to, at, has_succeeded, declared)

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
    std::vector<SideId> surprised;
    Pulse at;
    std::vector<FormationId> turned_back = {};  ///< met the enemy on the way out of this square
    friend bool operator==(const BattleMarked&, const BattleMarked&) = default;
};
FLAGPLOT_FIELDS(BattleMarked, battle, square, formations, numbers, surprised, at, turned_back)

/// Whether those who exchanged squares fight waits for the umpire's answer about others.
struct CrossingsWait {
    std::vector<Crossing> crossings;  ///< none: no more do
    friend bool operator==(const CrossingsWait&, const CrossingsWait&) = default;
};
FLAGPLOT_FIELDS(CrossingsWait, crossings)

/// The turn waits for this battle.
struct BattleAwaited {
    BattleId battle;
    friend bool operator==(const BattleAwaited&, const BattleAwaited&) = default;
};
FLAGPLOT_FIELDS(BattleAwaited, battle)

/// Orders were given in a battle that the program fights, behind those given before.
struct BattleOrderAdded {
    BattleId battle;
    Fight more;
    friend bool operator==(const BattleOrderAdded&, const BattleOrderAdded&) = default;
};
FLAGPLOT_FIELDS(BattleOrderAdded, battle, more)
template <>
inline constexpr std::string_view kept_as<BattleOrderAdded> = "FightWentOn";

struct BattleFought {
    BattleId battle;
    BattleOutcome outcome;                 ///< as it holds: campaign/result_checks.h
    std::vector<ShipWentIn> went_in = {};  ///< its ships before it, by ship
    ResultFrom from = ResultFrom::entered;
    friend bool operator==(const BattleFought&, const BattleFought&) = default;
};
FLAGPLOT_FIELDS(BattleFought, battle, outcome, went_in, from)

/// The prizes in company of a formation, instead of those it had (contract 4.2).
struct PrizesHeld {
    FormationId formation;
    std::vector<ShipId> ships;  ///< sorted
    friend bool operator==(const PrizesHeld&, const PrizesHeld&) = default;
};
FLAGPLOT_FIELDS(PrizesHeld, formation, ships)

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

/// An order of the whole side came to nothing.
struct SideLapsed {
    SideId side;
    SideOrder order;
    SideLapse why{};
    friend bool operator==(const SideLapsed&, const SideLapsed&) = default;
};
FLAGPLOT_FIELDS(SideLapsed, side, order, why)

/// Ships of one formation formed another (ST-28, 3.5).
struct FormationFounded {
    FoundedFormation founded;  ///< its ships are those in its row
    FormationId from;
    friend bool operator==(const FormationFounded&, const FormationFounded&) = default;
};
FLAGPLOT_FIELDS(FormationFounded, founded, from)

/// One formation joined another and is no more.
struct FormationsMerged {
    FormationId from;
    FormationId into;
    friend bool operator==(const FormationsMerged&, const FormationsMerged&) = default;
};
FLAGPLOT_FIELDS(FormationsMerged, from, into)

/// A formation slipped away from a battle nobody could force on it (3.6.3).
struct BattleRefused {
    FormationId formation;
    Square to;
    Pulse at;
    friend bool operator==(const BattleRefused&, const BattleRefused&) = default;
};
FLAGPLOT_FIELDS(BattleRefused, formation, to, at)

/// It tried to, and has to fight.
struct RefusalFailed {
    FormationId formation;
    friend bool operator==(const RefusalFailed&, const RefusalFailed&) = default;
};
FLAGPLOT_FIELDS(RefusalFailed, formation)

/// A formation left a battle (3.6.6).
struct FormationBrokeOff {
    FormationId formation;
    Square to;
    friend bool operator==(const FormationBrokeOff&, const FormationBrokeOff&) = default;
};
FLAGPLOT_FIELDS(FormationBrokeOff, formation, to)

/// A sortie over its nine squares (AR-2).
struct SortieFlown {
    SideId side;
    std::optional<AssetId> asset;  ///< none: a card's search
    Square centre;
    friend bool operator==(const SortieFlown&, const SortieFlown&) = default;
};
FLAGPLOT_FIELDS(SortieFlown, side, asset, centre)

/// It found a formation, and reports it so, rightly or not (AR-6, AR-7).
struct FoundFromAir {
    SideId side;
    FormationId target;
    Square told_square;
    Declaration told;
    friend bool operator==(const FoundFromAir&, const FoundFromAir&) = default;
};
FLAGPLOT_FIELDS(FoundFromAir, side, target, told_square, told)

/// A side's deck, shuffled: all of it, or its discards (A-ST-41).
struct DeckShuffled {
    SideId side;
    std::vector<CardId> draw;
    friend bool operator==(const DeckShuffled&, const DeckShuffled&) = default;
};
FLAGPLOT_FIELDS(DeckShuffled, side, draw)

/// Where a card can lie.
enum class Pile : std::uint8_t { draw, under_draw, discards, hand, away };
template <>
inline constexpr std::array<std::string_view, 5> words_of<Pile>{"deck", "bottom of the deck",
                                                                "discards", "hand", "away"};

/// A card went from one pile of its side to another.
struct CardMoved {
    SideId side;
    CardId card;
    Pile from{};
    Pile to{};
    friend bool operator==(const CardMoved&, const CardMoved&) = default;
};
FLAGPLOT_FIELDS(CardMoved, side, card, from, to)

/// A card drawn from a deck of paper lies on the umpire's table for the next turn.
struct CardLaid {
    CardResolution card;
    friend bool operator==(const CardLaid&, const CardLaid&) = default;
};
FLAGPLOT_FIELDS(CardLaid, strike)

/// It is taken up from the table.
struct CardTaken {
    CardResolution card;
    friend bool operator==(const CardTaken&, const CardTaken&) = default;
};
FLAGPLOT_FIELDS(CardTaken, strike)

/// A card takes effect in this turn.
struct CardResolutionBegan {
    CardResolution card;
    friend bool operator==(const CardResolutionBegan&, const CardResolutionBegan&) = default;
};
FLAGPLOT_FIELDS(CardResolutionBegan, strike)
template <>
inline constexpr std::string_view kept_as<CardResolutionBegan> = "StrikeBegan";

/// Whom or where the card at the head strikes.
struct CardAimed {
    std::optional<FormationId> on;
    std::optional<Square> at;
    friend bool operator==(const CardAimed&, const CardAimed&) = default;
};
FLAGPLOT_FIELDS(CardAimed, on, at)
template <>
inline constexpr std::string_view kept_as<CardAimed> = "StrikeAimed";

/// One of its effects is done.
struct CardEffectApplied {
    friend bool operator==(const CardEffectApplied&, const CardEffectApplied&) = default;
};
template <>
inline constexpr std::string_view kept_as<CardEffectApplied> = "StrikeWentOn";

/// The card at the head of this turn's is done with.
struct CardResolved {
    bool had_effect = false;
    friend bool operator==(const CardResolved&, const CardResolved&) = default;
};
FLAGPLOT_FIELDS(CardResolved, had_effect)
template <>
inline constexpr std::string_view kept_as<CardResolved> = "StrikeOver";

/// What lies on a formation from now on; replaces what lay on it.
struct EffectsChanged {
    FormationId formation;
    std::vector<ActiveEffect> effects;
    friend bool operator==(const EffectsChanged&, const EffectsChanged&) = default;
};
FLAGPLOT_FIELDS(EffectsChanged, formation, effects)
template <>
inline constexpr std::string_view kept_as<EffectsChanged> = "EffectsLie";

/// What slows a ship from now on; replaces what slowed her.
struct ShipEffectsChanged {
    ShipId ship;
    std::vector<ActiveEffect> effects;
    friend bool operator==(const ShipEffectsChanged&, const ShipEffectsChanged&) = default;
};
FLAGPLOT_FIELDS(ShipEffectsChanged, ship, effects)
template <>
inline constexpr std::string_view kept_as<ShipEffectsChanged> = "EffectsLieOnShip";

/// A ship was damaged outside of a battle.
struct ShipHit {
    ShipId ship;
    ShipLeft left;
    friend bool operator==(const ShipHit&, const ShipHit&) = default;
};
FLAGPLOT_FIELDS(ShipHit, ship, left)

struct WeatherCame {
    PassingWeather weather;
    friend bool operator==(const WeatherCame&, const WeatherCame&) = default;
};
FLAGPLOT_FIELDS(WeatherCame, weather)

/// Weather whose last turn is this or before is over.
struct WeatherPassed {
    TurnNumber up_to;
    friend bool operator==(const WeatherPassed&, const WeatherPassed&) = default;
};
FLAGPLOT_FIELDS(WeatherPassed, up_to)

/// A side is told of a force that is not there.
struct ContactInvented {
    SideId side;
    Square square;
    Declaration declared;
    friend bool operator==(const ContactInvented&, const ContactInvented&) = default;
};
FLAGPLOT_FIELDS(ContactInvented, side, square, declared)

/// A side learned of an enemy formation without sighting it.
struct EnemyRevealed {
    SideId side;
    FormationId formation;
    Reveals what{};
    Square square;  ///< that it was told: the formation's, or the centre of the block
    friend bool operator==(const EnemyRevealed&, const EnemyRevealed&) = default;
};
FLAGPLOT_FIELDS(EnemyRevealed, side, formation, what, square)

/// A card has a side told of a force that is not there, with its air reports.
struct FalseReportDue {
    FalseReport due;
    friend bool operator==(const FalseReportDue&, const FalseReportDue&) = default;
};
FLAGPLOT_FIELDS(FalseReportDue, due)

/// It is told nothing: no true report could come this turn (A-ST-47).
struct FalseReportDropped {
    SideId side;
    friend bool operator==(const FalseReportDropped&, const FalseReportDropped&) = default;
};
FLAGPLOT_FIELDS(FalseReportDropped, side)

struct FlightGiven {
    FreeFlight flight;
    friend bool operator==(const FlightGiven&, const FlightGiven&) = default;
};
FLAGPLOT_FIELDS(FlightGiven, flight)

/// The turn waits for a side's choice.
struct ChoiceAwaited {
    CardChoice choice;
    friend bool operator==(const ChoiceAwaited&, const ChoiceAwaited&) = default;
};
FLAGPLOT_FIELDS(ChoiceAwaited, choice)

struct ChoiceMade {
    bool is_second = false;
    friend bool operator==(const ChoiceMade&, const ChoiceMade&) = default;
};
FLAGPLOT_FIELDS(ChoiceMade, is_second)

/// The turn waits for the umpire.
struct RulingAwaited {
    UmpireAsked asked;
    friend bool operator==(const RulingAwaited&, const RulingAwaited&) = default;
};
FLAGPLOT_FIELDS(RulingAwaited, asked)

struct RulingGiven {
    bool is_yes = false;
    std::string why;
    friend bool operator==(const RulingGiven&, const RulingGiven&) = default;
};
FLAGPLOT_FIELDS(RulingGiven, is_yes, why)

/// A side was paid (A-ST-32).
struct SidePaid {
    VictoryPaid paid;
    friend bool operator==(const SidePaid&, const SidePaid&) = default;
};
FLAGPLOT_FIELDS(SidePaid, paid)

/// The umpire decided this by hand (5.5). What it does is in facts behind it, or in itself where
/// there is no other.
struct UmpireRuled {
    Ruling what;
    std::string why;
    std::vector<SideId> told;
    friend bool operator==(const UmpireRuled&, const UmpireRuled&) = default;
};
FLAGPLOT_FIELDS(UmpireRuled, what, why, told)

/// Every side has what it was told so far.
struct BriefingsReleased {
    TurnNumber next;  ///< the turn they ask orders for
    friend bool operator==(const BriefingsReleased&, const BriefingsReleased&) = default;
};
FLAGPLOT_FIELDS(BriefingsReleased, next)

struct MessagePassed {
    std::optional<SideId> from;  ///< none: the umpire
    std::optional<SideId> to;    ///< none: all sides but the one that sends it
    std::string text;
    friend bool operator==(const MessagePassed&, const MessagePassed&) = default;
};
FLAGPLOT_FIELDS(MessagePassed, from, to, text)

/// A side's sheet was refused; the one before it, if any, stands.
struct SheetRefused {
    SeatId seat;
    TurnNumber turn;
    std::string why;  ///< the first of its errors, or what is wrong with the whole sheet
    friend bool operator==(const SheetRefused&, const SheetRefused&) = default;
};
FLAGPLOT_FIELDS(SheetRefused, seat, turn, why)

/// The umpire noted something for himself.
struct NoteTaken {
    std::string text;
    friend bool operator==(const NoteTaken&, const NoteTaken&) = default;
};
FLAGPLOT_FIELDS(NoteTaken, text)

/// It left the game at its destination (ST-29).
struct FormationDeparted {
    FormationId formation;
    friend bool operator==(const FormationDeparted&, const FormationDeparted&) = default;
};
FLAGPLOT_FIELDS(FormationDeparted, formation)

/// The umpire took something that a check refuses.
struct RefusalOverruled {
    std::string refusal;  ///< the sentence of the check
    std::string why;
    friend bool operator==(const RefusalOverruled&, const RefusalOverruled&) = default;
};
FLAGPLOT_FIELDS(RefusalOverruled, refusal, why)

/// The umpire mended the campaign's data; they are these from the next command on.
struct CampaignAmended {
    Digest definition{};  ///< of the canonical bytes of what is in force now
    std::vector<DataChange> changes;
    bool is_chart_new = false;  ///< legs are planned anew
    std::string why;
    std::vector<SideId> told;
    friend bool operator==(const CampaignAmended&, const CampaignAmended&) = default;
};
FLAGPLOT_FIELDS(CampaignAmended, definition, changes, is_chart_new, why, told)

using FactKinds = std::variant<
    DiceRemembered, CommandWithdrawn, SheetReceived, TurnOpened, PhaseEntered, FormationEntered,
    RouteSet, LegPlanned, StanceTaken, RadarUsed, PlaceTaken, HoldOrdered, ConditionsSet,
    ConditionMet, OrderLapsed, DieRolled, InitiativeDecided, QueueDrawnUp, FormationUnderWay,
    FormationDone, PulseBegan, AllowanceSet, FormationMoved, MarkerReached, SightingTried,
    CaptainAsked, CaptainAnswered, BattleMarked, BattleAwaited, BattleFought, FormationLost,
    FormationRested, SpottingForgotten, TurnClosed, SideLapsed, FormationFounded, FormationsMerged,
    BattleRefused, RefusalFailed, FormationBrokeOff, SortieFlown, FoundFromAir, DeckShuffled,
    CardMoved, CardLaid, CardTaken, CardResolutionBegan, CardAimed, CardEffectApplied, CardResolved,
    EffectsChanged, ShipHit, WeatherCame, WeatherPassed, ContactInvented, EnemyRevealed,
    FlightGiven, ChoiceAwaited, ChoiceMade, RulingAwaited, RulingGiven, SidePaid, UmpireRuled,
    BriefingsReleased, MessagePassed, RefusalOverruled, PrizesHeld, SoloBegun, CampaignAmended,
    CrossingsWait, BattleOrderAdded, SheetRefused, NoteTaken, FormationDeparted, ShipEffectsChanged,
    FalseReportDue, FalseReportDropped, ConditionExpired, TaskSet, TaskOver, SpeedSet,
    DecisionCounted>;

/// Something that happened.
using Fact = Sealed<FactKinds>;

/// Is it of one of these kinds?
template <class... Kinds>
[[nodiscard]] bool is_one_of(const Fact& fact) {
    return (std::holds_alternative<Kinds>(fact) || ...);
}
FLAGPLOT_BYTES_ELSEWHERE(Fact);

/// Copies one fact into the state. Decides nothing, and touches no view.
void evolve(CampaignState& state, const Fact& fact);

}  // namespace flagplot
