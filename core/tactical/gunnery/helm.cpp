#include "tactical/gunnery/helm.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/standing.h"

namespace flagplot::tactical::gunnery {

namespace {

/// A knot is a hundred yards in three minutes (GU-2).
constexpr std::int32_t yards_of_knot_in_three = 100;
constexpr std::int32_t three = 3;

std::int32_t run_in(std::int32_t knots, std::int32_t minutes) {
    return knots * yards_of_knot_in_three * minutes / three;
}

const Ship& ship_of(const Side& side, std::int32_t number) {
    return side.ships[static_cast<std::size_t>(number)];
}

const HandlingRow& handling_row(const Tables& tables, Handling handling) {
    return tables.handling[static_cast<std::size_t>(handling)];
}

/// What is asked while a course is looked for.
struct Asking {
    const Division& division;
    const Side& own;
    SideIndex side;
    const Conditions& conditions;
    bool is_by_day;
    const Tables& tables;
    const Ship& guide;

    [[nodiscard]] Mover mover() const {
        const Design& design = own.designs[static_cast<std::size_t>(guide.design)];
        return {guide.at, guide.heading, std::min(division.speed, knots_left(guide, design))};
    }
    [[nodiscard]] Handling handling() const {
        return own.designs[static_cast<std::size_t>(guide.design)].handling;
    }
    /// Where the nearest ship of an enemy division is taken to be; of any, if it is 0.
    [[nodiscard]] std::optional<Mover> enemy(std::int32_t number) const {
        const std::int32_t nearest = nearest_enemy(own, side, conditions, guide.at, number);
        if (nearest < 0) return std::nullopt;
        return reckoned(own.contacts[static_cast<std::size_t>(nearest)], conditions);
    }
    [[nodiscard]] Course going_on() const { return {division.heading, division.speed}; }
    [[nodiscard]] Course to(kit::Point place) const {
        return {kit::bearing(guide.at, place), division.speed};
    }
};

Course closing(const Asking& asking) {
    const auto enemy = asking.enemy(asking.division.motion.enemy);
    if (!enemy) return asking.going_on();
    return asking.to(after_a_turn(*enemy, asking.conditions.minutes));
}

Course opening(const Asking& asking) {
    const auto enemy = asking.enemy(asking.division.motion.enemy);
    if (!enemy) return asking.going_on();
    return {kit::bearing(enemy->at, asking.guide.at), asking.division.speed};
}

Course keeping(const Asking& asking) {
    const auto enemy = asking.enemy(asking.division.motion.enemy);
    if (!enemy) return asking.going_on();
    const std::int32_t range = asking.division.motion.number * yards_of_hundred;
    return {heading_for_range(asking.mover(), asking.handling(), *enemy, range,
                              asking.conditions.minutes, asking.tables),
            asking.division.speed};
}

Course crossing(const Asking& asking) {
    for (const Contact& contact : asking.own.contacts) {
        if (contact.enemy != asking.division.motion.enemy || contact.is_gone) continue;
        const Mover enemy = reckoned(contact, asking.conditions);
        const std::int32_t lead = asking.division.motion.number * yards_of_hundred;
        const kit::Point there = after_a_turn(enemy, asking.conditions.minutes);
        return asking.to(kit::ahead(there, enemy.heading, lead));
    }
    return asking.going_on();
}

/// GU-51: between the guide of the screened division and the nearest enemy.
Course screening(const Asking& asking) {
    constexpr std::int32_t by_day = 3'000, by_night = 1'500, near = 600, quarter_circle = 90;
    const Division* screened = division_called(asking.own, asking.division.motion.name);
    if (screened == nullptr) return asking.going_on();
    const Ship& guide = ship_of(asking.own, guide_of(asking.own, *screened));
    const auto enemy = nearest_enemy(asking.own, asking.side, asking.conditions, guide.at);
    if (enemy < 0) return {guide.heading, std::min(asking.division.speed, screened->knots)};
    const Mover foe =
        reckoned(asking.own.contacts[static_cast<std::size_t>(enemy)], asking.conditions);
    const std::int32_t bearing = kit::bearing(guide.at, foe.at);
    const kit::Point post = kit::ahead(guide.at, bearing, asking.is_by_day ? by_day : by_night);
    if (kit::distance(asking.guide.at, post) > near) return asking.to(post);
    const std::int32_t across = kit::in_circle(bearing + quarter_circle);
    const bool is_nearer = kit::angle_between(across, asking.guide.heading) < quarter_circle;
    return {is_nearer ? across : kit::in_circle(bearing - quarter_circle), asking.division.speed};
}

/// Astern of the guide of another division, a thousand yards.
Course following(const Asking& asking) {
    constexpr std::int32_t gap = 1'000;
    const Division* leader = division_called(asking.own, asking.division.motion.name);
    if (leader == nullptr || leader == &asking.division) return asking.going_on();
    const Ship& guide = ship_of(asking.own, guide_of(asking.own, *leader));
    const kit::Point post = kit::ahead(guide.at, kit::in_circle(guide.heading + half_circle), gap);
    if (kit::distance(asking.guide.at, post) > gap / 2) return asking.to(post);
    return {guide.heading, std::min(asking.division.speed, leader->knots)};
}

Course breaking_off(const Asking& asking) {
    const Standing& motion = asking.division.motion;
    const bool is_ordered = motion.verb == Verb::break_off && motion.number >= 0;
    if (is_ordered) return {motion.number, full_speed};
    const auto enemy = asking.enemy(0);
    if (!enemy) return {asking.division.heading, full_speed};
    return {kit::bearing(enemy->at, asking.guide.at), full_speed};
}

/// Near enough for the enemy's fire to count, and no chase: who chases goes end on.
bool is_under_fire(const Mover& ship, const Mover& target) {
    constexpr std::int32_t reach = 24'000, on_the_stern = 45;
    const std::int32_t bearing = kit::bearing(ship.at, target.at);
    return kit::distance(ship.at, target.at) < reach &&
           kit::angle_between(bearing, target.heading) >= on_the_stern;
}

/// What it costs by night to be at a place, with the enemy somewhere.
std::int64_t price_of(kit::Point at, kit::Point enemy, const NightCare& care) {
    constexpr std::int64_t of_yard = 12, of_degree = 100;
    constexpr std::int32_t before_it = 45;
    std::int64_t price = 0;
    for (const Berth& berth : care.berths) {
        price =
            std::max<std::int64_t>(price, of_yard * (berth.yards - kit::distance(at, berth.at)));
    }
    if (!care.glow) return price;
    const std::int32_t off = kit::angle_between(kit::bearing(at, enemy), *care.glow);
    return price + of_degree * std::max(0, off - before_it);
}

}  // namespace

std::int32_t guide_of(const Side& side, const Division& division) {
    for (const std::int32_t ship : division.ships) {
        if (ship_of(side, ship).is_there()) return ship;
    }
    return -1;
}

std::vector<std::int32_t> ships_there(const Side& side, const Division& division) {
    std::vector<std::int32_t> there;
    for (const std::int32_t ship : division.ships) {
        if (ship_of(side, ship).is_there()) there.push_back(ship);
    }
    return there;
}

kit::Point after_a_turn(const Mover& mover, std::int32_t minutes) {
    return kit::ahead(mover.at, mover.heading, run_in(mover.knots, minutes));
}

Mover after_turning(Mover ship, Handling handling, std::int32_t to, std::int32_t minutes,
                    const Tables& tables) {
    const std::int32_t steps = minutes * steps_of_minute;
    const std::int32_t run = run_in(ship.knots, minutes);
    const std::int32_t degrees = handling_row(tables, handling).degrees;
    std::int32_t done = 0;
    for (std::int32_t step = 1; step <= steps; ++step) {
        const std::int32_t now = run * step / steps;
        if (ship.heading != to) ship.heading = kit::turned_towards(ship.heading, to, degrees);
        ship.at = kit::ahead(ship.at, ship.heading, now - done);
        done = now;
    }
    return ship;
}

Mover reckoned(const Contact& contact, const Conditions& conditions) {
    const std::int32_t turns = conditions.turn - contact.turn;
    return {kit::ahead(contact.at, contact.heading,
                       run_in(contact.knots, conditions.minutes) * std::max(0, turns)),
            contact.heading, contact.knots};
}

std::int32_t nearest_enemy(const Side& own, SideIndex side, const Conditions& conditions,
                           kit::Point from, std::int32_t enemy) {
    std::int32_t nearest = -1;
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    for (std::size_t i = 0; i < own.contacts.size(); ++i) {
        const Contact& contact = own.contacts[i];
        const bool counts = !contact.is_gone && !contact.is_wreck &&
                            conditions.is_hostile(side, contact.side) &&
                            (enemy == 0 || contact.enemy == enemy);
        if (!counts) continue;
        const std::int32_t range = kit::distance(from, reckoned(contact, conditions).at);
        if (range >= least) continue;
        least = range;
        nearest = static_cast<std::int32_t>(i);
    }
    return nearest;
}

std::int32_t heading_for_range(const Mover& ship, Handling handling, const Mover& target,
                               std::int32_t range, std::int32_t minutes, const Tables& tables,
                               const NightCare& care) {
    constexpr std::int32_t apart = 10, slack = 15, of_percent = 5, weight = 1000;
    constexpr std::int32_t bow = 50, stern = 130, off_beam = 4000, of_degree = 10;
    constexpr std::int32_t sharp = 60, of_sharp_turn = 2000;
    constexpr std::int32_t end_on = 40, of_end_on = 3000;  // there half of the guns do not bear
    const std::int32_t now = kit::distance(ship.at, target.at);
    const bool is_there = std::abs(now - range) * apart <= range;
    const bool has_no_care = care.berths.empty() && !care.glow;
    const bool is_end_on_bad = has_no_care && !is_there && is_under_fire(ship, target);
    const kit::Point there = after_a_turn(target, minutes);
    const std::int32_t aim = std::max(1, range);
    std::tuple best{std::numeric_limits<std::int64_t>::max(), 0, 0};
    const auto weigh = [&](std::int32_t heading) {
        const std::int32_t turn = kit::angle_between(heading, ship.heading);
        const std::int64_t of_turn =
            std::int64_t{turn} * of_degree + (turn > sharp ? of_sharp_turn : 0);
        if (of_turn > std::get<0>(best)) return;
        const Mover then = after_turning(ship, handling, heading, minutes, tables);
        const std::int32_t error = std::abs(kit::distance(then.at, there) - range);
        const std::int64_t percent = std::int64_t{error} * hundred / aim;
        std::int64_t cost =
            of_turn +
            weight * std::max<std::int64_t>(0, (percent - (is_there ? slack : 0)) / of_percent);
        if (cost > std::get<0>(best)) return;
        const std::int32_t bearing = kit::angle_between(kit::bearing(then.at, there), heading);
        if (is_there && (bearing < bow || bearing > stern)) cost += off_beam;
        const bool is_end_on = bearing < end_on || bearing > half_circle - end_on;
        if (is_end_on_bad && is_end_on) cost += of_end_on;
        cost += price_of(then.at, there, care);
        best = std::min(best, std::tuple{cost, turn, heading});
    };
    // From ahead to astern: what a great turn costs alone is soon too much to try it.
    const std::int32_t ahead = ship.heading / apart * apart;
    for (std::int32_t off = 0; off < half_circle; off += apart) {
        weigh(kit::in_circle(ahead + off));
        weigh(kit::in_circle(ahead - off - apart));
    }
    return std::get<2>(best);
}

Course course_of(const Division& division, const Side& own, SideIndex side,
                 const Conditions& conditions, bool is_by_day, const Tables& tables) {
    const Asking asking{
        division, own, side, conditions, is_by_day, tables, ship_of(own, guide_of(own, division))};
    if (conditions.turn < division.shaken_until) return breaking_off(asking);
    switch (division.motion.verb) {
        case Verb::steer:
            return {division.motion.number, division.speed};
        case Verb::close:
            return closing(asking);
        case Verb::open:
            return opening(asking);
        case Verb::keep:
            return keeping(asking);
        case Verb::cross:
            return crossing(asking);
        case Verb::screen:
            return screening(asking);
        case Verb::follow:
            return following(asking);
        case Verb::break_off:
            return breaking_off(asking);
        case Verb::stop:
            return {division.heading, 0};
        default:
            return asking.going_on();
    }
}

}  // namespace flagplot::tactical::gunnery
