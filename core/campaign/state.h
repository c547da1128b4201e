#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "campaign/definition.h"
#include "view/side_view.h"

/// \file
/// The truth: what changes while the campaign is played, and nothing else. Plain values; a copy is
/// a whole world of its own.

namespace flagplot {

struct FormationState {
    Presence presence{};
    Square square;
    std::optional<PlotRoute> route;  ///< markers still ahead
    std::vector<Direction> leg;      ///< planned steps to the next marker; empty: not planned yet
    DiagonalRun run;
    MovePoints carried;  ///< kept from last turn, or for the next
    Stance stance = Stance::accept;
    bool radar_on = true;
    std::vector<Conditional> conditions;
    std::optional<TurnNumber> engaged;  ///< the last turn in which it fought
    // of this turn
    MovePoints points;  ///< without the carried one
    MovePoints spent;
    std::int32_t place = 0;  ///< in the order of activation; 0: none named (A-ST-37)
    bool is_holding = false;
    bool has_moved = false;

    friend bool operator==(const FormationState&, const FormationState&) = default;
    [[nodiscard]] MovePoints allowance() const { return points + carried; }
    /// The marker it steams for.
    [[nodiscard]] Square next_marker() const {
        return route->checkpoints.empty() ? route->destination : route->checkpoints.front();
    }
};
FLAGPLOT_FIELDS(FormationState, presence, square, route, leg, run, carried, stance, radar_on,
                conditions, engaged, points, spent, place, is_holding, has_moved)

struct ShipState {
    Hundredths hull{100};
    Hundredths speed{100};

    friend bool operator==(const ShipState&, const ShipState&) = default;
    [[nodiscard]] bool is_sunk() const { return hull == Hundredths{0}; }
};
FLAGPLOT_FIELDS(ShipState, hull, speed)

struct Battle {
    Square square;
    TurnNumber turn;
    Pulse at;
    std::vector<FormationId> formations;        ///< sorted
    std::map<SideId, OwnBattleNumber> numbers;  ///< as its sides count it
    std::optional<BattleOutcome> outcome;       ///< none: still to be fought

    friend bool operator==(const Battle&, const Battle&) = default;
};
FLAGPLOT_FIELDS(Battle, square, turn, at, formations, numbers, outcome)

/// Where in the turn the campaign stands (3.1).
enum class Phase : std::uint8_t {
    orders,       ///< between turns: sheets come in
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
inline constexpr std::array<std::string_view, 9> words_of<Phase>{
    "orders", "initiative", "activations", "courses", "pulses", "late", "battles", "end", "over"};

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
    FormationId searcher;
    FormationId target;
    TurnNumber turn;

    friend auto operator<=>(const SpottedPair&, const SpottedPair&) = default;
};
FLAGPLOT_FIELDS(SpottedPair, searcher, target, turn)

/// How far the turn has got: everything needed to go on from a stop.
struct TurnProgress {
    Phase phase{};
    std::uint8_t line = 0;           ///< of this turn's dice
    std::vector<FormationId> queue;  ///< order of activation
    std::int32_t next = 0;           ///< place in the queue
    bool is_under_way = false;       ///< the formation at `next` has begun to move
    Pulse pulse;
    std::vector<Tried> tried;        ///< sorted
    std::vector<FormationId> asked;  ///< freed captains who have had their say, sorted

    friend bool operator==(const TurnProgress&, const TurnProgress&) = default;
};
FLAGPLOT_FIELDS(TurnProgress, phase, line, queue, next, is_under_way, pulse, tried, asked)

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

using Stop = std::variant<FreedCaptain, OpenBattle>;

/// Dice that were seen: the line of a turn and the orders it was resolved with.
struct SeenDice {
    TurnNumber turn;
    std::uint8_t line = 0;
    Digest orders{};

    friend auto operator<=>(const SeenDice&, const SeenDice&) = default;
};
FLAGPLOT_FIELDS(SeenDice, turn, line, orders)

struct CampaignState {
    TurnNumber turn{1};  ///< being resolved, or the next to be
    TurnProgress progress;
    std::optional<Stop> stop;
    std::vector<FormationState> formations;
    std::vector<ShipState> ships;
    std::vector<Battle> battles;
    std::vector<SpottedPair> spotted;  ///< sorted
    std::map<SeatId, Sheet> sheets;    ///< for this turn
    std::vector<SeenDice> seen_dice;   ///< sorted
    std::vector<SideView> views;       ///< by seat: the fold of its reports

    friend bool operator==(const CampaignState&, const CampaignState&) = default;

    [[nodiscard]] const FormationState& formation(FormationId id) const {
        return formations.at(id.index());
    }
    [[nodiscard]] const SideView& view(SeatId seat) const { return views.at(seat.index()); }
};
FLAGPLOT_FIELDS(CampaignState, turn, progress, stop, formations, ships, battles, spotted, sheets,
                seen_dice, views)

/// The state before the first command: nobody on the chart, nobody told anything.
[[nodiscard]] CampaignState first_state(const Definition& definition);

/// The ships of a formation that are afloat, as the rules need them.
[[nodiscard]] std::vector<Unit> units_of(const Definition& definition, const CampaignState& state,
                                         FormationId formation);

}  // namespace flagplot
