#include "tactical/squadron/melee.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "tactical/squadron/attack.h"
#include "tactical/squadron/fates.h"
#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

std::vector<ShipNumber> ships_in(const std::vector<Pair>& pairs) {
    std::set<ShipNumber> ships;
    for (const Pair& pair : pairs) ships.insert({pair.one, pair.other});
    return {ships.begin(), ships.end()};
}

bool has_assigned(const Melee& melee, ShipNumber ship) {
    return std::any_of(melee.dice.begin(), melee.dice.end(),
                       [ship](const MeleeDice& each) { return each.ship == ship; });
}

/// Crew that a ship can still lose in this round.
std::int32_t crew_to_lose(const Battle& battle, ShipNumber ship) {
    std::int32_t crew = crew_left(battle, battle.ships[ship]);
    for (const Share& loss : battle.melee.losses) {
        if (loss.ship == ship) crew -= loss.dice;
    }
    return std::max(0, crew);
}

void add_loss(Battle& battle, ShipNumber ship, std::int32_t crew) {
    const std::int32_t lost = std::min(crew, crew_to_lose(battle, ship));
    if (lost > 0) battle.melee.losses.push_back({ship, lost});
}

std::int32_t most_to_spread(const Battle& battle, const Spreading& spreading) {
    std::int32_t crew = 0;
    for (const ShipNumber ship : spreading.ships) crew += crew_to_lose(battle, ship);
    return std::min(crew, spreading.hits);
}

/// Hits spread evenly as far as that leaves no choice, and those who may have one of the rest.
struct Even {
    std::vector<Share> shares;
    std::int32_t rest = 0;
    std::vector<std::size_t> candidates;  ///< places in `shares`
};

Even evenly(const Battle& battle, const Spreading& spreading) {
    Even even;
    for (const ShipNumber ship : spreading.ships) even.shares.push_back({ship, 0});
    even.rest = most_to_spread(battle, spreading);
    while (even.rest > 0) {
        even.candidates.clear();
        for (std::size_t at = 0; at < even.shares.size(); ++at) {
            const Share& share = even.shares[at];
            if (share.dice >= crew_to_lose(battle, share.ship)) continue;
            const bool is_fewer =
                !even.candidates.empty() && share.dice < even.shares[even.candidates.front()].dice;
            if (is_fewer) even.candidates.clear();
            if (even.candidates.empty() ||
                share.dice == even.shares[even.candidates.front()].dice) {
                even.candidates.push_back(at);
            }
        }
        if (even.rest < std::ssize(even.candidates)) break;
        for (const std::size_t at : even.candidates) ++even.shares[at].dice;
        even.rest -= static_cast<std::int32_t>(even.candidates.size());
    }
    return even;
}

/// Who decides which of a pool dies (US-A20).
SideIndex who_spreads(const Switches& switches, const Battle& battle, SideIndex owner,
                      ShipNumber attacker) {
    return switches.melee_casualties == Casualties::enemy ? battle.ships[attacker].side : owner;
}

void roll_one(Ground& ground, const MeleeDice& each) {
    Battle& battle = ground.battle;
    const AttackRoll roll =
        rolled(ground, each.ship, DieUse::melee, {each.dice, usual_face, false});
    ground.say(
        [&] {
            return fmt::format("{} fights {}: {} hits", called(battle, each.ship),
                               each.is_pool ? "all around her" : called(battle, each.target),
                               roll.hits);
        },
        "US-65", {fmt::format("{} MD: {}", each.dice, roll.faces)},
        roll.hits > 0 ? LogEvent::hit : LogEvent::other);
    if (!each.is_pool) return add_loss(battle, each.target, roll.hits);
    const auto enemies = partners(battle.melee.pairs, each.ship);
    const SideIndex owner = battle.ships[enemies.front()].side;
    battle.melee.spreadings.push_back({enemies, roll.hits,
                                       who_spreads(ground.switches(), battle, owner, each.ship),
                                       battle.ships[each.ship].side});
}

/// The enemy with most MD against her, of two the lower number (US-B41).
SideIndex captor_of(const Battle& battle, ShipNumber ship) {
    std::optional<ShipNumber> best;
    std::int32_t most = -1;
    for (const MeleeDice& each : battle.melee.dice) {
        const bool is_against =
            each.target == ship || (each.is_pool && holds(battle.melee.pairs, each.ship, ship));
        if (!is_against || each.ship == ship) continue;
        if (each.dice > most || (each.dice == most && each.ship < *best)) {
            most = each.dice;
            best = each.ship;
        }
    }
    return battle.ships[best.value_or(partners(battle.melee.pairs, ship).front())].side;
}

}  // namespace

std::int32_t melee_dice_of(const Battle& battle, ShipNumber ship) {
    return crew_left(battle, battle.ships[ship]) + battle.ships[ship].melee_dice;
}

std::vector<Pair> fights_around(const Battle& battle, const std::vector<ShipNumber>& ships) {
    std::set<ShipNumber> linked(ships.begin(), ships.end());
    std::set<Pair> fights;
    for (bool is_growing = true; is_growing;) {
        is_growing = false;
        for (const Pair& fight : battle.fights) {
            if (!linked.contains(fight.one) && !linked.contains(fight.other)) continue;
            if (!fights.insert(fight).second) continue;
            linked.insert({fight.one, fight.other});
            is_growing = true;
        }
    }
    return {fights.begin(), fights.end()};
}

bool have_fought(const Switches& switches, const Battle& battle, const Pair& pair) {
    return holds(battle.activation.fought, pair.one, pair.other) ||
           (switches.melee_once_per_turn && holds(battle.progress.fought, pair.one, pair.other));
}

std::vector<Pair> new_melees(const Switches& switches, const Battle& battle) {
    std::vector<Pair> pairs;
    for (const Contact& contact : battle.activation.contacts) {
        if (!contact.ship || !are_enemies(battle, contact.mover, *contact.ship)) continue;
        const Pair pair = pair_of(contact.mover, *contact.ship);
        const bool are_able = is_able(battle.ships[pair.one]) && is_able(battle.ships[pair.other]);
        if (!are_able || have_fought(switches, battle, pair)) continue;
        if (!holds(pairs, pair.one, pair.other)) pairs.push_back(pair);
    }
    return pairs;
}

void begin_melee(Ground& ground, std::vector<Pair> pairs) {
    Battle& battle = ground.battle;
    battle.melee = {};
    battle.melee.pairs = std::move(pairs);
    const bool is_by_rule = ground.switches().melee_casualties != Casualties::assigned;
    for (const ShipNumber ship : ships_in(battle.melee.pairs)) {
        const auto enemies = partners(battle.melee.pairs, ship);
        const bool is_single = enemies.size() == 1;
        if (!is_single && !is_by_rule) continue;
        battle.melee.dice.push_back(
            {ship, enemies.front(), melee_dice_of(battle, ship), !is_single});
    }
}

std::optional<ShipNumber> ship_to_assign(const Battle& battle) {
    std::optional<ShipNumber> found;
    const SquadronNumber acting = battle.activation.squadron;
    const auto is_active = [&](ShipNumber ship) {
        return acting != no_squadron && battle.ships[ship].side == battle.squadrons[acting].side;
    };
    for (const ShipNumber ship : ships_in(battle.melee.pairs)) {
        if (has_assigned(battle.melee, ship)) continue;
        if (!found || (is_active(ship) && !is_active(*found))) found = ship;
    }
    return found;
}

std::optional<std::string> why_not_assign(const Battle& battle, const Assign& order) {
    const auto ship = ship_to_assign(battle);
    if (!ship) return "no division of dice";
    if (order.ship != *ship) return fmt::format("the dice of T{}", *ship + 1);
    if (order.is_pool) return std::nullopt;
    const auto enemies = partners(battle.melee.pairs, *ship);
    std::int32_t dice = 0;
    for (const Share& share : order.shares) {
        if (!holds(enemies, share.ship)) return "enemies whom she fights";
        const auto same = std::count_if(order.shares.begin(), order.shares.end(),
                                        [&](const Share& each) { return each.ship == share.ship; });
        if (same > 1) return "each enemy once";
        if (share.dice < 0 || share.dice > 999) return "a number of dice";
        dice += share.dice;
    }
    if (dice == melee_dice_of(battle, *ship)) return std::nullopt;
    return fmt::format("{} dice in all", melee_dice_of(battle, *ship));
}

void assign(Battle& battle, const Assign& order) {
    auto& dice = battle.melee.dice;
    if (order.is_pool || order.shares.empty()) {
        dice.push_back({order.ship, 0, melee_dice_of(battle, order.ship), true});
        return;
    }
    for (const Share& share : order.shares) {
        dice.push_back({order.ship, share.ship, share.dice, false});
    }
}

void roll_melee(Ground& ground) {
    Melee& melee = ground.battle.melee;
    melee.is_rolled = true;
    const auto dice = melee.dice;
    for (const MeleeDice& each : dice) {
        roll_one(ground, each);
        ground.battle.ships[each.ship].melee_dice = 0;
    }
}

void spread_evenly(Ground& ground) {
    Battle& battle = ground.battle;
    auto& spreadings = battle.melee.spreadings;
    while (!spreadings.empty()) {
        const auto ways = ways_to_spread(ground.switches(), battle);
        if (ways.size() > 1) return;
        if (!ways.empty()) {
            spread(battle, ways.front());
        } else {
            spreadings.erase(spreadings.begin());
        }
    }
}

std::vector<Losses> ways_to_spread(const Switches& switches, const Battle& battle) {
    if (battle.melee.spreadings.empty()) return {};
    const Spreading& spreading = battle.melee.spreadings.front();
    const Even even = evenly(battle, spreading);
    std::vector<Losses> ways;
    const auto add = [&](Losses losses) {
        std::erase_if(losses.shares, [](const Share& share) { return share.dice == 0; });
        if (losses.shares.empty()) return;
        if (std::find(ways.begin(), ways.end(), losses) == ways.end()) {
            ways.push_back(std::move(losses));
        }
    };
    // The rest goes to neighbours in the list, beginning with each of them.
    for (std::size_t first = 0; first < std::max<std::size_t>(1, even.candidates.size()); ++first) {
        Losses losses{even.shares};
        for (std::int32_t given = 0; given < even.rest; ++given) {
            const std::size_t at =
                (first + static_cast<std::size_t>(given)) % even.candidates.size();
            ++losses.shares[even.candidates[at]].dice;
        }
        add(std::move(losses));
    }
    if (switches.melee_casualties == Casualties::assigned) return ways;
    for (std::size_t first = 0; first < spreading.ships.size(); ++first) {
        Losses losses{even.shares};
        std::int32_t rest = most_to_spread(battle, spreading);
        for (Share& share : losses.shares) share.dice = 0;
        for (std::size_t step = 0; step < losses.shares.size(); ++step) {
            Share& share = losses.shares[(first + step) % losses.shares.size()];
            share.dice = std::min(rest, crew_to_lose(battle, share.ship));
            rest -= share.dice;
        }
        add(std::move(losses));
    }
    return ways;
}

std::optional<std::string> why_not_losses(const Switches& switches, const Battle& battle,
                                          const Losses& order) {
    if (battle.melee.spreadings.empty()) return "no losses to spread";
    const Spreading& spreading = battle.melee.spreadings.front();
    const Even even = evenly(battle, spreading);
    std::int32_t given = 0;
    for (const Share& share : order.shares) {
        const auto place = std::find(spreading.ships.begin(), spreading.ships.end(), share.ship);
        if (place == spreading.ships.end()) return "ships that were hit";
        const auto same = std::count_if(order.shares.begin(), order.shares.end(),
                                        [&](const Share& each) { return each.ship == share.ship; });
        if (same > 1 || share.dice < 1) return "each ship once, with what it loses";
        if (share.dice > crew_to_lose(battle, share.ship)) return "no more than its crew";
        given += share.dice;
    }
    const std::int32_t hits = most_to_spread(battle, spreading);
    if (given != hits) return fmt::format("{} losses in all", hits);
    if (switches.melee_casualties != Casualties::assigned) return std::nullopt;
    for (std::size_t at = 0; at < even.shares.size(); ++at) {
        const auto found =
            std::find_if(order.shares.begin(), order.shares.end(),
                         [&](const Share& share) { return share.ship == even.shares[at].ship; });
        const std::int32_t dice = found == order.shares.end() ? 0 : found->dice;
        const bool is_candidate =
            std::find(even.candidates.begin(), even.candidates.end(), at) != even.candidates.end();
        const std::int32_t more = even.rest > 0 && is_candidate ? 1 : 0;
        if (dice < even.shares[at].dice || dice > even.shares[at].dice + more) {
            return "losses spread as evenly as possible";
        }
    }
    return std::nullopt;
}

void spread(Battle& battle, const Losses& order) {
    for (const Share& share : order.shares) add_loss(battle, share.ship, share.dice);
    auto& spreadings = battle.melee.spreadings;
    spreadings.erase(spreadings.begin());
}

void end_melee(Ground& ground) {
    Battle& battle = ground.battle;
    const Melee melee = battle.melee;
    for (const Share& loss : melee.losses) battle.ships[loss.ship].damage.crew += loss.dice;
    std::vector<std::pair<ShipNumber, SideIndex>> beaten;
    for (const ShipNumber ship : ships_in(melee.pairs)) {
        const bool is_beaten =
            is_able(battle.ships[ship]) && crew_left(battle, battle.ships[ship]) == 0;
        if (is_beaten) beaten.emplace_back(ship, captor_of(battle, ship));
    }
    for (const auto& [ship, captor] : beaten) capture(ground, ship, captor);
    for (const Pair& pair : melee.pairs) {
        battle.activation.fought.push_back(pair);
        battle.progress.fought.push_back(pair);
    }
    battle.melee = {};
    forget_gone(battle);
}

void try_to_break_off(Ground& ground, ShipNumber ship) {
    constexpr std::int32_t die = 6;
    Battle& battle = ground.battle;
    battle.activation.broke_off.push_back(ship);
    const auto enemies = partners(battle.fights, ship);
    std::int32_t crew = 0;
    for (const ShipNumber enemy : enemies) crew += crew_left(battle, battle.ships[enemy]);
    std::int32_t own = crew_left(battle, battle.ships[ship]), theirs = crew;
    const bool is_rolled = ground.switches().break_off == BreakOff::roll;
    if (is_rolled) {
        own += ground.roll(DieUse::break_off, ship, die);
        theirs += ground.roll(DieUse::break_off, enemies.front(), die);
    }
    const bool is_free = !is_rolled || own > theirs;
    ground.say(
        [&] {
            return fmt::format("{} {}", called(battle, ship),
                               is_free ? "breaks off" : "cannot break off");
        },
        "US-69", {fmt::format("{} against {}", own, theirs)});
    if (!is_free) return;
    std::erase_if(battle.fights, [ship](const Pair& fight) { return fight.holds(ship); });
}

}  // namespace flagplot::tactical::squadron
