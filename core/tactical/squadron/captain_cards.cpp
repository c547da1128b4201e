#include <algorithm>
#include <limits>

#include "tactical/squadron/captain_mind.h"
#include "tactical/squadron/command.h"
#include "tactical/squadron/expected.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shots.h"
#include "tactical/squadron/voyage.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

std::optional<Order> allowed(const Mind& mind, Order order) {
    return mind.may(order) ? std::optional(std::move(order)) : std::nullopt;
}

/// How many ships of a side or its enemies would have a head wind.
std::int32_t hindered(const Mind& mind, const std::vector<ShipNumber>& ships,
                      const Conditions& conditions) {
    return static_cast<std::int32_t>(
        std::count_if(ships.begin(), ships.end(), [&](ShipNumber ship) {
            return mind.kind(ship).is_wind_affected &&
                   is_head_wind(mind.tables.switches, conditions, mind.ship(ship).heading);
        }));
}

/// The way in which a shift of the wind helps; none: it does not.
std::optional<Turning> helpful_shift(const Mind& mind, std::int32_t notches) {
    const auto balance = [&](std::int32_t shift) {
        Conditions conditions = mind.battle.conditions;
        conditions.wind_from = shifted_wind(mind.tables.switches, conditions.wind_from, shift);
        return hindered(mind, mind.enemies, conditions) - hindered(mind, mind.own, conditions);
    };
    const std::int32_t now = balance(0);
    if (balance(notches) > now) return Turning::starboard;
    if (balance(-notches) > now) return Turning::port;
    return std::nullopt;
}

/// What a squadron could do to the enemy now, less what it would suffer if it waited; damaged
/// squadrons first (1.5, 1).
struct Prospect {
    std::int64_t gain = 0;
    std::int32_t damage = 0;
    bool is_in_reach = false;

    friend auto operator<=>(const Prospect&, const Prospect&) = default;
};

Prospect prospect_of(const Mind& mind, SquadronNumber squadron) {
    Prospect prospect;
    for (const ShipNumber ship : ships_of(mind.battle, squadron)) {
        prospect.damage += mind.ship(ship).damage.hull;
        std::optional<std::int64_t> best;
        for (const ShipNumber enemy : mind.enemies) {
            const std::int32_t apart =
                kit::distance(mind.ship(ship).place, mind.ship(enemy).place) -
                allowance_of(mind.battle, mind.ship(ship));
            const auto band = mind.band_at(std::max(0, apart));
            if (!band) continue;
            prospect.is_in_reach = true;
            const std::int64_t given = mind.gain(enemy, mind.most_dice(ship, *band));
            const std::int64_t taken = worth_of_hull(
                mind.battle, ship,
                expected_loss(mind.tables, mind.battle, ship, mind.most_dice(enemy, *band)));
            best = std::max(best.value_or(given - taken), given - taken);
        }
        prospect.gain += best.value_or(0);
    }
    return prospect;
}

bool has_lasting(const Mind& mind, SquadronNumber squadron) {
    const auto ships = ships_of(mind.battle, squadron);
    return std::any_of(ships.begin(), ships.end(), [&](ShipNumber ship) {
        const auto& lasting = mind.ship(ship).damage.lasting;
        return std::any_of(lasting.begin(), lasting.end(), [](auto held) { return held > 0; });
    });
}

/// Does this S card help the squadron?
bool pays(const Mind& mind, CardOp op, SquadronNumber squadron) {
    const auto ships = ships_of(mind.battle, squadron);
    switch (op) {
        case CardOp::ignore_wind:
            return 2 * hindered(mind, ships, mind.battle.conditions) > std::ssize(ships);
        case CardOp::more_movement:
            return !prospect_of(mind, squadron).is_in_reach;
        case CardOp::command_radius:
            return elements_of(mind.tables, mind.battle, squadron).size() > 1;
        case CardOp::repair_now:
            return has_lasting(mind, squadron);
        default:
            return false;
    }
}

/// How much an S card is wanted: the one that the doctrine names first, then what pays; 0: not now.
std::int32_t wish_for(const Mind& mind, CardOp op, SquadronNumber squadron) {
    const CardUse use = mind.wish<CardUse>("cards");
    if (use == CardUse::never) return 0;
    const auto named = mind.wish<SquadronCard>("s_card");
    const bool is_free = use == CardUse::freely;
    const bool does_pay = pays(mind, op, squadron);
    if (word_of(named) == word_of(op)) return is_free || does_pay ? 3 : 0;
    if (does_pay) return 2;
    return is_free && named == SquadronCard::any ? 1 : 0;
}

/// Loss that an R card would save, in ten-thousandths of hull points.
constexpr std::int64_t worth_an_answer = whole_point * 7 / 10;

std::int64_t saved(const Mind& mind, const Reaction& reaction, CardOp op) {
    const Battle& battle = mind.battle;
    switch (reaction.event) {
        case Event::shot: {
            if (op != CardOp::halve_attack || reaction.shot.targets.empty()) return 0;
            const ShipNumber target = reaction.shot.targets.front().ship;
            const std::int32_t declared = reaction.shot.targets.front().dice;
            const std::int32_t dice =
                declared > 0 ? declared : dice_linked(mind.tables, battle, reaction.shot);
            return expected_loss(mind.tables, battle, target, dice) -
                   expected_loss(mind.tables, battle, target, dice / 2);
        }
        case Event::ram: {
            if (op != CardOp::dodge_ram) return 0;
            const Contact& contact = battle.activation.contacts[reaction.contact];
            if (!contact.ship) return 0;
            const ShipClass& kind = mind.kind(contact.mover);
            const AttackKind attack = kind.is_ram_red ? AttackKind::red_ram : AttackKind::plain;
            return expected_loss(mind.tables, battle, *contact.ship, kind.ram, attack);
        }
        case Event::critical: {
            if (op != CardOp::reroll_critical || battle.criticals.empty()) return 0;
            const CriticalHit& hit = battle.criticals.front();
            if (hit.result < least_critical) return 0;
            const auto row = static_cast<std::size_t>(hit.result - least_critical);
            const CriticalEffect effect = mind.tables.critical.rows.at(row).effect;
            const bool is_bad = effect == CriticalEffect::explosion ||
                                effect == CriticalEffect::waterline ||
                                effect == CriticalEffect::smoke || effect == CriticalEffect::fire;
            return is_bad ? whole_point : 0;
        }
        case Event::card: {
            if (op != CardOp::cancel_card) return 0;
            const CardOp played = mind.kind_of(reaction.card.card).op;
            const bool is_strong = played == CardOp::more_attack_dice ||
                                   played == CardOp::reroll_misses ||
                                   played == CardOp::more_movement;
            return is_strong ? whole_point : 0;
        }
    }
    return 0;
}

}  // namespace

std::optional<Order> turn_card_wanted(const Mind& mind) {
    if (const auto card = mind.card_for(CardOp::shift_wind)) {
        if (const auto way = helpful_shift(mind, mind.kind_of(*card).value)) {
            if (auto order = allowed(mind, {Lay{*card, way}})) return order;
        }
    }
    if (const auto card = mind.card_for(CardOp::reroll_initiative)) {
        if (auto order = allowed(mind, {Lay{*card, {}}})) return order;
    }
    return std::nullopt;
}

std::optional<Order> activation_wanted(const Mind& mind, const std::vector<Order>& options) {
    const Activate* best = nullptr;
    Prospect most;
    for (const Order& order : options) {
        const auto* activate = std::get_if<Activate>(&order.what);
        if (activate == nullptr || activate->card) continue;
        const Prospect prospect = prospect_of(mind, activate->squadron);
        if (best != nullptr && !(prospect > most)) continue;
        best = activate;
        most = prospect;
    }
    if (best == nullptr) return std::nullopt;
    const SquadronNumber squadron = best->squadron;
    std::int32_t wish = 0;
    for (const Order& order : options) {
        const auto* activate = std::get_if<Activate>(&order.what);
        if (activate == nullptr || activate->squadron != squadron || !activate->card) continue;
        const std::int32_t wished = wish_for(mind, mind.kind_of(activate->card->card).op, squadron);
        if (wished <= wish) continue;
        wish = wished;
        best = activate;
    }
    return Order{*best};
}

std::optional<Order> break_off_wanted(const Mind& mind, const std::vector<Order>& options) {
    for (const Order& order : options) {
        const auto* each = std::get_if<Break>(&order.what);
        if (each == nullptr) continue;
        std::int32_t crew = 0;
        for (const ShipNumber enemy : partners(mind.battle.fights, each->ship)) {
            crew += crew_left(mind.battle, mind.ship(enemy));
        }
        const bool is_weaker = crew > crew_left(mind.battle, mind.ship(each->ship));
        if (is_weaker || mind.breaks_off(each->ship)) return order;
    }
    return std::nullopt;
}

std::optional<Order> melee_dice_wanted(const Mind& mind, const std::vector<Order>& options) {
    // all at the enemy with the smallest crew, who is then beaten first
    const Order* best = nullptr;
    std::int32_t smallest = std::numeric_limits<std::int32_t>::max();
    for (const Order& order : options) {
        const auto* assign = std::get_if<Assign>(&order.what);
        if (assign == nullptr || assign->is_pool || assign->shares.size() != 1) continue;
        const std::int32_t crew = crew_left(mind.battle, mind.ship(assign->shares.front().ship));
        if (crew >= smallest) continue;
        smallest = crew;
        best = &order;
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
}

std::optional<Order> boarding_wanted(const Mind& mind, const std::vector<Order>& options) {
    constexpr std::int32_t tenths = 10, enough = 13;
    for (const Order& order : options) {
        const auto* board = std::get_if<Board>(&order.what);
        if (board == nullptr) continue;
        const std::int32_t own = crew_left(mind.battle, mind.ship(board->ship));
        const std::int32_t crew = crew_left(mind.battle, mind.ship(board->target));
        const bool is_eager = mind.wish<Tactic>(board->ship, "tactic") == Tactic::board;
        if (is_eager || own * tenths >= crew * enough) return order;
    }
    return std::nullopt;
}

std::optional<Order> reaction_wanted(const Mind& mind) {
    const auto& reaction = mind.battle.progress.reaction;
    if (!reaction) return std::nullopt;
    const std::int64_t enough =
        mind.wish<CardUse>("cards") == CardUse::freely ? 1 : worth_an_answer;
    for (const CardOp op :
         {CardOp::halve_attack, CardOp::dodge_ram, CardOp::reroll_critical, CardOp::cancel_card}) {
        const auto card = mind.card_for(op);
        if (!card || saved(mind, *reaction, op) < enough) continue;
        if (auto order = allowed(mind, {Play{{*card}}})) return order;
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::squadron
