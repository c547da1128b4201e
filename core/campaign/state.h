#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/dice.h"
#include "base/digest.h"
#include "base/fields.h"
#include "base/id.h"
#include "campaign/definition.h"
#include "view/side_view.h"

/// \file
/// The truth: what changes while the campaign is played, and nothing else. Plain values; a copy is
/// a whole world of its own.

namespace flagplot {

struct FormationState {
    std::vector<ShipId> ships;  ///< sorted; the sunk ones too
    Presence presence{};
    Square square;
    std::optional<PlotRoute> route;  ///< markers still ahead
    std::vector<Direction> leg;      ///< planned steps to the next marker; empty: not planned yet
    DiagonalRun run;
    MovePoints carried;  ///< kept from last turn, or for the next
    Stance stance = Stance::accept;
    bool radar_on = true;
    std::vector<Conditional> conditions;
    std::optional<Task> task;              ///< what it goes on doing of itself
    std::optional<KeepSpeed> speed;        ///< less than full
    std::optional<TurnNumber> engaged;     ///< the last turn in which it fights
    std::optional<TurnNumber> used_radar;  ///< the last turn in which its radar was not silent
    std::vector<ActiveEffect> effects;
    std::vector<ShipId> prizes;       ///< of the enemy, in its company, sorted
    std::optional<Square> came_from;  ///< the square it was in before this one
    bool has_arrived = false;         ///< at its destination, and was given no route since
    // of this turn
    std::optional<MovePoints> points;  ///< without the carried one; none: not counted yet
    MovePoints spent;
    std::int32_t place = 0;  ///< in the order of activation; 0: none named (A-ST-37)
    bool is_holding = false;
    bool has_moved = false;
    bool has_stopped = false;  ///< at a destination: what points were left are lost (A-ST-27)
    bool has_refused = false;  ///< a battle (3.6.3)
    std::vector<ContactId> closed_on;  ///< contacts it steamed at to attack (3.6.2)

    friend bool operator==(const FormationState&, const FormationState&) = default;
    [[nodiscard]] MovePoints allowance() const { return points.value_or(MovePoints{}) + carried; }
    /// The marker it steams for.
    [[nodiscard]] Square next_marker() const {
        return route->checkpoints.empty() ? route->destination : route->checkpoints.front();
    }
};
FLAGPLOT_FIELDS(FormationState, ships, presence, square, route, leg, run, carried, stance, radar_on,
                conditions, task, speed, engaged, used_radar, effects, prizes, came_from,
                has_arrived, points, spent, place, is_holding, has_moved, has_stopped, has_refused,
                closed_on)

/// A formation that was formed in play (ST-28, 3.5). Its id follows those of the definition.
struct FoundedFormation {
    FormationRow row;
    TurnNumber turn;     ///< in which it was formed
    OwnNumber in_sheet;  ///< what the sheet of that turn calls it; 0: the sheet has no name for it
    bool is_between_turns = false;  ///< by a ruling before that turn began: sheets use its number

    friend bool operator==(const FoundedFormation&, const FoundedFormation&) = default;
};
FLAGPLOT_FIELDS(FoundedFormation, row, turn, in_sheet, is_between_turns)

/// A ship as it went into a battle.
struct ShipWentIn {
    ShipId ship;
    ShipState state;

    friend bool operator==(const ShipWentIn&, const ShipWentIn&) = default;
};
FLAGPLOT_FIELDS(ShipWentIn, ship, state)

/// One order given in a battle that the program fights, as its module words it.
struct FightOrder {
    SideId side;
    std::string text;

    friend bool operator==(const FightOrder&, const FightOrder&) = default;
};
FLAGPLOT_FIELDS(FightOrder, side, text)

/// How far the program has fought a battle: who fights it, and all orders so far. With the battle's
/// dice they are the whole battle; `present` is what they led to, so that a look at it need not
/// fight it again, and `verify` holds it against them. The campaign does not read it (contract
/// TC-8).
struct Fight {
    std::string module;
    std::vector<FightOrder> orders;
    std::string present = {};  ///< canonical bytes of a `tactical::FightState`; empty: not kept

    friend bool operator==(const Fight&, const Fight&) = default;
};
FLAGPLOT_FIELDS(Fight, module, orders, present)

struct Battle {
    Square square;
    TurnNumber turn;
    Pulse at;
    std::vector<FormationId> formations;        ///< sorted
    std::map<SideId, OwnBattleNumber> numbers;  ///< as its sides count it
    std::vector<SideId> surprised;              ///< sides caught unawares (3.6.4), sorted
    std::optional<BattleOutcome> outcome;       ///< none: still to be fought
    std::vector<ShipWentIn> went_in = {};       ///< by ship; once its outcome has come
    std::optional<Fight> fight = {};            ///< none: the program has not begun to fight it

    /// The last turn it takes, as far as is known (A-ST-55).
    [[nodiscard]] TurnNumber last_turn() const {
        return last_turn_of_battle(turn, outcome ? outcome->minutes : 0);
    }
    /// Has its result come, and does it take no turn more in `now`?
    [[nodiscard]] bool is_over(TurnNumber now) const {
        return outcome && (last_turn() == turn || last_turn() < now);
    }
    friend bool operator==(const Battle&, const Battle&) = default;
};
FLAGPLOT_FIELDS(Battle, square, turn, at, formations, numbers, surprised, outcome, went_in, fight)

/// Where in the turn the campaign stands (3.1).
enum class Phase : std::uint8_t {
    orders,       ///< between turns: sheets come in
    events,       ///< cards are played and drawn (3.4)
    air,          ///< searches are flown (3.3)
    initiative,   ///< who begins (`alternating`)
    activations,  ///< one formation after the other (`alternating`)
    courses,      ///< all courses changed at once (`simultaneous_steps`)
    pulses,       ///< half hour after half hour (`simultaneous_steps`)
    late,         ///< sightings that have not been tried
    battles,      ///< handed to the table and back
    end,          ///< ages, carried points, the clock
    over          ///< the campaign has ended
};
template <>
inline constexpr std::array<std::string_view, 11> words_of<Phase>{
    "orders", "events", "air",     "initiative", "activations", "courses",
    "pulses", "late",   "battles", "end",        "over"};

/// An ordered pair of formations and the reach at which it was tried this turn.
struct Tried {
    FormationId searcher;
    FormationId target;
    Reach reach{};

    friend auto operator<=>(const Tried&, const Tried&) = default;
};
FLAGPLOT_FIELDS(Tried, searcher, target, reach)

/// Who has spotted whom, as long as it is current.
struct SpottedPair {
    SideId side;                          ///< that has spotted it
    std::optional<FormationId> searcher;  ///< none: from the air, or by intelligence
    FormationId target;
    TurnNumber turn;

    friend auto operator<=>(const SpottedPair&, const SpottedPair&) = default;
};
FLAGPLOT_FIELDS(SpottedPair, side, searcher, target, turn)

/// A card that takes effect in this turn.
struct CardResolution {
    SideId side;  ///< that drew or played it
    CardId card;
    std::int32_t serial = 0;        ///< which of the turn's cards it is: part of its dice's keys
    std::optional<FormationId> on;  ///< chosen already; none: by lot
    std::optional<Square> at;       ///< where its search is flown to
    std::int32_t next_effect = 0;   ///< those before are done
    bool is_aimed = false;          ///< whom it strikes is settled, and its test passed
    bool is_drawn = false;          ///< from its side's own deck

    friend bool operator==(const CardResolution&, const CardResolution&) = default;
};
FLAGPLOT_FIELDS(CardResolution, side, card, serial, on, at, next_effect, is_aimed, is_drawn)
template <>
inline constexpr std::string_view kept_as<CardResolution> = "CardStrike";

/// A search that a card gives (A-ST-47).
struct FreeFlight {
    SideId side;
    Square centre;
    Chance bonus;
    std::int32_t serial = 0;

    friend bool operator==(const FreeFlight&, const FreeFlight&) = default;
};
FLAGPLOT_FIELDS(FreeFlight, side, centre, bonus, serial)

/// A report of a force that is not there, to be told with the air reports of the turn, if a true
/// one could come (A-ST-47).
struct FalseReport {
    SideId side;  ///< that is told
    std::int32_t serial = 0;

    friend bool operator==(const FalseReport&, const FalseReport&) = default;
};
FLAGPLOT_FIELDS(FalseReport, side, serial)

/// Two of hostile sides that took each other's square in one half hour (A-ST-35).
struct Crossing {
    FormationId a;
    FormationId b;

    friend bool operator==(const Crossing&, const Crossing&) = default;
};
FLAGPLOT_FIELDS(Crossing, a, b)

/// How far the turn has got: everything needed to go on from a stop.
struct TurnProgress {
    Phase phase{};
    std::uint8_t line = 0;           ///< of this turn's dice
    Digest decided{};                ///< over what was decided in this turn so far
    std::vector<FormationId> queue;  ///< order of activation
    std::int32_t next = 0;           ///< place in the queue
    bool is_under_way = false;       ///< the formation at `next` has begun to move
    Pulse pulse;
    std::vector<Tried> tried;        ///< sorted
    std::vector<FormationId> asked;  ///< freed captains who have had their say, sorted
    std::vector<CardResolution> card_resolutions;  ///< still to take effect this turn
    std::vector<FreeFlight> flights;  ///< searches of cards, to be flown with the others
    std::vector<FalseReport> false_reports;
    std::vector<Crossing> crossings;  ///< of this half hour that wait for the umpire's answer

    friend bool operator==(const TurnProgress&, const TurnProgress&) = default;
};
FLAGPLOT_FIELDS(TurnProgress, phase, line, decided, queue, next, is_under_way, pulse, tried, asked,
                strikes, flights, false_reports, crossings)

/// A captain has just been freed and may change course before his formation moves (A-ST-38).
struct FreedCaptain {
    FormationId formation;

    friend bool operator==(const FreedCaptain&, const FreedCaptain&) = default;
};
FLAGPLOT_FIELDS(FreedCaptain, formation)

/// A battle must be fought before the turn can end.
struct OpenBattle {
    BattleId battle;

    friend bool operator==(const OpenBattle&, const OpenBattle&) = default;
};
FLAGPLOT_FIELDS(OpenBattle, battle)

/// A card leaves a side the choice (5.4 "choose A or B").
struct CardChoice {
    SideId side;
    CardId card;
    std::optional<FormationId> formation;  ///< that it is about

    friend bool operator==(const CardChoice&, const CardChoice&) = default;
};
FLAGPLOT_FIELDS(CardChoice, side, card, formation)

/// The umpire must rule: on what a card asks, or on a refusal (`battle.refusal = umpire`).
struct UmpireAsked {
    std::string question;
    std::optional<FormationId> formation;  ///< that it is about
    std::optional<FormationId> crossed;    ///< the enemy it met on the way (A-ST-35)

    friend bool operator==(const UmpireAsked&, const UmpireAsked&) = default;
};
FLAGPLOT_FIELDS(UmpireAsked, question, formation, crossed)

using Stop = std::variant<FreedCaptain, OpenBattle, CardChoice, UmpireAsked>;

/// A side's cards: copies are counted one by one, each by the number of its card.
struct CardPiles {
    std::vector<CardId> draw;  ///< the next one first
    std::vector<CardId> discards;
    std::vector<CardId> hand;
    std::int32_t shuffles = 0;

    friend bool operator==(const CardPiles&, const CardPiles&) = default;
};
FLAGPLOT_FIELDS(CardPiles, draw, discards, hand, shuffles)

/// Weather that a card brought.
struct PassingWeather {
    WeatherZone zone;
    TurnNumber last;  ///< its last turn

    friend bool operator==(const PassingWeather&, const PassingWeather&) = default;
};
FLAGPLOT_FIELDS(PassingWeather, zone, last)

/// Points a side was paid: by which row of the campaign's victory table, for which of its ships or
/// formations.
struct VictoryPaid {
    std::int32_t row = 0;
    std::uint32_t which = 0;
    std::int32_t points = 0;

    friend auto operator<=>(const VictoryPaid&, const VictoryPaid&) = default;
};
FLAGPLOT_FIELDS(VictoryPaid, row, which, points)

/// Points the umpire gave a side, or took from it (5.5).
struct RuledPoints {
    SideId side;
    std::int32_t points = 0;
    std::string text;

    friend bool operator==(const RuledPoints&, const RuledPoints&) = default;
};
FLAGPLOT_FIELDS(RuledPoints, side, points, text)

/// A switch the umpire set (5.5).
struct RuledSwitch {
    std::string key;
    std::string value;

    friend bool operator==(const RuledSwitch&, const RuledSwitch&) = default;
};
FLAGPLOT_FIELDS(RuledSwitch, key, value)

/// What the umpire decided by hand, as far as it lasts (5.5).
struct StandingRulings {
    std::vector<RuledSwitch> switches;    ///< the last of a key is in force
    std::map<TurnNumber, Light> lights;   ///< instead of the calendar's
    std::map<DieKey, std::int32_t> dice;  ///< shown instead of what would fall
    std::vector<RuledPoints> points;
    std::optional<Digest> amended;  ///< the data in force; none: those the campaign began with

    friend bool operator==(const StandingRulings&, const StandingRulings&) = default;
};
FLAGPLOT_FIELDS(StandingRulings, switches, lights, dice, points, amended)

/// Dice that were seen: the line of a turn behind what was decided in it.
struct SeenDice {
    TurnNumber turn;
    std::uint8_t line = 0;
    Digest orders{};  ///< over the orders and decisions that led to them
    Digest after{};   ///< the same without the last decision; nothing: the turn began by these

    friend auto operator<=>(const SeenDice&, const SeenDice&) = default;
};
FLAGPLOT_FIELDS(SeenDice, turn, line, orders, after)

/// What the sides have been shown, where it is not what they were told or what is in force. Empty
/// where nothing waits for a release.
struct Shown {
    std::map<SeatId, SideView> views;        ///< as last released, of seats with reports that wait
    std::optional<StandingRulings> rulings;  ///< as last released, where data or switches changed

    friend bool operator==(const Shown&, const Shown&) = default;
    [[nodiscard]] bool empty() const { return views.empty() && !rulings; }
};
FLAGPLOT_FIELDS(Shown, views, rulings)

struct CampaignState {
    FLAGPLOT_SEALED(CampaignState)

    TurnNumber turn{1};  ///< being resolved, or the next to be
    TurnProgress progress;
    std::optional<Stop> stop;
    std::optional<SideId> solo;  ///< the side of the one player; none: the campaign has an umpire
    std::vector<FormationState> formations;  ///< those of the definition, then the founded ones
    std::vector<FoundedFormation> founded;
    std::vector<ShipState> ships;
    std::vector<CardPiles> cards;                ///< by side
    std::vector<CardResolution> cards_on_table;  ///< drawn from a deck of paper, for the next turn
    std::vector<PassingWeather> weather;
    std::vector<VictoryPaid> paid;  ///< sorted
    std::vector<Battle> battles;
    std::vector<SpottedPair> spotted;  ///< sorted
    std::map<SeatId, Sheet> sheets;    ///< for this turn
    std::vector<SeatId> overruled;     ///< whose sheets are carried out against the rules, sorted
    StandingRulings rulings;
    std::map<SeatId, std::string> refused;  ///< whose last sheet for this turn was refused, and why
    Shown shown;                            ///< what waits for a release: see campaign/shown.h
    std::vector<SeenDice> seen_dice;        ///< sorted
    std::vector<SideView> views;            ///< by seat: the fold of its reports

    [[nodiscard]] const FormationState& formation(FormationId id) const {
        return formations.at(id.index());
    }
    [[nodiscard]] const SideView& view(SeatId seat) const { return views.at(seat.index()); }
};
FLAGPLOT_FIELDS(CampaignState, turn, progress, stop, solo, formations, founded, ships, cards,
                cards_on_table, weather, paid, battles, spotted, sheets, overruled, rulings,
                refused, shown, seen_dice, views)
FLAGPLOT_BYTES_ELSEWHERE(CampaignState);

/// The state before the first command: nobody on the chart, nobody told anything.
[[nodiscard]] CampaignState first_state(const Definition& definition);

/// Has a side spotted this formation, as far as that is remembered?
[[nodiscard]] bool has_spotted(const CampaignState& state, SideId side, FormationId formation);

/// The words that the sides give for the dice of this turn, by side; empty: none (docs/dice.md).
[[nodiscard]] std::vector<std::string> words_given(const CampaignState& state);

/// The campaign's dice with these words in them.
[[nodiscard]] Dice dice_of_turn(const Dice& campaign, const CampaignState& state);

/// The light of a turn: by the calendar, or as the umpire ruled it.
[[nodiscard]] Light light_of(const Definition& definition, const CampaignState& state,
                             TurnNumber turn);

/// What a formation is called and whose it is, founded ones included.
[[nodiscard]] const FormationRow& row_of(const Definition& definition, const CampaignState& state,
                                         FormationId formation);

/// The formation of a side's own number; none: there is no such one.
[[nodiscard]] std::optional<FormationId> find_formation(const Definition& definition,
                                                        const CampaignState& state, SideId side,
                                                        OwnNumber number);

/// The same. \pre it exists
[[nodiscard]] FormationId formation_of(const Definition& definition, const CampaignState& state,
                                       SideId side, OwnNumber number);

/// The formation that a ship is in, afloat or not. \pre she exists
[[nodiscard]] FormationId formation_with(const CampaignState& state, ShipId ship);

/// What keys of dice call a formation: its number in the definition, or for one formed in play a
/// number made of the turn and of its first ship. So no die depends on how many formations somebody
/// else has.
[[nodiscard]] std::uint32_t die_number(const Definition& definition, const CampaignState& state,
                                       FormationId formation);

/// The formation that keys of dice call so. \pre there is one
[[nodiscard]] FormationId formation_of_die(const Definition& definition, const CampaignState& state,
                                           std::uint32_t number);

/// The points each side has been paid so far, by side (A-ST-32).
[[nodiscard]] std::vector<std::int32_t> scores(const Definition& definition,
                                               const CampaignState& state);

/// All weather there is now: the campaign's and what cards brought.
[[nodiscard]] std::vector<WeatherZone> weather_now(const Definition& definition,
                                                   const CampaignState& state);

/// The campaign's weather of a turn, as everybody may be told it (A-ST-24).
[[nodiscard]] std::vector<WeatherZone> forecast(const Definition& definition, TurnNumber turn);

/// The ships of a formation that are afloat and its side's own, as the rules need them.
[[nodiscard]] std::vector<Unit> units_of(const Definition& definition, const CampaignState& state,
                                         FormationId formation);

}  // namespace flagplot
