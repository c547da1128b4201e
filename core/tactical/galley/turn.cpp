#include "tactical/galley/turn.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/boarding.h"
#include "tactical/galley/end_phase.h"
#include "tactical/galley/fatigue.h"
#include "tactical/galley/seamanship.h"
#include "tactical/galley/weather.h"

namespace flagplot::tactical::galley {

namespace {

bool has_ships(const Battle& battle, SideIndex side) {
    return std::any_of(battle.ships.begin(), battle.ships.end(),
                       [side](const Ship& ship) { return ship.side == side && ship.is_there(); });
}

bool is_enemy_near(const Battle& battle, const Ship& ship) {
    constexpr std::int32_t near = 2;
    return std::any_of(battle.ships.begin(), battle.ships.end(), [&](const Ship& other) {
        return other.is_there() && battle.is_hostile(ship.side, other.side) &&
               hexes_apart(ship.at, other.at) <= near;
    });
}

/// Is there a ship that can do anything? One that lies still far from all enemies cannot.
bool is_live(const Battle& battle, const Group& group) {
    return std::any_of(group.ships.begin(), group.ships.end(), [&](Tag tag) {
        const Ship& ship = battle.ship(tag);
        if (!ship.is_there() || ship.side != group.side) return false;
        const bool lies_still = ship.is_rammed || ship.cruise == 0;
        return !lies_still || is_held(battle, tag) || is_enemy_near(battle, ship);
    });
}

/// Groups that can do nothing any more leave the queue.
void drop_idle(Battle& battle) {
    Progress& progress = battle.progress;
    for (GroupNumber number = 1; number <= progress.groups.size(); ++number) {
        if (is_live(battle, battle.group(number))) continue;
        progress.queue = kit::without_unit(progress.queue, number);
        if (progress.next_active == number) progress.next_active = 0;
    }
}

bool may_any_go_maximum(const Battle& battle, const Group& group) {
    return std::any_of(group.ships.begin(), group.ships.end(),
                       [&](Tag tag) { return may_go_maximum(battle, battle.ship(tag)); });
}

void ask_next(Battle& battle) { battle.progress.asked = side_to_activate(battle.progress.queue); }

// --- A to D --------------------------------------------------------------------------------------

void forget_turn(Battle& battle) {
    for (Ship& ship : battle.ships) {
        ship.speed = Speed::cruise;
        ship.has_moved = ship.was_activated = ship.has_tried_to_ram = ship.has_fired = false;
        ship.raked.clear();
    }
    battle.shots.clear();
}

/// A side that is surprised does not have the initiative of turn 1 (WG-B31).
void put_surprised_last(Battle& battle) {
    battle.progress.initiative = kit::with_last(battle.progress.initiative, [&](SideIndex side) {
        return battle.sides[side.index()].is_surprised;
    });
}

void roll_initiative(Ground& ground) {
    Battle& battle = ground.battle;
    std::vector<std::int32_t> ratings;
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        ratings.push_back(is_admiral_lost(battle, {side}) ? 0 : battle.sides[side].initiative);
    }
    const auto made = kit::roll_initiative(ratings, 6, ground.dice(),
                                           key_of(DieUse::initiative, ground.turn(), 0));
    battle.progress.initiative.clear();
    for (const SideIndex side : made.order) {
        if (has_ships(battle, side)) battle.progress.initiative.push_back(side);
    }
    if (ground.turn() == 1) put_surprised_last(battle);
    ground.say(
        [&] {
            return battle.sides[battle.progress.initiative.front().index()].name +
                   " has the initiative";
        },
        "WG-1");
}

void begin_turn(Ground& ground) {
    Battle& battle = ground.battle;
    ++battle.progress.turn;
    forget_turn(battle);
    ground.say([&] { return fmt::format("turn {}", ground.turn()); }, "WG-1");
    roll_wind(ground);
    battle.progress.groups = groups_of(ground.tables, battle);
    roll_initiative(ground);
    battle.progress.phase = Phase::who_first;
    battle.progress.asked = battle.progress.initiative.front();
}

/// Part E or F of the turn.
void begin_part(Ground& ground, bool is_individuals) {
    Progress& progress = ground.battle.progress;
    progress.is_individuals = is_individuals;
    progress.queue = queue_for(progress.initiative, progress.groups, !is_individuals);
    drop_idle(ground.battle);
}

// --- E and F -------------------------------------------------------------------------------------

void forget_activation(Battle& battle) {
    for (Ship& ship : battle.ships) {
        ship.has_finished = ship.has_reacted = ship.has_cut = false;
        ship.avoidances = ship.boarders = 0;
        ship.grappled_at.clear();
    }
    battle.progress.motion = {};
    battle.progress.boarded.clear();
}

void begin_activation(Ground& ground, GroupNumber number) {
    Battle& battle = ground.battle;
    Progress& progress = battle.progress;
    forget_activation(battle);
    progress.active = number;
    progress.phase = Phase::movement;
    progress.asked = battle.group(number).side;
    for (const Tag tag : battle.group(number).ships) battle.ship(tag).was_activated = true;
}

/// The next group, the next part of the turn, or the next turn.
void go_on(Ground& ground) {
    Battle& battle = ground.battle;
    Progress& progress = battle.progress;
    drop_idle(battle);
    progress.active = 0;
    if (progress.next_active != 0) {
        const GroupNumber next = progress.next_active;
        progress.next_active = 0;
        return begin_activation(ground, next);
    }
    if (!side_to_activate(progress.queue) && !progress.is_individuals) begin_part(ground, true);
    progress.phase = progress.is_individuals ? Phase::individuals : Phase::squadrons;
    ask_next(battle);
    if (progress.asked) return;
    if (!end_phase(ground)) begin_turn(ground);
}

bool has_admiral(const Battle& battle, GroupNumber number) {
    const Group& group = battle.group(number);
    const Tag admiral = battle.sides[group.side.index()].admiral;
    return std::find(group.ships.begin(), group.ships.end(), admiral) != group.ships.end();
}

/// Takes a group out of the queue, and the side's turn with it.
void take(Progress& progress, GroupNumber group) {
    progress.queue = kit::after_activation(std::move(progress.queue), group);
}

}  // namespace

bool is_fought_over(const Battle& battle) {
    const auto fights = [&](std::uint32_t side) {
        return std::any_of(battle.ships.begin(), battle.ships.end(), [&](const Ship& ship) {
            return ship.side == SideIndex{side} && can_fight(ship);
        });
    };
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        for (std::uint32_t other = 0; other < battle.sides.size(); ++other) {
            if (battle.is_hostile({side}, {other}) && fights(side) && fights(other)) return true;
        }
    }
    return false;
}

std::vector<Group> groups_of(const Tables& tables, const Battle& battle) {
    std::vector<Group> groups;
    std::vector<Group> single;
    for (std::uint32_t squadron = 0; squadron < battle.squadrons.size(); ++squadron) {
        Group led{battle.squadrons[squadron].side, {}, true};
        for (Tag tag = 1; tag <= battle.ships.size(); ++tag) {
            const Ship& ship = battle.ship(tag);
            if (ship.squadron != squadron || !ship.is_there()) continue;
            if (is_individual(tables, battle, tag)) {
                single.push_back({ship.side, {tag}, false});
            } else {
                led.ships.push_back(tag);
            }
        }
        if (!led.ships.empty()) groups.push_back(std::move(led));
    }
    groups.insert(groups.end(), single.begin(), single.end());
    return groups;
}

std::vector<Group> squadron_groups(const Battle& battle) {
    std::vector<Group> groups;
    for (const Squadron& squadron : battle.squadrons) groups.push_back({squadron.side, {}, true});
    for (Tag tag = 1; tag <= battle.ships.size(); ++tag) {
        groups[battle.ship(tag).squadron].ships.push_back(tag);
    }
    return groups;
}

kit::ActivationQueue queue_for(const std::vector<SideIndex>& sides,
                               const std::vector<Group>& groups, std::optional<bool> which) {
    std::vector<kit::Waiting> waiting;
    for (const SideIndex side : sides) {
        kit::Waiting each{side, {}, 0};
        for (GroupNumber number = 1; number <= groups.size(); ++number) {
            const Group& group = groups[number - 1];
            const bool is_wanted = group.side == side && !group.ships.empty() &&
                                   (!which || group.is_command == *which);
            if (is_wanted) each.units.push_back(number);
        }
        waiting.push_back(std::move(each));
    }
    return kit::queue_of(std::move(waiting));
}

bool may_lead_both(const Battle& battle, GroupNumber one, GroupNumber other) {
    const Progress& progress = battle.progress;
    const bool are_waiting = one != other && may_activate(progress.queue, one) &&
                             may_activate(progress.queue, other) &&
                             progress.phase == Phase::squadrons;
    if (!are_waiting || is_admiral_lost(battle, battle.group(one).side)) return false;
    return has_admiral(battle, one) != has_admiral(battle, other);
}

void end_deployment_of(Ground& ground, GroupNumber group) {
    take(ground.battle.progress, group);
    ask_next(ground.battle);
    if (!ground.battle.progress.asked) begin_turn(ground);
}

void begin_with(Ground& ground, SideIndex side) {
    Battle& battle = ground.battle;
    Progress& progress = battle.progress;
    auto& order = progress.initiative;
    const auto first = std::find(order.begin(), order.end(), side);
    std::rotate(order.begin(), first, first == order.end() ? first : first + 1);
    progress.queue = queue_for(order, progress.groups, {});
    for (GroupNumber number = 1; number <= progress.groups.size(); ++number) {
        if (may_any_go_maximum(battle, battle.group(number))) continue;
        progress.queue = kit::without_unit(std::move(progress.queue), number);
    }
    ground.say([&] { return battle.sides[side.index()].name + " goes first"; }, "WG-1");
    progress.phase = Phase::speed;
    ask_next(battle);
    if (progress.asked) return;
    begin_part(ground, false);
    go_on(ground);
}

void end_speed_of(Ground& ground, GroupNumber group) {
    Progress& progress = ground.battle.progress;
    take(progress, group);
    ask_next(ground.battle);
    if (progress.asked) return;
    begin_part(ground, false);
    go_on(ground);
}

void activate(Ground& ground, const Activate& order) {
    Battle& battle = ground.battle;
    Progress& progress = battle.progress;
    if (order.other == 0) {
        take(progress, order.group);
        return begin_activation(ground, order.group);
    }
    const SideIndex side = battle.group(order.group).side;
    const SideState& state = battle.sides[side.index()];
    Sum sum;
    sum.add("admiral", state.initiative);
    const Score score = ground.roll_one(DieUse::double_activation, state.admiral, sum);
    const bool do_both_act = score.total() >= ground.tables.command.double_needed;
    ground.say(
        [&] {
            return fmt::format("the admiral of {} {}", state.name,
                               do_both_act ? "leads two squadrons" : "cannot lead two squadrons");
        },
        "WG-1", score);
    const GroupNumber first =
        !do_both_act && has_admiral(battle, order.group) ? order.other : order.group;
    take(progress, first);
    if (do_both_act) {
        progress.queue = kit::without_unit(std::move(progress.queue), order.other);
        progress.next_active = order.other;
    }
    begin_activation(ground, first);
}

void end_movement(Ground& ground) {
    Progress& progress = ground.battle.progress;
    if (!may_board(ground.battle)) return end_activation(ground);
    progress.phase = Phase::boarding;
}

void end_activation(Ground& ground) {
    tire(ground, ground.battle.group(ground.battle.progress.active));
    forget_activation(ground.battle);
    go_on(ground);
}

void check_end(Ground& ground) {
    Battle& battle = ground.battle;
    if (battle.progress.phase == Phase::over) return;
    if (!is_fought_over(battle)) return end_battle(ground, {});
    const GroupNumber active = battle.progress.active;
    if (active == 0 || battle.progress.phase == Phase::answer) return;
    if (!is_live(battle, battle.group(active))) return end_activation(ground);
    if (battle.progress.phase == Phase::boarding && !may_board(battle)) end_activation(ground);
}

}  // namespace flagplot::tactical::galley
