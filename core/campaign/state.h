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
/// The truth: everything that changes during a campaign, as plain values. A copy is completely
/// independent.

namespace flagplot {

struct FormationState {
    std::vector<ShipId> ships;  ///< sorted, including sunk ships
    Presence presence{};
    Square square;
    std::optional<PlotRoute> route;  ///< markers still ahead
    std::vector<Direction> leg;      ///< planned steps to the next marker; empty: not planned yet
    DiagonalRun run;
    MovePoints carried;  ///< kept from last turn, or for the next
    Stance stance = Stance::accept;
    bool radar_on = true;
    std::vector<Conditional> conditions;
    std::optional<Task> task;              ///< what it goes on doing
    std::optional<KeepSpeed> speed;        ///< less than full
    std::optional<TurnNumber> engaged;     ///< the last turn in which it fights
    std::optional<TurnNumber> used_radar;  ///< the last turn in which it used its radar
    std::vector<ActiveEffect> effects;
    std::vector<ShipId> prizes;       ///< captured ships in its company, sorted
    std::optional<Square> came_from;  ///< the square it was in before this one
    bool has_arrived = false;         ///< at its destination, without a new route since
    // for this turn only:
    std::optional<MovePoints> points;  ///< without those carried; none: not counted yet
    MovePoints spent;
    std::int32_t place = 0;  ///< in the order of activation; 0: none given (A-ST-37)
    bool is_holding = false;
    bool has_moved = false;
    bool has_stopped = false;  ///< at a destination, where remaining points are lost (A-ST-27)
    bool has_refused = false;  ///< tried to refuse a battle (3.6.3)
    std::vector<ContactId> closed_on;  ///< contacts that it steamed at to attack (3.6.2)

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

/// A formation that was formed during play (ST-28, 3.5). Its number follows those of the
/// definition.
struct FoundedFormation {
    FormationRow row;
    TurnNumber turn;     ///< in which it was formed
    OwnNumber in_sheet;  ///< its number in the sheet of that turn; 0: the sheet has no name for it
    /// Formed by a ruling before that turn began: sheets use its number.
    bool is_between_turns = false;

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

/// One order given in a battle that the program fights, in the words of its module.
struct FightOrder {
    SideId side;
    std::string text;

    friend bool operator==(const FightOrder&, const FightOrder&) = default;
};
FLAGPLOT_FIELDS(FightOrder, side, text)

/// How far the program has fought a battle: its module, and all orders so far. Together with the
/// battle's dice they determine the whole battle. `present` is the state they led to, so that
/// looking at it does not mean fighting it again; `verify` compares the two. The campaign does not
/// read it (contract TC-8).
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
    std::map<SideId, OwnBattleNumber> numbers;  ///< as each side counts its battles
    std::vector<SideId> surprised;              ///< sides that are surprised (3.6.4), sorted
    std::optional<BattleOutcome> outcome;       ///< none: still to be fought
    std::vector<ShipWentIn> went_in = {};       ///< by ship, once it has an outcome
    std::optional<Fight> fight = {};            ///< none: the program has not begun to fight it

    /// The last turn it takes, as far as is known (A-ST-55).
    [[nodiscard]] TurnNumber last_turn() const {
        return last_turn_of_battle(turn, outcome ? outcome->minutes : 0);
    }
    /// Does it have a result, and not go on in turn `now`?
    [[nodiscard]] bool is_over(TurnNumber now) const {
        return outcome && (last_turn() == turn || last_turn() < now);
    }
    friend bool operator==(const Battle&, const Battle&) = default;
};
FLAGPLOT_FIELDS(Battle, square, turn, at, formations, numbers, surprised, outcome, went_in, fight)

/// Where in the turn the campaign is (3.1).
enum class Phase : std::uint8_t {
    orders,       ///< between turns: sheets are handed in
    events,       ///< cards are played and drawn (3.4)
    air,          ///< searches are flown (3.3)
    initiative,   ///< who begins (`alternating`)
    activations,  ///< one formation after another (`alternating`)
    courses,      ///< all courses changed at once (`simultaneous_steps`)
    pulses,       ///< half hour by half hour (`simultaneous_steps`)
    late,         ///< sightings that have not been tried
    battles,      ///< fought and reported
    end,          ///< ageing, carried points, the clock
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

/// Who has spotted whom, while it is current.
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
    /// Which of the turn's cards it is: part of the keys of its dice.
    std::int32_t serial = 0;
    std::optional<FormationId> on;  ///< chosen already; none: decided by lot
    std::optional<Square> at;       ///< where its search is flown
    std::int32_t next_effect = 0;   ///< those before it are done
    bool is_aimed = false;          ///< its target has been decided, and its test passed
    bool is_drawn = false;          ///< from its side's own deck

    friend bool operator==(const CardResolution&, const CardResolution&) = default;
};
FLAGPLOT_FIELDS(CardResolution, side, card, serial, on, at, next_effect, is_aimed, is_drawn)
template <>
inline constexpr std::string_view kept_as<CardResolution> = "CardStrike";

/// A search given by a card (A-ST-47).
struct FreeFlight {
    SideId side;
    Square centre;
    Chance bonus;
    std::int32_t serial = 0;

    friend bool operator==(const FreeFlight&, const FreeFlight&) = default;
};
FLAGPLOT_FIELDS(FreeFlight, side, centre, bonus, serial)

/// A report of a force that does not exist, told with the air reports of the turn if a true one
/// could come (A-ST-47).
struct FalseReport {
    SideId side;  ///< that is told
    std::int32_t serial = 0;

    friend bool operator==(const FalseReport&, const FalseReport&) = default;
};
FLAGPLOT_FIELDS(FalseReport, side, serial)

/// Two hostile formations that exchanged squares in one half hour (A-ST-35).
struct Crossing {
    FormationId a;
    FormationId b;

    friend bool operator==(const Crossing&, const Crossing&) = default;
};
FLAGPLOT_FIELDS(Crossing, a, b)

/// How far the turn has come: everything needed to continue after a stop.
struct TurnProgress {
    Phase phase{};
    std::uint8_t line = 0;           ///< of this turn's dice
    Digest decided{};                ///< of what was decided in this turn so far
    std::vector<FormationId> queue;  ///< order of activation
    std::int32_t next = 0;           ///< place in the queue
    bool is_under_way = false;       ///< whether the formation at `next` has begun to move
    Pulse pulse;
    std::vector<Tried> tried;                      ///< sorted
    std::vector<FormationId> asked;                ///< freed captains who have been asked, sorted
    std::vector<CardResolution> card_resolutions;  ///< to take effect this turn
    std::vector<FreeFlight> flights;  ///< searches of cards, to be flown with the others
    std::vector<FalseReport> false_reports;
    std::vector<Crossing> crossings;  ///< of this half hour, waiting for the umpire's answer

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

/// A card offers a side a choice (5.4 "choose A or B").
struct CardChoice {
    SideId side;
    CardId card;
    std::optional<FormationId> formation;  ///< that it is about

    friend bool operator==(const CardChoice&, const CardChoice&) = default;
};
FLAGPLOT_FIELDS(CardChoice, side, card, formation)

/// The umpire must rule: on a question of a card, or on a refusal (`battle.refusal = umpire`).
struct UmpireAsked {
    std::string question;
    std::optional<FormationId> formation;  ///< that it is about
    std::optional<FormationId> crossed;    ///< the enemy it met on the way (A-ST-35)

    friend bool operator==(const UmpireAsked&, const UmpireAsked&) = default;
};
FLAGPLOT_FIELDS(UmpireAsked, question, formation, crossed)

using Stop = std::variant<FreedCaptain, OpenBattle, CardChoice, UmpireAsked>;

/// A side's cards. Each copy is listed, by the number of its card.
struct CardPiles {
    std::vector<CardId> draw;  ///< in order, the next one first
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

/// Points of a side: for which row of the campaign's victory table, and which of its ships or
/// formations.
struct VictoryPaid {
    std::int32_t row = 0;
    std::uint32_t which = 0;
    std::int32_t points = 0;

    friend auto operator<=>(const VictoryPaid&, const VictoryPaid&) = default;
};
FLAGPLOT_FIELDS(VictoryPaid, row, which, points)

/// Points that the umpire gave a side, or took from it (5.5).
struct RuledPoints {
    SideId side;
    std::int32_t points = 0;
    std::string text;

    friend bool operator==(const RuledPoints&, const RuledPoints&) = default;
};
FLAGPLOT_FIELDS(RuledPoints, side, points, text)

/// A switch that the umpire set (5.5).
struct RuledSwitch {
    std::string key;
    std::string value;

    friend bool operator==(const RuledSwitch&, const RuledSwitch&) = default;
};
FLAGPLOT_FIELDS(RuledSwitch, key, value)

/// Decisions of the umpire that last (5.5).
struct StandingRulings {
    std::vector<RuledSwitch> switches;    ///< the last one of a key is in force
    std::map<TurnNumber, Light> lights;   ///< replace the calendar's
    std::map<DieKey, std::int32_t> dice;  ///< replace what would be rolled
    std::vector<RuledPoints> points;
    std::optional<Digest> amended;  ///< the data in force; none: those the campaign began with

    friend bool operator==(const StandingRulings&, const StandingRulings&) = default;
};
FLAGPLOT_FIELDS(StandingRulings, switches, lights, dice, points, amended)

/// Dice that were seen: the line of a turn, and what was decided before it.
struct SeenDice {
    TurnNumber turn;
    std::uint8_t line = 0;
    Digest orders{};  ///< of the orders and decisions that led to them
    Digest after{};   ///< the same without the last decision; nothing: they are the turn's first

    friend auto operator<=>(const SeenDice&, const SeenDice&) = default;
};
FLAGPLOT_FIELDS(SeenDice, turn, line, orders, after)

/// What the sides have been shown, if it differs from what they were told or from what is in force.
/// Empty if nothing waits for a release.
struct Shown {
    std::map<SeatId, SideView> views;        ///< as last released, for seats with reports that wait
    std::optional<StandingRulings> rulings;  ///< as last released, if data or switches have changed

    friend bool operator==(const Shown&, const Shown&) = default;
    [[nodiscard]] bool empty() const { return views.empty() && !rulings; }
};
FLAGPLOT_FIELDS(Shown, views, rulings)

struct CampaignState {
    FLAGPLOT_SEALED(CampaignState)

    TurnNumber turn{1};  ///< being resolved, or the next one
    TurnProgress progress;
    std::optional<Stop> stop;
    std::optional<SideId> solo;  ///< the side of the only player; none: the campaign has an umpire
    std::vector<FormationState> formations;  ///< those of the definition, then those formed in play
    std::vector<FoundedFormation> founded;
    std::vector<ShipState> ships;
    std::vector<CardPiles> cards;                ///< by side
    std::vector<CardResolution> cards_on_table;  ///< drawn from a paper deck, for the next turn
    std::vector<PassingWeather> weather;
    std::vector<VictoryPaid> paid;  ///< sorted
    std::vector<Battle> battles;
    std::vector<SpottedPair> spotted;  ///< sorted
    std::map<SeatId, Sheet> sheets;    ///< for this turn
    std::vector<SeatId> overruled;     ///< whose sheets are carried out against the rules, sorted
    StandingRulings rulings;
    std::map<SeatId, std::string> refused;  ///< whose last sheet for this turn was refused, and why
    Shown shown;                            ///< what waits for a release (campaign/shown.h)
    std::vector<SeenDice> seen_dice;        ///< sorted
    std::vector<SideView> views;            ///< by seat: its reports, applied one after another

    [[nodiscard]] const FormationState& formation(FormationId id) const {
        return formations.at(id.index());
    }
    [[nodiscard]] const SideView& view(SeatId seat) const { return views.at(seat.index()); }
};
FLAGPLOT_FIELDS(CampaignState, turn, progress, stop, solo, formations, founded, ships, cards,
                cards_on_table, weather, paid, battles, spotted, sheets, overruled, rulings,
                refused, shown, seen_dice, views)
FLAGPLOT_BYTES_ELSEWHERE(CampaignState);

/// The state before the first command: nobody is on the chart, and nobody has been told anything.
[[nodiscard]] CampaignState first_state(const Definition& definition);

/// Has a side spotted this formation, as far as that is remembered?
[[nodiscard]] bool has_spotted(const CampaignState& state, SideId side, FormationId formation);

/// The words that the sides gave for the dice of this turn, by side; empty: none (docs/dice.md).
[[nodiscard]] std::vector<std::string> words_given(const CampaignState& state);

/// The campaign's dice with these words in them.
[[nodiscard]] Dice dice_of_turn(const Dice& campaign, const CampaignState& state);

/// The light of a turn: by the calendar, or as ruled by the umpire.
[[nodiscard]] Light light_of(const Definition& definition, const CampaignState& state,
                             TurnNumber turn);

/// The name and side of a formation, also of one formed in play.
[[nodiscard]] const FormationRow& row_of(const Definition& definition, const CampaignState& state,
                                         FormationId formation);

/// The formation with this own number of a side; none if it does not exist.
[[nodiscard]] std::optional<FormationId> find_formation(const Definition& definition,
                                                        const CampaignState& state, SideId side,
                                                        OwnNumber number);

/// The same. \pre it exists
[[nodiscard]] FormationId formation_of(const Definition& definition, const CampaignState& state,
                                       SideId side, OwnNumber number);

/// The formation that a ship is in, afloat or not. \pre she exists
[[nodiscard]] FormationId formation_with(const CampaignState& state, ShipId ship);

/// The number of a formation in the keys of dice: its number in the definition, or, for one formed
/// in play, a number made from the turn and its first ship. So no die depends on how many
/// formations others have.
[[nodiscard]] std::uint32_t die_number(const Definition& definition, const CampaignState& state,
                                       FormationId formation);

/// The formation with this number in the keys of dice. \pre there is one
[[nodiscard]] FormationId formation_of_die(const Definition& definition, const CampaignState& state,
                                           std::uint32_t number);

/// The points of each side so far (A-ST-32).
[[nodiscard]] std::vector<std::int32_t> scores(const Definition& definition,
                                               const CampaignState& state);

/// All the weather now: the campaign's and that of cards.
[[nodiscard]] std::vector<WeatherZone> weather_now(const Definition& definition,
                                                   const CampaignState& state);

/// The campaign's weather of a turn, as everybody may be told it (A-ST-24).
[[nodiscard]] std::vector<WeatherZone> forecast(const Definition& definition, TurnNumber turn);

/// The ships of a formation that are afloat and not captured, as the rules need them.
[[nodiscard]] std::vector<Unit> units_of(const Definition& definition, const CampaignState& state,
                                         FormationId formation);

}  // namespace flagplot
