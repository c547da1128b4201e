#include <algorithm>

#include "tactical/squadron/captain_mind.h"
#include "tactical/squadron/expected.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shots.h"

namespace flagplot::tactical::squadron {

namespace {

/// A shot, and what it is worth.
struct Choice {
    Fire fire;
    std::int32_t dice = 0;
    std::int64_t gain = 0;
};

/// Guns that can fire at one enemy, with their dice.
struct Bearing {
    Guns guns;
    std::int32_t dice = 0;
    bool can_link = true;
};

std::vector<Bearing> bearing_on(const Mind& mind, const std::vector<Guns>& ready,
                                ShipNumber target) {
    std::vector<Bearing> bearing;
    for (const Guns& guns : ready) {
        if (!is_target(mind.tables, mind.battle, guns, target)) continue;
        bearing.push_back({guns, dice_against(mind.tables, mind.battle, guns, target),
                           mind.ship(guns.ship).damage.of(Lasting::officers) == 0});
    }
    return bearing;
}

/// The best shot of one leader: others join where they add more than they would alone.
Choice with_joiners(const Mind& mind, const Bearing& leader, const std::vector<Bearing>& bearing,
                    ShipNumber target) {
    Choice choice{{leader.guns, target, {}}, leader.dice, mind.gain(target, leader.dice)};
    if (!leader.can_link) return choice;
    for (const Bearing& joiner : bearing) {
        if (joiner.guns == leader.guns || !joiner.can_link) continue;
        const bool is_full =
            mind.tables.switches.same_ship_full && joiner.guns.ship == leader.guns.ship;
        const std::int32_t added = is_full ? joiner.dice : std::max(1, joiner.dice / 2);
        const std::int64_t together = mind.gain(target, choice.dice + added);
        if (together - choice.gain <= mind.gain(target, joiner.dice)) continue;
        choice.fire.joiners.push_back(joiner.guns);
        choice.dice += added;
        choice.gain = together;
    }
    return choice;
}

std::optional<Choice> best_shot(const Mind& mind) {
    std::optional<Choice> best;
    const std::vector<Guns> ready = guns_ready(mind.battle);
    for (const ShipNumber target : mind.enemies) {
        const std::vector<Bearing> bearing = bearing_on(mind, ready, target);
        for (const Bearing& leader : bearing) {
            Choice choice = with_joiners(mind, leader, bearing, target);
            if (!best || choice.gain > best->gain) best = std::move(choice);
        }
    }
    return best;
}

/// Hull points that a card must add to a shot, in ten-thousandths (1.5, 4).
constexpr std::int64_t worth_a_card = whole_point / 2;

std::optional<Order> card_wanted(const Mind& mind, const Choice& shot) {
    const Activation& activation = mind.battle.activation;
    if (activation.more_dice > 0 || activation.rerolls_misses) return std::nullopt;
    const auto loss = [&](std::int32_t dice) {
        return expected_loss(mind.tables, mind.battle, shot.fire.target, dice);
    };
    const std::int64_t enough = mind.wish<CardUse>("cards") == CardUse::freely ? 1 : worth_a_card;
    const auto wanted = [&](CardOp op, std::int32_t dice) -> std::optional<Order> {
        const auto card = mind.card_for(op);
        if (!card || loss(dice) - loss(shot.dice) < enough) return std::nullopt;
        const Order order{Play{{*card}}};
        return mind.may(order) ? std::optional(order) : std::nullopt;
    };
    if (const auto card = mind.card_for(CardOp::more_attack_dice)) {
        if (auto order = wanted(CardOp::more_attack_dice, shot.dice + mind.kind_of(*card).value)) {
            return order;
        }
    }
    // half of the dice miss, and would be rolled once more
    return wanted(CardOp::reroll_misses, shot.dice + shot.dice / 2);
}

}  // namespace

std::optional<Order> shot_wanted(const Mind& mind) {
    const auto shot = best_shot(mind);
    if (!shot) return std::nullopt;
    if (auto card = card_wanted(mind, *shot)) return card;
    Order order{shot->fire};
    if (mind.may(order)) return order;
    order = {Fire{shot->fire.leader, shot->fire.target, {}}};
    return mind.may(order) ? std::optional(order) : std::nullopt;
}

}  // namespace flagplot::tactical::squadron
