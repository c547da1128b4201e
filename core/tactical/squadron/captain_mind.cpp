#include "tactical/squadron/captain_mind.h"

#include <algorithm>

#include "tactical/squadron/allowed.h"
#include "tactical/squadron/expected.h"
#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

Mind::Mind(const Tables& tables_in, const View& view_in, const Doctrine& doctrine_in)
    : tables(tables_in),
      view(view_in),
      battle(view_in.known),
      side(view_in.side),
      doctrine_(doctrine_in) {
    std::int32_t own_points = 0, enemy_points = 0;
    for (ShipNumber number = 0; number < battle.ships.size(); ++number) {
        const Ship& each = battle.ships[number];
        if (each.is_on_table() && each.is_derelict) derelicts.push_back(number);
        if (!is_able(each)) continue;
        if (each.side == side) {
            own.push_back(number);
            own_points += kind(number).points;
        } else if (battle.is_hostile(side, each.side)) {
            enemies.push_back(number);
            enemy_points += kind(number).points;
        }
    }
    targets_ = wish<Targets>("targets");
    constexpr std::int32_t percent = 100, few = 35;
    const std::int32_t at_start = battle.sides[side.index()].points_at_start;
    is_losing_ = own_points * percent < at_start * few && own_points * 2 < enemy_points;
    has_lost_half_ = own_points * 2 < at_start;
}

bool Mind::may(const Order& order) const { return !why_not(tables, view, order); }

std::int32_t Mind::dice_of(ShipNumber number, WeaponArc arc, std::size_t band) const {
    const Ship& each = ship(number);
    const auto place = static_cast<std::size_t>(arc);
    if (each.damage.silenced.at(place) || each.shots <= 0) return 0;
    const std::int32_t dice =
        std::max(0, kind(number).dice.at(place).at(band) - reduction_of(each));
    return each.damage.of(Lasting::guns) > 0 ? dice / 2 : dice;
}

std::int32_t Mind::most_dice(ShipNumber number, std::size_t band) const {
    std::int32_t most = 0;
    for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
        most = std::max(most, dice_of(number, static_cast<WeaponArc>(arc), band));
    }
    return most;
}

std::optional<std::size_t> Mind::band_at(std::int32_t gap) const {
    const std::int32_t seen = std::min(battle.conditions.band, battle.conditions.fog_band);
    for (std::size_t band = 0; band < bands && static_cast<std::int32_t>(band) < seen; ++band) {
        if (gap <= tables.arcs.reach.at(band)) return band;
    }
    return std::nullopt;
}

std::int64_t Mind::worth(ShipNumber number) const {
    return worth_of_hull(battle, number, hull_left(battle, ship(number)) * whole_point);
}

std::int64_t Mind::gain(ShipNumber target, std::int32_t dice) const {
    const std::int64_t loss = expected_loss(tables, battle, target, dice);
    const std::int64_t value = worth_of_hull(battle, target, loss);
    switch (targets_) {
        case Targets::weakest:
            return value / std::max(1, hull_left(battle, ship(target)));
        case Targets::largest:
            return loss == 0 ? 0 : value + kind(target).points * whole_point;
        case Targets::best_chance:
            break;
    }
    return value;
}

bool Mind::breaks_off(ShipNumber number) const {
    if (wish<Tactic>(number, "tactic") == Tactic::break_off) return true;
    switch (wish<Withdraw>(number, "withdraw")) {
        case Withdraw::bad_odds:
            return is_losing_;
        case Withdraw::half_lost:
            return has_lost_half_;
        case Withdraw::never:
            break;
    }
    return false;
}

const CardKind& Mind::kind_of(kit::Card card) const { return tables.cards.kinds[card.index()]; }

std::optional<kit::Card> Mind::card_for(CardOp op) const {
    if (wish<CardUse>("cards") == CardUse::never) return std::nullopt;
    for (const kit::CardsSeen& seen : view.cards) {
        if (seen.side != side) continue;
        for (const kit::Card card : seen.hand) {
            if (kind_of(card).op == op) return card;
        }
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::squadron
