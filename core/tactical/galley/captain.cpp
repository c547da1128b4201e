#include "tactical/galley/captain.h"

#include <algorithm>
#include <array>

#include "base/ensure.h"
#include "tactical/galley/allowed.h"
#include "tactical/galley/captain_mind.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

/// How near a group is to an enemy: the nearest acts first, before it is acted against.
std::int32_t distance_of(const Mind& mind, GroupNumber number) {
    std::int32_t least = 99;
    for (const Tag tag : mind.battle.group(number).ships) {
        const Ship& ship = mind.battle.ship(tag);
        if (ship.is_there()) least = std::min(least, mind.distance_to_enemy(ship.at));
    }
    return least;
}

/// The groups that its side may still activate, the nearest to an enemy first.
std::vector<GroupNumber> own_groups(const Mind& mind) {
    std::vector<GroupNumber> groups;
    for (const kit::Waiting& waiting : mind.battle.progress.queue.sides) {
        if (waiting.side == mind.side) groups = waiting.units;
    }
    std::stable_sort(groups.begin(), groups.end(), [&](GroupNumber one, GroupNumber other) {
        return distance_of(mind, one) < distance_of(mind, other);
    });
    return groups;
}

/// An admiral tries two at once: a failure costs nothing but the order of the two.
std::optional<Order> activation_wanted(const Mind& mind) {
    const std::vector<GroupNumber> groups = own_groups(mind);
    if (groups.empty()) return std::nullopt;
    for (const GroupNumber other : groups) {
        Order both = Activate{groups.front(), other};
        if (other != groups.front() && mind.may(both)) return both;
    }
    for (const GroupNumber group : groups) {
        Order one = Activate{group, 0};
        if (mind.may(one)) return one;
    }
    return std::nullopt;
}

std::optional<Order> speed_wanted(const Mind& mind) {
    for (const GroupNumber group : own_groups(mind)) {
        Order order = SetSpeed{group, fast_ships(mind, group)};
        if (mind.may(order)) return order;
    }
    return std::nullopt;
}

std::optional<Order> wanted(const Mind& mind) {
    switch (mind.battle.progress.phase) {
        case Phase::who_first:
            return Order{Begin{mind.side}};
        case Phase::speed:
            return speed_wanted(mind);
        case Phase::squadrons:
        case Phase::individuals:
            return activation_wanted(mind);
        case Phase::movement:
            return movement_wanted(mind);
        case Phase::answer:
            return answer_wanted(mind);
        case Phase::boarding:
            return boarding_wanted(mind);
        case Phase::deployment:
        case Phase::over:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Order> answer_wanted(const Mind& mind) {
    const std::vector<Attempt>& attempts = mind.battle.progress.attempts;
    if (attempts.empty()) return std::nullopt;
    const Tag ship = attempts.front().target;
    const bool avoids = mind.wish<Avoiding>(ship, "avoid") == Avoiding::always;
    const bool fires = mind.wish<Missiles>(ship, "missiles") == Missiles::fire;
    for (const bool is_avoiding : {avoids, false}) {
        for (const Reply reply : {Reply::flames, Reply::missiles, Reply::none}) {
            Order order = Answer{fires ? reply : Reply::none, is_avoiding};
            if (mind.may(order)) return order;
        }
    }
    return std::nullopt;
}

std::optional<Order> boarding_wanted(const Mind& mind) {
    const Battle& battle = mind.battle;
    const Group& group = battle.group(battle.progress.active);
    for (const Tag target : mind.enemies_within(battle.ship(group.ships.front()).at, 99)) {
        Board board{target, {}};
        std::int32_t manpower = 0, crew = 0;
        for (const Tag tag : group.ships) {
            const Ship& ship = battle.ship(tag);
            const std::int32_t left = ship.manpower - ship.boarders;
            if (left <= 0 || !are_held_together(battle, tag, target)) continue;
            board.from.push_back({tag, left});
            manpower += left;
            crew = std::max(crew, ship.crew);
        }
        if (board.from.empty()) continue;
        const Ship& defender = battle.ship(target);
        const std::int32_t limit = mind.tables.boarding.crew_limit;
        const std::int32_t odds =
            manpower - defender.manpower + std::clamp(crew - defender.crew, -limit, limit);
        if (odds >= 1 && mind.may(board)) return Order{board};
    }
    return std::nullopt;
}

std::vector<DoctrineKey> captains_keys() {
    return {
        key_of_words<Attack>("attack", "what a ship prefers; captain: what promises most"),
        key_of_words<Pace>("speed", "the level of a ship; captain: Maximum for a good attack"),
        key_of_words<Missiles>("missiles", "whether a ship fires, also in answer to an attempt"),
        key_of_words<Avoiding>("avoid", "whether a ship tries to avoid attempts"),
        key_of_words<Withdrawal>("withdraw",
                                 "percent of its points below which a side leaves the board")};
}

Order captains_order(const Tables& tables, const View& view, const Doctrine& doctrine,
                     const Dice& /*dice*/) {
    const Mind mind(tables, view, doctrine);
    if (auto order = wanted(mind)) return *std::move(order);
    if (mind.may(Done{})) return Done{};
    const std::vector<Order> options = options_of(tables, view);
    FLAGPLOT_ENSURE(!options.empty());
    return options.back();
}

}  // namespace flagplot::tactical::galley
