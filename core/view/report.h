#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/calendar.h"
#include "base/codec.h"
#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/plain_text.h"
#include "base/quantity.h"
#include "base/sealed.h"
#include "chart/square.h"
#include "rules/card.h"
#include "rules/damage.h"
#include "rules/effect.h"
#include "rules/light.h"
#include "rules/movement.h"
#include "rules/sighting.h"
#include "rules/weather.h"
#include "view/order.h"

/// \file
/// What a seat may be told (5.2), past tense. Reports name own formations by own number and the
/// enemy by the seat's own contact numbers; a truth id, a die, a count or a digest of the truth
/// does not compile (view/tellable.h).

namespace flagplot {

/// A text that may be told: names and sentences somebody chose to tell this seat. What people write
/// comes in by `said`, so that no view is refused for what somebody else wrote.
struct ToldText {
    std::string text;

    friend bool operator==(const ToldText&, const ToldText&) = default;
};
FLAGPLOT_FIELDS(ToldText, text)

/// What somebody said, without control characters and what is no UTF-8.
[[nodiscard]] inline ToldText said(std::string_view words) { return {without_controls(words)}; }

/// The seed of dice that everybody can foresee.
struct PublicSeed {
    std::uint64_t number = 0;

    friend bool operator==(const PublicSeed&, const PublicSeed&) = default;
};
FLAGPLOT_FIELDS(PublicSeed, number)

/// The umpire's promise about the dice: a digest of the secret alone.
struct DiceCommitted {
    Digest commitment{};
    std::optional<PublicSeed> seed = {};  ///< none: the secret is one

    friend bool operator==(const DiceCommitted&, const DiceCommitted&) = default;
};
FLAGPLOT_FIELDS(DiceCommitted, commitment, seed)

/// The side's own word is in the dice of the turn that begins.
struct WordTaken {
    ToldText word;

    friend bool operator==(const WordTaken&, const WordTaken&) = default;
};
FLAGPLOT_FIELDS(WordTaken, word)

/// The umpire took back a decision of this turn, whose it was is not told, and all that followed.
struct TakenBackTold {
    TurnNumber turn;

    friend bool operator==(const TakenBackTold&, const TakenBackTold&) = default;
};
FLAGPLOT_FIELDS(TakenBackTold, turn)

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
    may_not_split,
    nothing_damaged,
    no_ships_left,
    not_its_ships,
    name_taken,
    wrong_port,
    not_together,
    destination_final,
    not_in_use,
    not_present,
    in_a_circle,
    no_touch,
    not_a_port,
    in_port_already,
    not_its_marker,
};
template <>
inline constexpr std::array<std::string_view, 20> words_of<Lapse>{
    "it was not free to change course",
    "its destination may not be moved until it is reached",
    "there is no route by sea",
    "it may not hold under way",
    "it was not on the chart",
    "it may be split only where it has reached its destination",
    "none of its ships is damaged",
    "no ship would be left in it",
    "not all of these ships are afloat in it",
    "another formation has that name",
    "damaged ships go to the nearest port of their own or to the old destination",
    "they do not share a square and a next marker",
    "it has reached its final destination",
    "the rules of this campaign know no such order",
    "that formation is not on the chart",
    "they would only follow each other",
    "that contact is not current",
    "that is no port of its side",
    "it is in that port already",
    "that square is no marker of its route",
};

/// Why an order of the whole side could not be carried out when its time came.
enum class SideLapse : std::uint8_t {
    no_flying,
    no_sortie_left,
    out_of_range,
    no_base,
    no_such_card,
    card_needs_formation,
    card_needs_square,
    no_such_contact,
    one_contact_already,
    one_sighting,
    not_struck,
    contact_name_taken,
};
template <>
inline constexpr std::array<std::string_view, 12> words_of<SideLapse>{
    "nobody could fly",
    "all its sorties of the turn were flown",
    "it was out of range",
    "its base was gone",
    "no such card is in the hand",
    "the card needs a formation of your own at sea",
    "the card needs a square",
    "there is no such contact in the picture",
    "the two are one contact already",
    "it was sighted only once",
    "it is not struck",
    "another contact has that name",
};

/// An order could not be carried out when its time came, and is dropped.
struct OwnOrderLapsed {
    OwnNumber formation;
    Action order;
    Lapse why{};

    friend bool operator==(const OwnOrderLapsed&, const OwnOrderLapsed&) = default;
};
FLAGPLOT_FIELDS(OwnOrderLapsed, formation, order, why)

/// A search, a card or a correction of contacts in this sheet came to nothing.
struct SideOrderLapsed {
    SideOrder order;
    SideLapse why{};

    friend bool operator==(const SideOrderLapsed&, const SideOrderLapsed&) = default;
};
FLAGPLOT_FIELDS(SideOrderLapsed, order, why)

/// Own formation goes on doing this of itself (A-ST-71).
struct OwnTaskSet {
    OwnNumber formation;
    Task task;

    friend bool operator==(const OwnTaskSet&, const OwnTaskSet&) = default;
};
FLAGPLOT_FIELDS(OwnTaskSet, formation, task)

/// Why a formation does no longer what it did of itself.
enum class TaskEnd : std::uint8_t { done, time_is_up, no_leader, touch_lost, no_way };
template <>
inline constexpr std::array<std::string_view, 5> words_of<TaskEnd>{
    "it is done",
    "its time is up",
    "that formation is no longer on the chart",
    "touch with the contact was lost",
    "there is no route by sea",
};

/// Own formation does this no longer, and steams on by its route if it has one.
struct OwnTaskOver {
    OwnNumber formation;
    Task task;
    TaskEnd why{};

    friend bool operator==(const OwnTaskOver&, const OwnTaskOver&) = default;
};
FLAGPLOT_FIELDS(OwnTaskOver, formation, task, why)

/// Own formation steams so fast from now on (A-ST-72).
struct OwnSpeedSet {
    OwnNumber formation;
    KeepSpeed speed;

    friend bool operator==(const OwnSpeedSet&, const OwnSpeedSet&) = default;
};
FLAGPLOT_FIELDS(OwnSpeedSet, formation, speed)

/// The time of a standing condition of own formation is up.
struct OwnConditionExpired {
    OwnNumber formation;
    Conditional condition;

    friend bool operator==(const OwnConditionExpired&, const OwnConditionExpired&) = default;
};
FLAGPLOT_FIELDS(OwnConditionExpired, formation, condition)

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

/// The owner of a spotted formation is told which of his it is, neither by whom nor from where
/// (A-ST-17).
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

/// An enemy formation met in battle, which must be declared.
struct EnemyMet {
    ContactId contact;  ///< numbered by this seat
    Declaration declared;

    friend bool operator==(const EnemyMet&, const EnemyMet&) = default;
};
FLAGPLOT_FIELDS(EnemyMet, contact, declared)

/// Own formations are in battle.
struct BattleJoined {
    OwnBattleNumber battle;
    Square square;
    std::vector<OwnNumber> own;
    std::vector<EnemyMet> enemy;  ///< largest first
    Pulse at;
    std::vector<OwnNumber> turned_back = {};  ///< met the enemy on the way out of this square

    friend bool operator==(const BattleJoined&, const BattleJoined&) = default;
};
FLAGPLOT_FIELDS(BattleJoined, battle, square, own, enemy, at, turned_back)

/// What is left of a ship, all of which her owner is told.
struct ShipState {
    Hundredths hull{100};
    Hundredths speed{100};
    std::optional<TurnNumber> hurt = {};  ///< the last turn in which it was damaged
    Fate fate{};                          ///< sunk if and only if nothing of the hull is left
    std::optional<SideId> captor = {};    ///< of a captured one, if it is known
    Hundredths crew{100};
    Hundredths firepower{100};
    Hundredths ammunition{100};
    std::vector<ToldText> notes = {};        ///< what lasts: "rudder jammed"
    std::vector<ActiveEffect> effects = {};  ///< that slow her now, by cards
    std::vector<ToldText> lasting = {};      ///< the same in words of modules (contract TC-6)

    friend bool operator==(const ShipState&, const ShipState&) = default;
    [[nodiscard]] bool is_sunk() const { return hull == Hundredths{0}; }
    /// Of no more use to its side: sunk, or in the enemy's hands.
    [[nodiscard]] bool is_lost() const { return is_sunk() || fate == Fate::captured; }
    [[nodiscard]] bool is_damaged() const {
        return hull < Hundredths{100} || speed < Hundredths{100} || fate == Fate::derelict;
    }
    /// Was it damaged in that turn, and is it afloat?
    [[nodiscard]] bool is_hurt_in(TurnNumber turn) const { return hurt == turn && !is_lost(); }
};
FLAGPLOT_FIELDS(ShipState, hull, speed, hurt, fate, captor, crew, firepower, ammunition, notes,
                effects, lasting)

/// One own ship after a battle, a blow or a repair.
struct OwnShipLeft {
    OwnShip ship;
    ShipState left;

    friend bool operator==(const OwnShipLeft&, const OwnShipLeft&) = default;
};
FLAGPLOT_FIELDS(OwnShipLeft, ship, left)

/// Ships of own formation: after a battle all of them, else those whose state changed.
struct OwnShipsLeft {
    OwnNumber formation;
    std::vector<OwnShipLeft> ships;

    friend bool operator==(const OwnShipsLeft&, const OwnShipsLeft&) = default;
};
FLAGPLOT_FIELDS(OwnShipsLeft, formation, ships)

/// An enemy ship in the hands of her captors.
struct Prize {
    ToldText name;
    ToldText class_name;
    ShipType type{};

    friend bool operator==(const Prize&, const Prize&) = default;
};
FLAGPLOT_FIELDS(Prize, name, class_name, type)

/// The prizes in company of own formation, instead of those it had.
struct OwnPrizes {
    OwnNumber formation;
    std::vector<Prize> prizes;

    friend bool operator==(const OwnPrizes&, const OwnPrizes&) = default;
};
FLAGPLOT_FIELDS(OwnPrizes, formation, prizes)

/// Where the result of a battle comes from.
enum class ResultFrom : std::uint8_t {
    entered,  ///< by hand: from a table, another program, history
    fought    ///< the program fought the battle, and can fight it again
};
template <>
inline constexpr std::array<std::string_view, 2> words_of<ResultFrom>{"entered", "fought"};

/// The result of a battle of this side has come; `learned` is what it says this side learned. The
/// battle is over with the turn, or goes on to the end of a later one (A-ST-55).
struct BattleOver {
    OwnBattleNumber battle;
    Square square;
    TurnNumber last;  ///< the last turn it takes
    ToldText learned;
    Minutes length;
    ResultFrom from = ResultFrom::fought;

    [[nodiscard]] bool goes_on() const { return last_turn_of_battle({}, length.count).count > 0; }
    friend bool operator==(const BattleOver&, const BattleOver&) = default;
};
FLAGPLOT_FIELDS(BattleOver, battle, square, last, learned, length, from)

/// A battle that took further turns is over (A-ST-55).
struct BattleEnded {
    OwnBattleNumber battle;
    Square square;

    friend bool operator==(const BattleEnded&, const BattleEnded&) = default;
};
FLAGPLOT_FIELDS(BattleEnded, battle, square)

/// Own ships formed a formation of their own (ST-28, 3.5).
struct OwnFounded {
    OwnNumber formation;
    OwnNumber from;
    ToldText id;    ///< as its orders name it
    ToldText name;  ///< as its sentences name it
    std::vector<OwnShip> ships;
    Square square;

    friend bool operator==(const OwnFounded&, const OwnFounded&) = default;
};
FLAGPLOT_FIELDS(OwnFounded, formation, from, id, name, ships, square)

/// Own formation joined another and is no more (A-ST-26).
struct OwnMerged {
    OwnNumber formation;
    OwnNumber into;

    friend bool operator==(const OwnMerged&, const OwnMerged&) = default;
};
FLAGPLOT_FIELDS(OwnMerged, formation, into)

/// Own formation refused a battle and slipped away (3.6.3).
struct OwnSlipped {
    OwnNumber formation;
    Square to;
    Pulse at;

    friend bool operator==(const OwnSlipped&, const OwnSlipped&) = default;
};
FLAGPLOT_FIELDS(OwnSlipped, formation, to, at)

/// Own formation broke off a battle (3.6.6).
struct OwnBrokeOff {
    OwnNumber formation;
    Square to;

    friend bool operator==(const OwnBrokeOff&, const OwnBrokeOff&) = default;
};
FLAGPLOT_FIELDS(OwnBrokeOff, formation, to)

/// What a sortie saw: one force.
struct AirSighting {
    ContactId contact;
    Square square;
    Declaration declared;

    friend bool operator==(const AirSighting&, const AirSighting&) = default;
};
FLAGPLOT_FIELDS(AirSighting, contact, square, declared)

/// One sortie flown: the nine squares round `centre`, and what it reports (AR-6, AR-7).
struct AirReport {
    std::optional<OwnAsset> asset;  ///< none: a card's search
    Square centre;
    std::vector<AirSighting> found;  ///< none: nothing seen

    friend bool operator==(const AirReport&, const AirReport&) = default;
};
FLAGPLOT_FIELDS(AirReport, asset, centre, found)

/// A report of an enemy force that no own formation or sortie made: intelligence, watchers on a
/// coast, rumour (3.4, AR-9).
struct ContactReported {
    ContactId contact;
    Square square;
    std::optional<Declaration> declared;
    std::optional<Square> next_marker;  ///< of its route, if that was learned

    friend bool operator==(const ContactReported&, const ContactReported&) = default;
};
FLAGPLOT_FIELDS(ContactReported, contact, square, declared, next_marker)

/// An enemy force is in one of the nine squares round this one (3.4, A-ST-47).
struct BlockLearned {
    Square centre;

    friend bool operator==(const BlockLearned&, const BlockLearned&) = default;
};
FLAGPLOT_FIELDS(BlockLearned, centre)

/// The weather forecast for a turn, which everybody is told.
struct WeatherTold {
    TurnNumber turn;
    std::vector<WeatherZone> zones;

    friend bool operator==(const WeatherTold&, const WeatherTold&) = default;
};
FLAGPLOT_FIELDS(WeatherTold, turn, zones)

/// What a card of the hand asks of the order that plays it.
enum class CardNeeds : std::uint8_t { nothing, formation, square };
template <>
inline constexpr std::array<std::string_view, 3> words_of<CardNeeds>{"nothing", "formation",
                                                                     "square"};

/// A card of the hand as its owner reads it.
struct HandCard {
    ToldText name;
    ToldText text;
    CardNeeds needs{};

    friend bool operator==(const HandCard&, const HandCard&) = default;
};
FLAGPLOT_FIELDS(HandCard, name, text, needs)

struct CardDealt {
    HandCard card;
    bool is_kept = true;  ///< false: the hand was full, and it was put away

    friend bool operator==(const CardDealt&, const CardDealt&) = default;
};
FLAGPLOT_FIELDS(CardDealt, card, is_kept)

struct CardPlayed {
    ToldText name;
    std::optional<OwnNumber> on;

    friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
FLAGPLOT_FIELDS(CardPlayed, name, on)

/// A card affected own formation, as seen from the bridge; it may change course (ST-25 c).
struct OwnStruck {
    OwnNumber formation;
    ToldText seen;
    std::vector<ActiveEffect> effects;  ///< that last

    friend bool operator==(const OwnStruck&, const OwnStruck&) = default;
};
FLAGPLOT_FIELDS(OwnStruck, formation, seen, effects)

/// Own formation has run into weather; from where to where it reaches is not known.
struct OwnWeathered {
    OwnNumber formation;
    Weather weather{};

    friend bool operator==(const OwnWeathered&, const OwnWeathered&) = default;
};
FLAGPLOT_FIELDS(OwnWeathered, formation, weather)

/// What lay on own formation until it had been in port is over.
struct OwnRefreshed {
    OwnNumber formation;

    friend bool operator==(const OwnRefreshed&, const OwnRefreshed&) = default;
};
FLAGPLOT_FIELDS(OwnRefreshed, formation)

/// A text for this side: from a card or the umpire.
struct TextTold {
    ToldText text;

    friend bool operator==(const TextTold&, const TextTold&) = default;
};
FLAGPLOT_FIELDS(TextTold, text)

/// The umpire put own formation there.
struct OwnPlaced {
    OwnNumber formation;
    Square square;

    friend bool operator==(const OwnPlaced&, const OwnPlaced&) = default;
};
FLAGPLOT_FIELDS(OwnPlaced, formation, square)

/// The umpire freed own formation: it may change course.
struct OwnFreed {
    OwnNumber formation;

    friend bool operator==(const OwnFreed&, const OwnFreed&) = default;
};
FLAGPLOT_FIELDS(OwnFreed, formation)

/// Own formation left the chart.
struct OwnLeft {
    OwnNumber formation;

    friend bool operator==(const OwnLeft&, const OwnLeft&) = default;
};
FLAGPLOT_FIELDS(OwnLeft, formation)

/// The umpire took a card out of the hand.
struct CardTakenAway {
    ToldText name;

    friend bool operator==(const CardTakenAway&, const CardTakenAway&) = default;
};
FLAGPLOT_FIELDS(CardTakenAway, name)

/// The umpire set the light of a turn.
struct LightTold {
    TurnNumber turn;
    Light light{};

    friend bool operator==(const LightTold&, const LightTold&) = default;
};
FLAGPLOT_FIELDS(LightTold, turn, light)

/// The umpire set a switch of the rules, which everybody may know.
struct SwitchTold {
    ToldText key;
    ToldText value;

    friend bool operator==(const SwitchTold&, const SwitchTold&) = default;
};
FLAGPLOT_FIELDS(SwitchTold, key, value)

/// A message from the umpire, or through him from another side.
struct MessageTold {
    std::optional<SideId> from;  ///< none: the umpire
    ToldText text;

    friend bool operator==(const MessageTold&, const MessageTold&) = default;
};
FLAGPLOT_FIELDS(MessageTold, from, text)

/// The name of own formation was mended: it is called so from now on.
struct OwnRenamed {
    OwnNumber formation;
    ToldText name;

    friend bool operator==(const OwnRenamed&, const OwnRenamed&) = default;
};
FLAGPLOT_FIELDS(OwnRenamed, formation, name)

/// Own formation, which seeks battle, leaves its course to attack a contact beside it (A-ST-39).
struct OwnAttacks {
    OwnNumber formation;
    ContactId contact;
    Square square;  ///< where its side believes it
    Pulse at;

    friend bool operator==(const OwnAttacks&, const OwnAttacks&) = default;
};
FLAGPLOT_FIELDS(OwnAttacks, formation, contact, square, at)

/// Own formation found nobody to fight where it attacked, as far as it could see.
struct OwnAttackMissed {
    OwnNumber formation;
    ContactId contact;
    Square square;
    std::optional<OwnBattleNumber> battle;  ///< one of its side there, in which it takes no part
    Pulse at;

    friend bool operator==(const OwnAttackMissed&, const OwnAttackMissed&) = default;
};
FLAGPLOT_FIELDS(OwnAttackMissed, formation, contact, square, battle, at)

/// A correction that this side made in its own picture.
struct ContactRevised {
    ContactOrder order;
    std::optional<ContactId> made;  ///< the number of a sighting that was set apart

    friend bool operator==(const ContactRevised&, const ContactRevised&) = default;
};
FLAGPLOT_FIELDS(ContactRevised, order, made)

/// The umpire let the side see everything it was told before this, or the turn ended where nothing
/// is held back. What it is told from now on waits for the next release.
struct Released {
    TurnNumber turn;  ///< that is now before it
    /// A fingerprint of the whole record before it, under a key that is published after the war: to
    /// the side a random number (campaign/record_print.h). None: nobody keeps a record.
    std::optional<Digest> record = {};

    friend bool operator==(const Released&, const Released&) = default;
};
FLAGPLOT_FIELDS(Released, turn, record)

using ReportKinds =
    std::variant<DiceCommitted, TurnBegan, TurnEnded, OrdersReceived, OwnEntered, OwnRouteSet,
                 OwnStanceTaken, OwnRadarUsed, OwnConditionsSet, OwnConditionMet, OwnOrderLapsed,
                 OwnAllowance, OwnMoved, OwnReached, OwnTurnOver, OwnSpotted, Seen, InitiativeTold,
                 BattleJoined, OwnShipsLeft, BattleOver, SideOrderLapsed, OwnFounded, OwnMerged,
                 OwnSlipped, OwnBrokeOff, AirReport, ContactReported, BlockLearned, WeatherTold,
                 CardDealt, CardPlayed, OwnStruck, OwnWeathered, OwnRefreshed, TextTold, OwnPlaced,
                 OwnFreed, OwnLeft, CardTakenAway, LightTold, SwitchTold, MessageTold, OwnPrizes,
                 OwnRenamed, OwnAttacks, OwnAttackMissed, ContactRevised, Released, BattleEnded,
                 OwnTaskSet, OwnTaskOver, OwnSpeedSet, OwnConditionExpired, WordTaken,
                 TakenBackTold>;

/// Something a seat is told.
using Report = Sealed<ReportKinds>;

/// Does it wait for the umpire to release it? All but the answer to the side's own sheet, which it
/// is given when it hands it in.
[[nodiscard]] inline bool is_for_release(const Report& report) {
    return !std::holds_alternative<OrdersReceived>(report) &&
           !std::holds_alternative<Released>(report);
}
FLAGPLOT_BYTES_ELSEWHERE(Report);

}  // namespace flagplot
