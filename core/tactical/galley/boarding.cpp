#include "tactical/galley/boarding.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/galley/enemies.h"
#include "tactical/galley/holds.h"
#include "tactical/galley/points.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

bool are_grappled(const Battle& battle, Tag one, Tag other) {
    return std::any_of(battle.holds.begin(), battle.holds.end(), [&](const Hold& hold) {
        return hold.kind == HoldKind::grappled && ((hold.one == one && hold.other == other) ||
                                                   (hold.one == other && hold.other == one));
    });
}

Refusal why_not_from(const Battle& battle, Tag target, const Boarders& from) {
    if (!battle.has_ship(from.ship)) return "a ship of this battle";
    const Group& group = battle.group(battle.progress.active);
    const Ship& ship = battle.ship(from.ship);
    const bool is_of_group =
        std::find(group.ships.begin(), group.ships.end(), from.ship) != group.ships.end();
    if (!is_of_group || ship.side != group.side || !ship.is_there()) {
        return "a ship of the active group to board from (WG-B20)";
    }
    if (const Refusal enemy = why_not_enemy(battle, from.ship, target); !enemy.empty()) {
        return enemy;
    }
    return first_failed({
        {are_grappled(battle, from.ship, target), "a ship grappled with her (WG-92)"},
        {from.manpower >= 1, "at least 1 manpower from each ship (WG-92)"},
        {from.manpower <= boarders_left(ship), "no more manpower than she has (WG-92)"},
    });
}

/// The ship that sends most; of equal ones the better crew, then the first (WG-B20).
const Boarders& largest(const Battle& battle, const std::vector<Boarders>& from) {
    return *std::max_element(from.begin(), from.end(), [&](const Boarders& a, const Boarders& b) {
        if (a.manpower != b.manpower) return a.manpower < b.manpower;
        return battle.ship(a.ship).crew < battle.ship(b.ship).crew;
    });
}

/// The largest contingent loses first.
std::int32_t lose(Battle& battle, std::vector<Boarders> from, std::int32_t losses) {
    std::int32_t lost = 0;
    while (losses > lost) {
        const Tag tag = largest(battle, from).ship;
        const auto each = std::find_if(from.begin(), from.end(),
                                       [tag](const Boarders& one) { return one.ship == tag; });
        if (each->manpower == 0) break;
        const std::int32_t taken = std::min(each->manpower, losses - lost);
        each->manpower -= taken;
        Ship& ship = battle.ship(tag);
        ship.manpower -= std::min(ship.manpower, taken);
        ship.boarders -= std::min(ship.boarders, taken);
        lost += taken;
    }
    return lost;
}

void capture(Ground& ground, Tag tag, Tag captor, const std::vector<Boarders>& from) {
    Battle& battle = ground.battle;
    Ship& prize = battle.ship(tag);
    Ship& ship = battle.ship(captor);
    count_capture(ground, tag, ship.side);
    const std::int32_t prize_crew = std::min(ship.manpower, ground.tables.boarding.prize_crew);
    ship.manpower -= prize_crew;
    ship.boarders -= std::min(ship.boarders, prize_crew);
    prize.lost_to = ship.side;
    prize.taken_by = captor;
    prize.side = ship.side;
    prize.is_captured = true;
    prize.crew = prize.manpower = prize.firepots = 0;
    prize.speed = Speed::cruise;
    for (const Boarders& each : from) release(battle, each.ship, tag);
    std::erase_if(battle.holds, [&](const Hold& hold) {
        const bool is_hers = hold.one == tag || hold.other == tag;
        return is_hers && battle.ship(hold.one).side == battle.ship(hold.other).side;
    });
    ground.say(
        [&] {
            return fmt::format("{} is captured by {}", called(battle, tag), called(battle, captor));
        },
        "WG-92", LogEvent::hit);
}

}  // namespace

std::int32_t boarders_left(const Ship& ship) {
    return ship.is_captured ? 0 : std::max(0, ship.manpower - ship.boarders);
}

Refusal why_not_board(const Battle& battle, const Board& order) {
    const Progress& progress = battle.progress;
    if (progress.phase != Phase::boarding) return "an order for this moment";
    if (!battle.has_ship(order.target)) return "a ship of this battle";
    std::vector<Tag> ships;
    for (const Boarders& from : order.from) {
        if (const Refusal one = why_not_from(battle, order.target, from); !one.empty()) return one;
        ships.push_back(from.ship);
    }
    std::sort(ships.begin(), ships.end());
    const bool is_each_once = std::adjacent_find(ships.begin(), ships.end()) == ships.end();
    const auto& boarded = progress.boarded;
    return first_failed({
        {!ships.empty() && is_each_once, "each boarding ship once (WG-92)"},
        {std::find(boarded.begin(), boarded.end(), order.target) == boarded.end(),
         "one boarding of each target (WG-B20)"},
    });
}

bool may_board(const Battle& battle) {
    const Group& group = battle.group(battle.progress.active);
    const auto& boarded = battle.progress.boarded;
    return std::any_of(group.ships.begin(), group.ships.end(), [&](Tag tag) {
        const Ship& ship = battle.ship(tag);
        if (!ship.is_there() || ship.side != group.side || boarders_left(ship) == 0) return false;
        const std::vector<Tag> others = held_with(battle, tag);
        return std::any_of(others.begin(), others.end(), [&](Tag other) {
            return are_grappled(battle, tag, other) && why_not_enemy(battle, tag, other).empty() &&
                   std::find(boarded.begin(), boarded.end(), other) == boarded.end();
        });
    });
}

Sum boarding_modifiers(const Tables& tables, const Ship& target, std::int32_t manpower,
                       std::int32_t crew) {
    const std::int32_t limit = tables.boarding.crew_limit;
    Sum sum;
    sum.add("boarders", manpower);
    sum.add("defenders", -target.manpower);
    sum.add("crew", std::clamp(crew - target.crew, -limit, limit));
    return sum;
}

const BoardingRow& boarding_row(const BoardingTable& table, std::int32_t total) {
    const auto row = std::find_if(table.rows.begin(), table.rows.end(),
                                  [total](const BoardingRow& each) { return total <= each.up_to; });
    return row == table.rows.end() ? table.rows.back() : *row;
}

void board(Ground& ground, const Board& order) {
    Battle& battle = ground.battle;
    std::int32_t manpower = 0;
    for (const Boarders& from : order.from) {
        manpower += from.manpower;
        battle.ship(from.ship).boarders += from.manpower;
    }
    const Tag leader = largest(battle, order.from).ship;
    Ship& target = battle.ship(order.target);
    const Sum sum = boarding_modifiers(ground.tables, target, manpower, battle.ship(leader).crew);
    const Score score = ground.roll_two(DieUse::boarding, order.target, sum);
    const BoardingRow& row = boarding_row(ground.tables.boarding, score.total());
    battle.progress.boarded.push_back(order.target);
    ground.trace(leader, order.target, TraceKind::boarded);
    ground.say(
        [&] {
            return fmt::format("{} is boarded from {}: boarders lose {}, she loses {}",
                               called(battle, order.target), called(battle, leader), row.attacker,
                               row.is_captured ? "all" : fmt::format("{}", row.defender));
        },
        "WG-92", score, LogEvent::hit);
    const std::int32_t left = manpower - lose(battle, order.from, row.attacker);
    target.manpower = std::max(0, target.manpower - row.defender);
    const bool is_overwhelmed = target.manpower == 0 && left >= 1;
    if (row.is_captured || is_overwhelmed) capture(ground, order.target, leader, order.from);
}

}  // namespace flagplot::tactical::galley
