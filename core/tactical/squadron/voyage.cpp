#include "tactical/squadron/voyage.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <limits>

#include "tactical/kit/sweep.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

/// What a ship may run against: other ships, then obstacles.
struct InTheWay {
    std::vector<kit::Shape> shapes;
    std::vector<ShipNumber> ships;  ///< of the first shapes
    std::vector<std::uint32_t> obstacles;

    [[nodiscard]] Met at(std::size_t place) const {
        if (place < ships.size()) return {ships[place], 0, false};
        return {std::nullopt, obstacles[place - ships.size()], false};
    }
};

/// Everything within reach of a move.
InTheWay in_the_way(const Battle& battle, ShipNumber number, std::int32_t reach) {
    InTheWay found;
    const kit::Box base = base_of(battle, number);
    const auto is_near = [&](const kit::Box& other) {
        const std::int32_t sizes = base.length + base.breadth + other.length + other.breadth;
        return !are_far(base.centre, other.centre, reach + sizes);
    };
    for (ShipNumber other = 0; other < battle.ships.size(); ++other) {
        if (other == number || !battle.ships[other].is_on_table()) continue;
        const kit::Box box = base_of(battle, other);
        if (!is_near(box)) continue;
        found.shapes.emplace_back(box);
        found.ships.push_back(other);
    }
    for (std::uint32_t obstacle = 0; obstacle < battle.obstacles.size(); ++obstacle) {
        const kit::Box& box = battle.obstacles[obstacle].base;
        if (!is_near(box)) continue;
        found.shapes.emplace_back(box);
        found.obstacles.push_back(obstacle);
    }
    return found;
}

kit::Box doubled(const kit::Box& box) {
    return {{2 * box.centre.x, 2 * box.centre.y}, box.heading, 2 * box.length, 2 * box.breadth};
}

/// Does the bow edge of this base touch the shape? In half steps, as corners are.
bool touches_by_bow(const kit::Box& base, const kit::Shape& shape) {
    const auto corners = kit::corners_of(base);
    const kit::Stretch bow{corners[0], corners[3]};
    return kit::do_touch(bow, doubled(std::get<kit::Box>(shape)));
}

/// A ship under way, leg after leg, until something stops her.
class Sailing {
  public:
    Sailing(const Tables& tables, const Battle& battle, ShipNumber number, std::int32_t reach)
        : tables_(tables),
          battle_(battle),
          number_(number),
          way_(in_the_way(battle, number, reach)),
          apart_(way_.shapes.size(), false) {
        for (std::size_t at = 0; at < way_.shapes.size(); ++at) old_.push_back(touches(at));
        has_old_ = std::find(old_.begin(), old_.end(), true) != old_.end();
        voyage_.base = base_of(battle, number);
        voyage_.path.push_back(voyage_.base.centre);
        note_gaps(voyage_.base);
    }

    void ahead(std::int32_t run) {
        const kit::Box from = voyage_.base;
        const auto base_at = [&from](std::int32_t at) { return kit::run_ahead(from, at); };
        go(kit::sweep_ahead(from, run, on_the_way(from, run)), run, base_at);
        voyage_.run += kit::distance(from.centre, voyage_.base.centre);
        leave_if_over_edge(voyage_.base);
    }
    void turn(std::int32_t radius, std::int32_t degrees) {
        const kit::Box from = voyage_.base;
        const std::int32_t sign = degrees < 0 ? -1 : 1;
        const auto base_at = [&](std::int32_t at) {
            return kit::run_round(from, radius, sign * at);
        };
        const kit::Sweep sweep = kit::sweep_round(from, radius, degrees, way_.shapes);
        go(sweep, std::abs(degrees), base_at);
        voyage_.run += kit::arc_length(radius, sweep.done);
        for (std::int32_t at = turn_step; at <= sweep.done && !is_over(); at += turn_step) {
            leave_if_over_edge(base_at(at));
        }
    }
    void astern(std::int32_t run) {
        const auto reversed = [](kit::Box base) { return kit::turned(base, 180); };
        const kit::Box from = reversed(voyage_.base);
        const auto base_at = [&](std::int32_t at) { return reversed(kit::run_ahead(from, at)); };
        kit::Sweep sweep = kit::sweep_ahead(from, run, on_the_way(from, run));
        sweep.base = reversed(sweep.base);
        go(sweep, run, base_at);
        voyage_.run += sweep.done;
        leave_if_over_edge(voyage_.base);
    }

    [[nodiscard]] bool is_over() const {
        return voyage_.is_blocked || voyage_.exit || !voyage_.met.empty();
    }
    [[nodiscard]] Voyage voyage() { return std::move(voyage_); }

  private:
    /// What the base could meet on a straight run: what the stretch that it covers touches, with
    /// room for rounded places.
    [[nodiscard]] std::vector<kit::Shape> on_the_way(const kit::Box& base, std::int32_t run) const {
        constexpr std::int32_t room = 8;
        kit::Box covered = kit::run_ahead(base, run / 2);
        covered.length += run + room;
        covered.breadth += room;
        std::vector<kit::Shape> found;
        std::copy_if(way_.shapes.begin(), way_.shapes.end(), std::back_inserter(found),
                     [&](const kit::Shape& shape) { return kit::do_touch(covered, shape); });
        return found;
    }

    template <class BaseAt>
    void go(const kit::Sweep& sweep, std::int32_t wanted, const BaseAt& base_at) {
        if (sweep.against && has_old_) {
            for (std::int32_t at = 1; at <= sweep.done; ++at) note_gaps(base_at(at));
        }
        voyage_.base = sweep.base;
        voyage_.path.push_back(sweep.base.centre);
        if (sweep.against) meet(base_at(std::min(sweep.done + 1, wanted)));
        if (!sweep.against && has_old_) note_gaps(sweep.base);
    }

    /// What she touched before and is clear of now would be a new contact (US-B1).
    void note_gaps(const kit::Box& base) {
        for (std::size_t at = 0; at < way_.shapes.size(); ++at) {
            if (apart_[at] || !old_[at]) continue;
            apart_[at] = !kit::is_within(base, way_.shapes[at], 1);
        }
    }

    /// Is it a contact that she has already?
    [[nodiscard]] bool touches(std::size_t at) const {
        const Met met = way_.at(at);
        if (met.ship) return holds(battle_.touching, number_, *met.ship);
        const Grounded grounded{number_, met.obstacle};
        return std::find(battle_.grounded.begin(), battle_.grounded.end(), grounded) !=
               battle_.grounded.end();
    }

    /// Contacts of the step that would overlap (US-B35).
    void meet(const kit::Box& next) {
        for (std::size_t at = 0; at < way_.shapes.size(); ++at) {
            const bool is_new = !old_[at] || apart_[at];
            if (!is_new || !kit::do_overlap(next, way_.shapes[at])) continue;
            Met met = way_.at(at);
            met.is_by_bow = touches_by_bow(next, way_.shapes[at]);
            voyage_.met.push_back(met);
        }
        voyage_.is_blocked = voyage_.met.empty();
    }

    void leave_if_over_edge(const kit::Box& base) {
        const std::int32_t width = tables_.switches.table_width;
        const std::int32_t height = tables_.switches.table_height;
        std::int32_t furthest = 0;
        const auto note = [&](std::int32_t beyond, std::int32_t bearing) {
            if (beyond <= furthest) return;
            furthest = beyond;
            voyage_.exit = bearing;
        };
        for (const kit::Point corner : kit::corners_of(base)) {  // half steps
            note(corner.y - height, 0);
            note(corner.x - width, 90);
            note(-corner.y - height, 180);
            note(-corner.x - width, 270);
        }
        if (!voyage_.exit) return;
        voyage_.met.clear();  // nobody is beyond the edge
        voyage_.is_blocked = false;
    }

    const Tables& tables_;
    const Battle& battle_;
    ShipNumber number_;
    InTheWay way_;
    std::vector<bool> old_;  ///< of the shapes: she touches it already
    bool has_old_ = false;
    std::vector<bool> apart_;  ///< she touched it, and there was a gap since
    Voyage voyage_;
};

std::int32_t arc_cost(std::int32_t radius, std::int32_t steps) {
    return kit::arc_length(radius, steps * turn_step);
}

}  // namespace

std::int32_t movement_of(const Ship& ship) {
    constexpr std::int32_t half_inch = 50, least = 200;
    const std::int32_t lost = ship.damage.of(Lasting::mast);
    if (lost == 0) return ship.movement;
    if (lost > 1) return std::min(ship.movement, least);
    return ship.movement / 2 / half_inch * half_inch;
}

std::int32_t allowance_of(const Battle& battle, const Ship& ship) {
    const bool is_acting = ship.squadron == battle.activation.squadron;
    return movement_of(ship) + (is_acting ? battle.activation.more_movement : 0);
}

std::int32_t cost_factor(const Tables& tables, const Battle& battle, const Ship& ship,
                         std::int32_t heading) {
    const bool is_acting = ship.squadron == battle.activation.squadron;
    if (is_acting && battle.activation.ignores_wind) return 1;
    if (!battle.class_of(ship).is_wind_affected) return 1;
    return is_head_wind(tables.switches, battle.conditions, heading) ? 2 : 1;
}

std::int32_t cost_of(const Tables& tables, const Battle& battle, const Ship& ship,
                     const std::vector<Leg>& legs) {
    const std::int32_t radius = battle.class_of(ship).radius;
    const bool is_by_end = tables.switches.wind_arc_step == ArcStep::end;
    std::int32_t heading = ship.heading, cost = 0, free = ship.free_turn;
    for (const Leg& leg : legs) {
        cost += leg.ahead * cost_factor(tables, battle, ship, heading);
        const std::int32_t way = leg.turn < 0 ? -turn_step : turn_step;
        for (std::int32_t step = 1; step <= std::abs(leg.turn) / turn_step; ++step) {
            const std::int32_t before = heading;
            heading = kit::in_circle(heading + way);
            free -= turn_step;
            if (free >= 0) continue;
            const std::int32_t length = arc_cost(radius, step) - arc_cost(radius, step - 1);
            cost += length * cost_factor(tables, battle, ship, is_by_end ? heading : before);
        }
    }
    return cost;
}

std::int32_t run_of(const Battle& battle, const Ship& ship, const std::vector<Leg>& legs) {
    std::int32_t run = 0;
    for (const Leg& leg : legs) {
        run += leg.ahead + kit::arc_length(battle.class_of(ship).radius, std::abs(leg.turn));
    }
    return run;
}

std::int32_t least_run(const Tables& tables, const Battle& battle, const Ship& ship) {
    const std::int32_t straight =
        allowance_of(battle, ship) / cost_factor(tables, battle, ship, ship.heading);
    return std::min(tables.switches.minimum_move, straight);
}

Voyage voyage_of(const Tables& tables, const Battle& battle, ShipNumber number,
                 const std::vector<Leg>& legs) {
    const Ship& ship = battle.ships[number];
    Sailing sailing(tables, battle, number, run_of(battle, ship, legs));
    for (const Leg& leg : legs) {
        if (leg.ahead > 0 && !sailing.is_over()) sailing.ahead(leg.ahead);
        if (leg.turn != 0 && !sailing.is_over()) {
            sailing.turn(battle.class_of(ship).radius, leg.turn);
        }
    }
    return sailing.voyage();
}

Voyage voyage_astern(const Tables& tables, const Battle& battle, ShipNumber number,
                     std::int32_t run) {
    Sailing sailing(tables, battle, number, run);
    sailing.astern(run);
    return sailing.voyage();
}

Voyage voyage_on_the_spot(const Tables& tables, const Battle& battle, ShipNumber number,
                          std::int32_t degrees) {
    Sailing sailing(tables, battle, number, 0);
    sailing.turn(0, degrees);
    return sailing.voyage();
}

bool is_blocked(const Tables& tables, const Battle& battle, ShipNumber number) {
    const bool touches =
        std::any_of(battle.touching.begin(), battle.touching.end(),
                    [number](const Pair& pair) { return pair.holds(number); }) ||
        std::any_of(battle.grounded.begin(), battle.grounded.end(),
                    [number](const Grounded& each) { return each.ship == number; });
    if (!touches) return false;
    Sailing sailing(tables, battle, number, 1);
    sailing.ahead(1);
    return sailing.voyage().is_blocked;
}

std::vector<Leg> legs_towards(const Tables& tables, const Battle& battle, ShipNumber number,
                              kit::Point to) {
    const Ship& ship = battle.ships[number];
    const std::int32_t allowance = allowance_of(battle, ship);
    std::vector<Leg> best;
    std::int32_t nearest = std::numeric_limits<std::int32_t>::max();
    const bool may_turn = ship.damage.of(Lasting::steering) == 0;
    const std::int32_t most = may_turn ? 180 : 0;
    for (std::int32_t turn = -most; turn <= most; turn += turn_step) {
        const std::vector<Leg> arc = turn == 0 ? std::vector<Leg>{} : std::vector<Leg>{{0, turn}};
        const std::int32_t left = allowance - cost_of(tables, battle, ship, arc);
        if (left < 0) continue;
        const std::int32_t heading = kit::in_circle(ship.heading + turn);
        const kit::Box turned =
            kit::run_round(base_of(battle, ship), battle.class_of(ship).radius, turn);
        const std::int32_t reach = left / cost_factor(tables, battle, ship, heading);
        const std::int32_t off = kit::angle_between(heading, kit::bearing(turned.centre, to));
        const std::int32_t direct = kit::distance(turned.centre, to);
        const std::int32_t along =
            off >= 90 ? 0
                      : static_cast<std::int32_t>(std::int64_t{direct} * kit::cosine_of(off) /
                                                  kit::sine_unit);
        const std::int32_t least =
            std::max(0, least_run(tables, battle, ship) - run_of(battle, ship, arc));
        if (least > reach) continue;
        const std::int32_t run = std::clamp(along, least, reach);
        const kit::Box end = kit::run_ahead(turned, run);
        const std::int32_t off_target = kit::distance(end.centre, to);
        if (off_target >= nearest) continue;
        nearest = off_target;
        best = arc;
        if (run > 0) best.push_back({run, 0});
    }
    return best;
}

}  // namespace flagplot::tactical::squadron
