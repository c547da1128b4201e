#include "tactical/squadron/shots.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/kit/sight.h"
#include "tactical/kit/sweep.h"
#include "tactical/squadron/attack.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

std::int32_t printed_dice(const Battle& battle, const Guns& guns, std::size_t band) {
    const ShipClass& kind = battle.class_of(battle.ships[guns.ship]);
    return kind.dice[static_cast<std::size_t>(guns.arc)][band];
}

kit::Sector broadside(const ArcTable& arcs, const kit::Box& base, WeaponArc arc) {
    if (arc == WeaponArc::starboard) {
        return kit::sector_of(base, arcs.broadside_from, arcs.broadside_to);
    }
    return kit::sector_of(base, 360 - arcs.broadside_to, 360 - arcs.broadside_from);
}

/// One halving after another, downwards or upwards (US-B15).
std::int32_t halved(std::int32_t dice, std::int32_t times, bool is_up) {
    for (std::int32_t time = 0; time < times; ++time) dice = (dice + (is_up ? 1 : 0)) / 2;
    return dice;
}

/// Ran more than half her Mv, by the swell (table 1.4.6).
bool ran_far(const Ship& ship) { return 2 * ship.run > movement_of(ship); }

/// In contact with an enemy, by a contact of this activation (US-60, US-B2).
bool has_new_contact(const Battle& battle, ShipNumber number) {
    const auto& contacts = battle.activation.contacts;
    return std::any_of(contacts.begin(), contacts.end(), [&](const Contact& contact) {
        if (!contact.ship) return false;
        if (contact.mover != number && *contact.ship != number) return false;
        const ShipNumber other = contact.mover == number ? *contact.ship : contact.mover;
        return battle.ships[other].is_on_table() && are_enemies(battle, number, other);
    });
}

std::vector<kit::Shape> what_hides(const Tables& tables, const Battle& battle, ShipNumber from,
                                   ShipNumber target) {
    std::vector<kit::Shape> shapes;
    for (const Obstacle& obstacle : battle.obstacles) {
        if (obstacle.blocks_sight) shapes.emplace_back(obstacle.base);
    }
    if (!tables.switches.ships_block) return shapes;
    for (ShipNumber other = 0; other < battle.ships.size(); ++other) {
        if (other == from || other == target || !battle.ships[other].is_on_table()) continue;
        shapes.emplace_back(base_of(battle, other));
    }
    return shapes;
}

bool is_astern_of(const ArcTable& arcs, const Battle& battle, ShipNumber from, ShipNumber target) {
    const Ship& ship = battle.ships[target];
    const std::int32_t stern = kit::in_circle(ship.heading + 180);
    const std::int32_t to_firer = kit::bearing(ship.place, battle.ships[from].place);
    return kit::angle_between(stern, to_firer) <= arcs.stern_half_angle;
}

std::optional<std::string> why_not_split(const Tables& tables, const Battle& battle,
                                         const Shot& shot) {
    if (!shot.joiners.empty()) return "a split shot alone: it takes no part in linked fire";
    std::int32_t given = 0, smallest = 0;
    std::int64_t parts = 0;  // of `split.basis = per_target`, in 5040ths, which most dice divide
    constexpr std::int64_t whole = 5'040;
    for (const Share& share : shot.targets) {
        const auto same = std::count_if(shot.targets.begin(), shot.targets.end(),
                                        [&](const Share& each) { return each.ship == share.ship; });
        if (same > 1) return "each target once";
        if (!is_target(tables, battle, shot.leader, share.ship)) {
            return fmt::format("a target of these guns in place of T{}", share.ship + 1);
        }
        if (share.dice < 1) return "at least one die for each target";
        const std::int32_t full = dice_against(tables, battle, shot.leader, share.ship);
        smallest = given == 0 ? full : std::min(smallest, full);
        given += share.dice;
        parts += (whole * share.dice + full - 1) / full;
    }
    if (tables.switches.split_basis == SplitBasis::per_target) {
        return parts <= whole + std::int64_t{1} * static_cast<std::int64_t>(shot.targets.size())
                   ? std::nullopt
                   : std::optional<std::string>("shares that make no more than one shot");
    }
    if (given > smallest) return fmt::format("at most {} dice in all", smallest);
    return std::nullopt;
}

std::optional<std::string> why_not_linked(const Tables& tables, const Battle& battle,
                                          const Shot& shot) {
    const ShipNumber target = shot.targets.front().ship;
    const auto possible = joiners_for(tables, battle, shot.leader, target);
    for (std::size_t at = 0; at < shot.joiners.size(); ++at) {
        const Guns& joiner = shot.joiners[at];
        const bool is_twice =
            std::find(shot.joiners.begin(), shot.joiners.begin() + static_cast<std::ptrdiff_t>(at),
                      joiner) != shot.joiners.begin() + static_cast<std::ptrdiff_t>(at);
        if (is_twice || std::find(possible.begin(), possible.end(), joiner) == possible.end()) {
            return fmt::format("guns that may join in place of T{} {}", joiner.ship + 1,
                               word_of(joiner.arc));
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::size_t> band_of(const Tables& tables, const Battle& battle, ShipNumber from,
                                   ShipNumber to) {
    const auto seen = static_cast<std::size_t>(
        std::clamp(std::min(battle.conditions.band, battle.conditions.fog_band), 0,
                   static_cast<std::int32_t>(bands)));
    const kit::Box own = base_of(battle, from);
    const kit::Box other = base_of(battle, to);
    const auto& reach = tables.arcs.reach;
    // The bases are no nearer than their middles less both of these, and no further than them.
    const std::int32_t sizes = own.length + own.breadth + other.length + other.breadth;
    if (seen == 0 || are_far(own.centre, other.centre, reach[seen - 1] + sizes)) {
        return std::nullopt;
    }
    const auto square = [](std::int64_t length) { return length * length; };
    const std::int64_t apart =
        square(own.centre.x - other.centre.x) + square(own.centre.y - other.centre.y);
    for (std::size_t band = 0; band < seen; ++band) {
        if (square(reach[band]) >= apart) return band;
        if (square(reach[band] + sizes) < apart) continue;
        if (kit::is_within(own, other, reach[band])) return band;
    }
    return std::nullopt;
}

kit::Cover cover_of(const Tables& tables, const Battle& battle, const Guns& guns,
                    ShipNumber target) {
    const kit::Box base = base_of(battle, guns.ship);
    const kit::Box other = base_of(battle, target);
    switch (guns.arc) {
        case WeaponArc::turret:
            return kit::Cover::wholly;
        case WeaponArc::fore:
            return kit::cover_of(kit::Corridor{base}, other);
        case WeaponArc::aft:
            return kit::cover_of(kit::Corridor{kit::turned(base, 180)}, other);
        case WeaponArc::port:
        case WeaponArc::starboard:
            break;
    }
    return kit::cover_of(broadside(tables.arcs, base, guns.arc), other);
}

kit::Cover hidden(const Tables& tables, const Battle& battle, ShipNumber from, ShipNumber target) {
    const auto shapes = what_hides(tables, battle, from, target);
    if (shapes.empty()) return kit::Cover::none;
    const kit::Point eye = battle.ships[from].place;
    std::vector<kit::Point> seen{battle.ships[target].place};
    for (const kit::Point corner : kit::corners_of(base_of(battle, target))) {
        seen.push_back({corner.x / 2, corner.y / 2});
    }
    const auto clear = std::count_if(seen.begin(), seen.end(), [&](kit::Point place) {
        return kit::is_clear({eye, place}, shapes);
    });
    if (clear == 0) return kit::Cover::wholly;
    return clear == std::ssize(seen) ? kit::Cover::none : kit::Cover::partly;
}

namespace {

/// Of any squadron: a free ship whose arc has dice, has not fired and is not silenced.
bool are_ready(const Battle& battle, const Guns& guns) {
    const Ship& ship = battle.ships[guns.ship];
    const auto arc = static_cast<std::size_t>(guns.arc);
    const DiceByBand& dice = battle.class_of(ship).dice[arc];
    const bool has_dice = std::any_of(dice.begin(), dice.end(), [](auto n) { return n > 0; });
    return has_dice && is_able(ship) && !ship.is_prize && ship.shots > 0 && !ship.has_fired[arc] &&
           !ship.damage.silenced[arc] && !is_engaged(battle, guns.ship) &&
           !has_new_contact(battle, guns.ship);
}

/// By `link.scope = fleet`: of all squadrons of a side.
std::vector<Guns> guns_of_fleet(const Battle& battle, SideIndex side) {
    std::vector<Guns> ready;
    for (ShipNumber ship = 0; ship < battle.ships.size(); ++ship) {
        if (battle.ships[ship].side != side) continue;
        for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
            const Guns guns{ship, static_cast<WeaponArc>(arc)};
            if (are_ready(battle, guns)) ready.push_back(guns);
        }
    }
    return ready;
}

}  // namespace

bool may_fire(const Battle& battle, const Guns& guns) {
    return holds(battle.activation.element, guns.ship) && are_ready(battle, guns);
}

std::int32_t dice_against(const Tables& tables, const Battle& battle, const Guns& guns,
                          ShipNumber target) {
    const auto band = band_of(tables, battle, guns.ship, target);
    if (!band) return 0;
    const std::int32_t printed = printed_dice(battle, guns, *band);
    if (printed == 0) return 0;
    const kit::Cover cover = cover_of(tables, battle, guns, target);
    if (cover == kit::Cover::none) return 0;
    const Ship& ship = battle.ships[guns.ship];
    const Switches& switches = tables.switches;
    const std::int32_t less = reduction_of(ship) + (ran_far(ship) ? battle.conditions.swell : 0);
    const std::int32_t halvings =
        (cover == kit::Cover::partly ? 1 : 0) + (ship.damage.of(Lasting::guns) > 0 ? 1 : 0);
    const bool is_up = switches.partial_rounding == PartialRounding::reduce_halve_up;
    const std::int32_t dice = switches.partial_rounding == PartialRounding::halve_reduce_down
                                  ? halved(printed, halvings, false) - less
                                  : halved(std::max(0, printed - less), halvings, is_up);
    return std::max(dice, switches.fire_minimum);
}

std::int32_t dice_joining(const Tables& tables, const Battle& battle, const Guns& leader,
                          const Guns& joiner, ShipNumber target) {
    const std::int32_t dice = dice_against(tables, battle, joiner, target);
    if (dice < 1) return tables.switches.zero_may_join ? 1 : 0;
    if (tables.switches.same_ship_full && leader.ship == joiner.ship) return dice;
    return std::max(1, dice / 2);
}

std::int32_t dice_linked(const Tables& tables, const Battle& battle, const Shot& shot) {
    const ShipNumber target = shot.targets.front().ship;
    std::int32_t dice = dice_against(tables, battle, shot.leader, target);
    for (const Guns& joiner : shot.joiners) {
        dice += dice_joining(tables, battle, shot.leader, joiner, target);
    }
    return dice;
}

std::int32_t face_needed(const Tables& tables, const Battle& battle, ShipNumber leader,
                         ShipNumber target) {
    if (!tables.switches.to_hit_modifiers) return usual_face;
    const Ship& ship = battle.ships[target];
    const bool is_small_for_her =
        battle.class_of(ship).is_small && battle.class_of(battle.ships[leader]).is_capital;
    const bool is_hard =
        is_small_for_her || hidden(tables, battle, leader, target) == kit::Cover::partly;
    const bool is_rake = is_astern_of(tables.arcs, battle, leader, target);
    return usual_face + (is_hard ? 1 : 0) - (is_rake ? 1 : 0);
}

bool is_target(const Tables& tables, const Battle& battle, const Guns& guns, ShipNumber target) {
    if (target >= battle.ships.size() || guns.ship >= battle.ships.size()) return false;
    const Ship& ship = battle.ships[target];
    if (!ship.is_on_table() || !are_enemies(battle, guns.ship, target)) return false;
    if (!tables.switches.fire_into_melee && is_engaged(battle, target)) return false;
    if (dice_against(tables, battle, guns, target) < 1) return false;
    return hidden(tables, battle, guns.ship, target) != kit::Cover::wholly;
}

std::vector<Guns> guns_ready(const Battle& battle) {
    std::vector<Guns> ready;
    for (const ShipNumber ship : battle.activation.element) {
        for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
            const Guns guns{ship, static_cast<WeaponArc>(arc)};
            if (may_fire(battle, guns)) ready.push_back(guns);
        }
    }
    return ready;
}

std::vector<Guns> joiners_for(const Tables& tables, const Battle& battle, const Guns& leader,
                              ShipNumber target) {
    std::vector<Guns> joiners;
    const auto can_link = [&](ShipNumber ship) {
        return battle.ships[ship].damage.of(Lasting::officers) == 0;
    };
    if (!can_link(leader.ship)) return joiners;
    const bool is_fleet = tables.switches.link_scope == LinkScope::fleet;
    const SideIndex side = battle.ships[leader.ship].side;
    for (const Guns& guns : is_fleet ? guns_of_fleet(battle, side) : guns_ready(battle)) {
        if (guns == leader || !can_link(guns.ship)) continue;
        const bool has_dice = is_target(tables, battle, guns, target) ||
                              (tables.switches.zero_may_join &&
                               cover_of(tables, battle, guns, target) != kit::Cover::none);
        if (has_dice) joiners.push_back(guns);
    }
    return joiners;
}

std::optional<std::string> why_not_shot(const Tables& tables, const Battle& battle,
                                        const Shot& shot) {
    if (!may_fire(battle, shot.leader)) return "guns of your element that are ready to fire";
    if (shot.targets.empty()) return "a target";
    if (shot.targets.front().dice > 0) return why_not_split(tables, battle, shot);
    if (!is_target(tables, battle, shot.leader, shot.targets.front().ship)) {
        return "an enemy in sight, in arc and in range of these guns";
    }
    return why_not_linked(tables, battle, shot);
}

bool has_shots(const Tables& tables, const Battle& battle) {
    for (const Guns& guns : guns_ready(battle)) {
        for (ShipNumber target = 0; target < battle.ships.size(); ++target) {
            if (is_target(tables, battle, guns, target)) return true;
        }
    }
    return false;
}

}  // namespace flagplot::tactical::squadron
