#include "tactical/galley/moving.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/board.h"
#include "tactical/galley/points.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

std::int32_t side_of(Step step) {
    return step == Step::starboard || step == Step::spin_starboard ? 1 : -1;
}

kit::HexShip moved(const kit::HexShip& at, Step step) {
    switch (step) {
        case Step::ahead:
            return a_hex_ahead(at);
        case Step::back:
            return a_hex_astern(at);
        case Step::about:
            return turned_around(at);
        default:
            return turned_by(at, side_of(step));
    }
}

bool is_leaving(const Battle& battle, const kit::HexShip& at, Step step) {
    return step == Step::ahead && !is_on_board(battle, a_hex_ahead(at).bow);
}

/// Are the hexes free that she has after a step?
bool has_room(const Battle& battle, Tag ship, const kit::HexShip& after) {
    return is_free(battle, after.bow, ship) && is_free(battle, stern_of(after), ship);
}

Refusal why_not_back(const Ship& ship, const Motion& motion) {
    if (motion.has_free_back) return {};
    return first_failed({
        {level_of(ship) == Speed::cruise, "a ship at Cruise to back water (3.4.2)"},
        {!ship.is_crippled, "a ship that is not crippled to back water (WG-B22)"},
    });
}

Refusal why_not_turn(const Tables& tables, const Ship& ship, const Motion& motion) {
    const bool is_fast = level_of(ship) == Speed::maximum;
    const std::int32_t needed = is_fast ? tables.costs.run_at_maximum : tables.costs.run_at_cruise;
    if (motion.run >= needed) return {};
    return is_fast ? "more hexes forward before a turn at Maximum (3.4.2)"
                   : "a hex forward before a turn (3.4.2)";
}

Refusal why_not_by_kind(const Tables& tables, const Ship& ship, const Motion& motion, Step step) {
    switch (step) {
        case Step::ahead:
            return {};
        case Step::back:
            return why_not_back(ship, motion);
        case Step::port:
        case Step::starboard:
            return why_not_turn(tables, ship, motion);
        case Step::about:
            return first_failed({
                {!ship.has_sails_up, "a ship without sails up for a Turn Around (WG-93)"},
                {!ship.is_crippled, "a ship that is not crippled for a Turn Around (WG-B22)"},
            });
        case Step::spin_port:
        case Step::spin_starboard:
            return first_failed({
                {!ship.has_sails_up, "a ship without sails up to turn on the spot (WG-93)"},
                {!motion.is_spent, "a ship that has spent no movement to turn on the spot (3.4.2)"},
            });
    }
    return {};
}

bool has_been_on(const Motion& motion, kit::Hex hex) {
    return std::any_of(motion.trail.begin(), motion.trail.end(), [hex](const kit::HexShip& at) {
        return at.bow == hex || stern_of(at) == hex;
    });
}

/// The bearing of the edge that a ship crosses.
std::int32_t edge_of(const Battle& battle, kit::Hex beyond) {
    const BoardPlace place = place_of(beyond, layout);
    if (place.row < 0) return 0;
    if (place.row >= battle.rows) return 180;
    return place.column < 0 ? 270 : 90;
}

void leave(Ground& ground, Tag tag) {
    Ship& ship = ground.battle.ship(tag);
    ship.exit = edge_of(ground.battle, a_hex_ahead(ship.at).bow);
    ship.where = Whereabouts::left;
    ground.say([&] { return called(ground.battle, tag) + " leaves the board"; }, "WG-95");
    count_exit(ground, tag);
}

}  // namespace

Course course_of(const Tables& tables, const Battle& battle, Tag ship) {
    const Motion& motion = battle.progress.motion;
    const kit::HexShip& at = battle.ship(ship).at;
    if (motion.ship == ship) return {at, motion};
    Motion fresh;
    fresh.ship = ship;
    fresh.left = allowance(tables, battle, ship);
    fresh.trail = {at};
    return {at, std::move(fresh)};
}

Refusal why_not_moved(const Battle& battle, Tag tag) {
    if (!battle.has_ship(tag)) return "a ship of this battle";
    const Progress& progress = battle.progress;
    if (progress.phase != Phase::movement || progress.active == 0) {
        return "an order for this moment";
    }
    const Ship& ship = battle.ship(tag);
    const Group& group = battle.group(progress.active);
    const bool is_of_group =
        std::find(group.ships.begin(), group.ships.end(), tag) != group.ships.end();
    return first_failed({
        {ship.is_there() && ship.side == group.side && is_of_group,
         "a ship of the active group (WG-2)"},
        {!ship.has_finished, "a ship that has not finished her movement (WG-2)"},
    });
}

std::int32_t cost_of(const Tables& tables, const Ship& ship, const Course& course, Step step) {
    switch (step) {
        case Step::ahead:
            return tables.costs.ahead;
        case Step::back:
            return course.motion.has_free_back ? 0 : tables.costs.back;
        case Step::about:
            return ship.at.hexes == 1 ? tables.costs.about_small : tables.costs.about_large;
        case Step::port:
        case Step::starboard:
            return tables.costs.turn;
        case Step::spin_port:
        case Step::spin_starboard:
            return std::max(1, course.motion.left);
    }
    return 0;
}

Refusal why_not_step_anywhere(const Tables& tables, const Battle& battle, Tag tag,
                              const Course& course, Step step) {
    const Ship& ship = battle.ship(tag);
    const Motion& motion = course.motion;
    const bool has_fired_first =
        ship.has_fired && motion.trail.size() == 1 && !tables.switches.fire_before_move;
    const Refusal general = first_failed({
        {!ship.is_rammed, "a ship that is not rammed (WG-36)"},
        {!is_held(battle, tag),
         "a ship that is not grappled or fouled; she may be cut free (WG-23)"},
        {!motion.is_ended || step == Step::back,
         "no more movement after a ram or grapple (WG-A11)"},
        {!has_fired_first, "a ship that has not fired before she moves (WG-B23)"},
        {cost_of(tables, ship, course, step) <= motion.left, "more movement points (3.4.2)"},
    });
    return general.empty() ? why_not_by_kind(tables, ship, motion, step) : general;
}

Refusal why_not_step(const Tables& tables, const Battle& battle, Tag tag, const Course& course,
                     Step step) {
    const Refusal wrong = why_not_step_anywhere(tables, battle, tag, course, step);
    if (!wrong.empty()) return wrong;
    if (is_leaving(battle, course.at, step)) return {};
    return has_room(battle, tag, moved(course.at, step)) ? Refusal{} : "an empty hex (WG-A30)";
}

Course after_step(const Tables& tables, const Ship& ship, Course course, Step step) {
    Motion& motion = course.motion;
    motion.left -= cost_of(tables, ship, course, step);
    motion.is_spent = true;
    motion.last = step;
    course.at = moved(course.at, step);
    if (step == Step::ahead || step == Step::back) {
        const kit::Hex entered = step == Step::ahead ? course.at.bow : stern_of(course.at);
        motion.has_circled = motion.has_circled || has_been_on(motion, entered);
    }
    motion.run = step == Step::ahead ? motion.run + 1 : 0;
    motion.ahead += step == Step::ahead ? 1 : 0;
    motion.has_turned_still = motion.has_turned_still || step == Step::about ||
                              step == Step::spin_port || step == Step::spin_starboard;
    motion.has_free_back = false;
    motion.trail.push_back(course.at);
    return course;
}

void begin_motion(Ground& ground, Tag tag) {
    Motion& motion = ground.battle.progress.motion;
    if (motion.ship == tag) return;
    if (motion.ship != 0) ground.battle.ship(motion.ship).has_finished = true;
    motion = course_of(ground.tables, ground.battle, tag).motion;
}

void take_step(Ground& ground, Tag tag, Step step) {
    begin_motion(ground, tag);
    Ship& ship = ground.battle.ship(tag);
    const Course course = course_of(ground.tables, ground.battle, tag);
    if (is_leaving(ground.battle, course.at, step)) return leave(ground, tag);
    Course after = after_step(ground.tables, ship, course, step);
    ground.battle.traces.push_back({course.at.bow, after.at.bow, TraceKind::moved});
    ship.at = after.at;
    ship.has_moved = true;
    ground.battle.progress.motion = std::move(after.motion);
}

void spend(Ground& ground, Tag ship, std::int32_t points) {
    begin_motion(ground, ship);
    Motion& motion = ground.battle.progress.motion;
    motion.left = std::max(0, motion.left - points);
    motion.is_spent = motion.is_spent || points > 0;
}

}  // namespace flagplot::tactical::galley
