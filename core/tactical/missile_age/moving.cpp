#include "tactical/missile_age/moving.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "tactical/kit/plane.h"
#include "tactical/kit/sweep.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

// --- what is in the way --------------------------------------------------------------------------

/// Something that ends a run, and how much short of it.
struct Obstacle {
    kit::Shape shape;
    bool is_land = false;
};

/// All that a base covers on a run, and a little more.
kit::Box swept(const kit::Box& base, std::int32_t run) {
    constexpr std::int32_t margin = 4;
    return {kit::ahead(base.centre, base.heading, run / 2), base.heading,
            base.length + run + margin, base.breadth + margin};
}

/// Would it stop this unit: a model that its side knows, a wreck, or a ship of its own?
bool is_in_the_way(const Unit& other, const Unit& unit) {
    if (!other.is_on_table() || other.is_aircraft() || other.tag == unit.tag) return false;
    return is_model(other, unit.side) || (other.side == unit.side && !other.is_dummy);
}

/// What it lies against already is left out where the run leads away from it.
void add_if_met(std::vector<Obstacle>& met, const kit::Box& base, std::int32_t run,
                Obstacle obstacle) {
    if (!kit::do_overlap(swept(base, run), obstacle.shape)) return;
    const bool leads_away = kit::do_overlap(base, obstacle.shape) &&
                            !kit::do_overlap(kit::run_ahead(base, run), obstacle.shape);
    if (!leads_away) met.push_back(std::move(obstacle));
}

std::vector<Obstacle> obstacles_on(const Tables& tables, const Battle& battle, const Unit& unit,
                                   const kit::Box& base, std::int32_t run) {
    std::vector<Obstacle> met;
    for (const kit::Polygon& land : battle.conditions.land) {
        add_if_met(met, base, run, {land, true});
    }
    for (const Unit& other : battle.units) {
        if (!is_in_the_way(other, unit)) continue;
        const kit::Box its = base_of(tables, other);
        const std::int32_t reach = run + base.length + its.length;
        if (kit::distance(base.centre, its.centre) > reach) continue;
        add_if_met(met, base, run, {its, false});
    }
    return met;
}

/// How far ahead the edge of the table lets it run.
std::int32_t run_to_edge(const Conditions& conditions, const kit::Box& base, std::int32_t run) {
    std::int32_t inside = 0;
    for (std::int32_t beyond = run + 1; beyond - inside > 1;) {
        const std::int32_t middle = (inside + beyond) / 2;
        const bool is_inside =
            is_on_table(conditions, kit::ahead(base.centre, base.heading, middle));
        (is_inside ? inside : beyond) = middle;
    }
    return inside;
}

/// Sails a base along its legs.
class Sailing {
  public:
    Sailing(const Tables& tables, const Battle& battle, const Unit& unit)
        : tables_(tables), battle_(battle), unit_(unit), base_(base_of(tables, unit)) {
        voyage_.path.push_back(unit.place);
        voyage_.run = tables.switches.move_straight_carry ? unit.run : 0;
    }

    Voyage along(const std::vector<Leg>& legs) {
        bool goes_on = true;
        for (const Leg& leg : legs) {
            goes_on = goes_on && run_ahead(leg.ahead);
            if (!goes_on) break;
            if (leg.turn == 0) continue;
            base_ = kit::turned(base_, leg.turn);
            voyage_.run = 0;
        }
        voyage_.heading = base_.heading;
        return std::move(voyage_);
    }

  private:
    /// Did nothing stop it?
    bool run_ahead(std::int32_t run) {
        const std::int32_t free = run_to_edge(battle_.conditions, base_, run);
        voyage_.is_leaving = free < run;
        const auto obstacles = obstacles_on(tables_, battle_, unit_, base_, free);
        std::int32_t done = free;
        bool is_stopped = voyage_.is_leaving;
        if (!obstacles.empty()) is_stopped |= meet(obstacles, free, done);
        base_ = kit::run_ahead(base_, done);
        if (base_.centre != voyage_.path.back()) voyage_.path.push_back(base_.centre);
        voyage_.run = std::min(voyage_.run + done, mm(unit_.mvr));
        return !is_stopped;
    }

    bool meet(const std::vector<Obstacle>& obstacles, std::int32_t run, std::int32_t& done) {
        std::vector<kit::Shape> shapes;
        for (const Obstacle& obstacle : obstacles) shapes.push_back(obstacle.shape);
        const kit::Sweep sweep = kit::sweep_ahead(base_, run, shapes);
        if (!sweep.against) return false;
        voyage_.is_leaving = false;
        voyage_.is_aground = obstacles[*sweep.against].is_land;
        const std::int32_t short_of = voyage_.is_aground ? 0 : mm(tables_.lengths.collision_gap);
        done = std::max(0, sweep.done - short_of);
        return true;
    }

    const Tables& tables_;
    const Battle& battle_;
    const Unit& unit_;
    kit::Box base_;
    Voyage voyage_;
};

std::int32_t length_of(const std::vector<Leg>& legs) {
    std::int32_t length = 0;
    for (const Leg& leg : legs) length += leg.ahead;
    return length;
}

/// What is wrong with the turns: the run before each, its angle.
std::optional<std::string> why_not_turns(const Tables& tables, const Unit& unit,
                                         const std::vector<Leg>& legs) {
    const std::int32_t most = tables.switches.move_turn_deg;
    const std::int32_t needed = run_before_turn(tables, unit);
    std::int32_t run = tables.switches.move_straight_carry ? unit.run : 0;
    for (const Leg& leg : legs) {
        if (leg.ahead < 0) return "runs ahead";
        run += leg.ahead;
        if (leg.turn == 0) continue;
        if (std::abs(leg.turn) > most) return fmt::format("turns of at most {} degrees", most);
        if (run < needed && !unit.is_aground) {
            return fmt::format("a straight run of {} mm before each turn", needed);
        }
        run = 0;
    }
    return std::nullopt;
}

void put(Unit& unit, const Voyage& voyage) {
    unit.was = unit.place;
    unit.place = voyage.path.back();
    unit.heading = voyage.heading;
    unit.run = voyage.run;
    unit.is_aground = voyage.is_aground;
    unit.is_leaving = voyage.is_leaving;
    if (voyage.is_leaving) unit.exit = nearest_edge(unit.place);
}

/// Straight before a vessel that lies still or drifts with the wind.
kit::Box with_the_wind(const Tables& tables, const Conditions& conditions, const Unit& unit) {
    constexpr std::int32_t half_circle = 180;
    kit::Box base = base_of(tables, unit);
    base.heading = kit::in_circle(conditions.wind.from + half_circle);
    return base;
}

}  // namespace

MarkerRange markers_allowed(const Battle& battle, const Unit& unit) {
    if (unit.stopped_to >= battle.progress.turn && unit.stopped_to > 0) return {0, 0};
    const std::int32_t most = std::min(unit.rating, unit.markers + unit.accel);
    return {std::clamp(unit.markers - unit.accel, 0, most), most};
}

SpeedBand band_of(const Tables& tables, std::int32_t markers) {
    const SpeedBand& band =
        tables.bands[static_cast<std::size_t>(std::clamp(markers, 0, most_markers))];
    return {mm(band.least), mm(band.most)};
}

std::int32_t run_before_turn(const Tables& tables, const Unit& unit) {
    for (const MinimumMove& row : tables.minimum_moves) {
        if (row.mvr == unit.mvr) return mm(row.run);
    }
    return mm(unit.mvr);
}

std::optional<std::string> why_not_move(const Tables& tables, const Battle& battle,
                                        const Unit& unit, const Move& move) {
    const MarkerRange allowed = markers_allowed(battle, unit);
    if (move.markers < allowed.least || move.markers > allowed.most) {
        return fmt::format("{} to {} speed markers", allowed.least, allowed.most);
    }
    if (auto wrong = why_not_turns(tables, unit, move.legs)) return wrong;
    const SpeedBand band = band_of(tables, move.markers);
    const std::int32_t length = length_of(move.legs);
    const bool is_still = move.markers == 0;
    if (length < band.least || length > band.most || (is_still && !move.legs.empty())) {
        return fmt::format("a move of {} to {} mm", band.least, band.most);
    }
    return std::nullopt;
}

Voyage voyage_of(const Tables& tables, const Battle& battle, const Unit& unit,
                 const std::vector<Leg>& legs) {
    return Sailing(tables, battle, unit).along(legs);
}

Move move_towards(const Tables& tables, const Unit& unit, std::int32_t markers, kit::Point to) {
    const SpeedBand band = band_of(tables, markers);
    const std::int32_t needed = run_before_turn(tables, unit);
    std::int32_t left = std::clamp(kit::distance(unit.place, to), band.least, band.most);
    std::int32_t run = tables.switches.move_straight_carry ? unit.run : 0;
    if (unit.is_aground) run = needed;
    kit::Point place = unit.place;
    std::int32_t heading = unit.heading;
    Move move{unit.tag, markers, {}};
    while (left > 0) {
        const std::int32_t most = tables.switches.move_turn_deg;
        const std::int32_t turn =
            std::clamp(kit::turn_between(heading, kit::bearing(place, to)), -most, most);
        const bool may_turn = turn != 0 && run >= needed;
        const std::int32_t ahead = may_turn ? 0 : (turn == 0 ? left : std::min(left, needed - run));
        move.legs.push_back({ahead, may_turn ? turn : 0});
        place = kit::ahead(place, heading, ahead);
        left -= ahead;
        run = may_turn ? 0 : run + ahead;
        if (may_turn) heading = kit::in_circle(heading + turn);
    }
    return move;
}

Move steady_move(const Tables& tables, const Battle& battle, const Unit& unit) {
    const MarkerRange allowed = markers_allowed(battle, unit);
    const std::int32_t markers = std::clamp(unit.markers, allowed.least, allowed.most);
    const std::int32_t least = band_of(tables, markers).least;
    return {unit.tag, markers, least == 0 ? std::vector<Leg>{} : std::vector<Leg>{{least, 0}}};
}

void move_vessel(Ground& ground, Unit& unit, const Move& move) {
    const Voyage voyage = voyage_of(ground.tables, ground.battle, unit, move.legs);
    unit.markers = move.markers;
    put(unit, voyage);
    for (std::size_t leg = 1; leg < voyage.path.size(); ++leg) {
        ground.trace(voyage.path[leg - 1], voyage.path[leg], TraceKind::moved);
    }
    ground.tell_one(
        unit.side,
        [&] {
            return fmt::format("{} goes {} mm with {} markers{}{}", called(unit, unit.side),
                               length_of(move.legs), unit.markers,
                               unit.is_aground ? " and runs aground" : "",
                               unit.is_leaving ? " to the edge" : "");
        },
        "MN-08");
}

void stop_vessel(Ground& ground, Unit& unit) {
    unit.markers = 0;
    unit.stopped_to = ground.turn() + 1;
    unit.was = unit.place;
    ground.tell_one(
        unit.side, [&] { return fmt::format("{} stops", called(unit, unit.side)); }, "MN-08");
}

void move_civilians(Ground& ground) {
    constexpr std::int32_t markers = 2;
    for (Unit& unit : ground.battle.units) {
        if (!unit.is_civilian || !unit.is_on_table() || unit.is_aircraft() || unit.is_wreck()) {
            continue;
        }
        unit.markers = std::min(markers, unit.rating);
        const SpeedBand band = band_of(ground.tables, unit.markers);
        put(unit,
            voyage_of(ground.tables, ground.battle, unit, {{(band.least + band.most) / 2, 0}}));
    }
}

void drift(Ground& ground) {
    const Conditions& conditions = ground.battle.conditions;
    if (ground.tables.switches.move_drift == Drift::none) return;
    const std::int32_t run = mm(conditions.sea_state / 2);
    const std::vector<kit::Shape> land(conditions.land.begin(), conditions.land.end());
    for (Unit& unit : ground.battle.units) {
        const bool drifts = unit.is_on_table() && !unit.is_aircraft() && unit.markers == 0;
        if (!drifts) continue;
        const kit::Box base = with_the_wind(ground.tables, conditions, unit);
        const std::int32_t free = run_to_edge(conditions, base, run);
        unit.place = land.empty() ? kit::ahead(unit.place, base.heading, free)
                                  : kit::sweep_ahead(base, free, land).base.centre;
    }
}

bool is_broken(const Tables& tables, const Unit& unit) {
    const auto at = tables.switches.morale_break_at;
    return at && !unit.is_dummy && !unit.is_civilian && unit.crew_quality <= *at;
}

Move broken_move(const Tables& tables, const Battle& battle, const Unit& unit) {
    const std::int32_t far = 2 * battle.conditions.half_table;
    const kit::Point to = kit::ahead(unit.place, nearest_edge(unit.place), far);
    return move_towards(tables, unit, markers_allowed(battle, unit).most, to);
}

}  // namespace flagplot::tactical::missile_age
