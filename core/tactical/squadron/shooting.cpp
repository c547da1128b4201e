#include "tactical/squadron/shooting.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tactical/squadron/asking.h"
#include "tactical/squadron/attack.h"
#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

struct Against {
    ShipNumber target = 0;
    std::int32_t dice = 0;  ///< before cards
};

std::vector<Against> targets_of(const Ground& ground, const Shot& shot) {
    std::vector<Against> targets;
    for (const Share& share : shot.targets) {
        if (!ground.battle.ships[share.ship].is_on_table()) continue;
        const bool is_split = share.dice > 0;
        targets.push_back(
            {share.ship, is_split ? share.dice : dice_linked(ground.tables, ground.battle, shot)});
    }
    return targets;
}

/// Cards change the dice of a shot last, or before it is halved (US-B15).
std::int32_t with_cards(const Switches& switches, std::int32_t dice, std::int32_t more,
                        bool is_halved) {
    if (dice < 1) return 0;
    const bool is_last = switches.fire_order == FireOrder::card_last;
    if (!is_last) dice += more;
    if (is_halved) dice /= 2;
    return is_last ? dice + more : dice;
}

void shoot_at(Ground& ground, const Shot& shot, const Against& against, const AttackDice& dice) {
    Battle& battle = ground.battle;
    const ShipNumber leader = shot.leader.ship;
    const AttackRoll roll = rolled(ground, leader, DieUse::attack, dice);
    const Harm harm = harm_to(ground, against.target, roll.hits);
    battle.traces.push_back(
        {battle.ships[leader].place, battle.ships[against.target].place, TraceKind::fired});
    battle.volleys.push_back({shot.leader, against.target, harm != Harm{}});
    ground.say(
        [&] {
            return fmt::format("{} fires {} at {}{}: {} hits, {}", called(battle, leader),
                               word_of(shot.leader.arc), called(battle, against.target),
                               shot.joiners.empty() ? "" : ", linked", roll.hits,
                               harm.criticals > 0 ? fmt::format("{} critical", harm.criticals)
                               : harm.hull > 0    ? std::string("1 hull point")
                                                  : std::string("no effect"));
        },
        shot.joiners.empty() ? "US-30" : "US-45", {fmt::format("{} AD: {}", dice.dice, roll.faces)},
        harm == Harm{} ? LogEvent::other : LogEvent::hit);
    do_harm(ground, against.target, harm, battle.ships[leader].side);
}

void spend(const Switches& switches, Battle& battle, const Guns& guns) {
    Ship& ship = battle.ships[guns.ship];
    ship.has_fired[static_cast<std::size_t>(guns.arc)] = true;
    if (switches.ammunition) ship.shots = std::max(0, ship.shots - 1);
}

}  // namespace

void spend_guns(const Switches& switches, Battle& battle, const Shot& shot) {
    spend(switches, battle, shot.leader);
    for (const Guns& guns : shot.joiners) spend(switches, battle, guns);
}

void announce_shot(Ground& ground, Shot shot) {
    Reaction reaction;
    reaction.event = Event::shot;
    reaction.by = ground.battle.ships[shot.leader.ship].side;
    for (const SideIndex side : ground.battle.progress.initiative) {
        const bool is_target = std::any_of(
            shot.targets.begin(), shot.targets.end(),
            [&](const Share& share) { return ground.battle.ships[share.ship].side == side; });
        if (is_target) reaction.to_ask.push_back(side);
    }
    reaction.shot = std::move(shot);
    announce(ground, std::move(reaction));
}

void shoot(Ground& ground, const Shot& shot, bool is_halved) {
    Activation& activation = ground.battle.activation;
    const std::int32_t more = std::exchange(activation.more_dice, 0);
    const bool rerolls = std::exchange(activation.rerolls_misses, false);
    std::int32_t left = more;  // of a card's dice, for the first target
    for (const Against& against : targets_of(ground, shot)) {
        const std::int32_t dice = with_cards(ground.switches(), against.dice, left, is_halved);
        left = 0;
        const std::int32_t needed =
            face_needed(ground.tables, ground.battle, shot.leader.ship, against.target);
        shoot_at(ground, shot, against, {dice, needed, rerolls});
    }
}

}  // namespace flagplot::tactical::squadron
