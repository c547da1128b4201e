#include "tactical/battle_board/hidden.h"

#include "tactical/battle_board/ground.h"

namespace flagplot::tactical::battle_board {

namespace {

/// A number from 0 to below `of`.
std::int32_t drawn(const Dice& dice, std::int32_t token, std::uint32_t which, std::size_t of) {
    DieKey key = key_of(DieUse::hidden, 0, token);
    key.object = which;
    return roll(dice, key, static_cast<std::int32_t>(of)) - 1;
}

template <Worded E>
E any_of(const Dice& dice, std::int32_t token, std::uint32_t which) {
    return static_cast<E>(drawn(dice, token, which, words_of<E>.size()));
}

/// Another value than the present one.
template <Worded E>
E other_than(E value, const Dice& dice, std::int32_t token, std::uint32_t which) {
    const auto words = words_of<E>.size();
    const auto further = static_cast<std::size_t>(drawn(dice, token, which, words - 1) + 1);
    return static_cast<E>((static_cast<std::size_t>(value) + further) % words);
}

/// Possible orders for a token whose orders are not known.
TokenOrders possible_orders(const Dice& dice, std::int32_t token, const Switches& switches) {
    TokenOrders orders;
    orders.tactic = any_of<Tactic>(dice, token, 0);
    orders.primary = any_of<TargetClass>(dice, token, 1);
    orders.secondary = any_of<TargetClass>(dice, token, 2);
    orders.steps_away = drawn(dice, token, 3, static_cast<std::size_t>(switches.retreat_steps) + 1);
    return orders;
}

void change(TokenOrders& orders, const Dice& dice, std::int32_t token) {
    orders.tactic = other_than(orders.tactic, dice, token, 0);
    orders.primary = other_than(orders.primary, dice, token, 1);
    orders.secondary = other_than(orders.secondary, dice, token, 2);
    orders.attack = other_than(orders.attack, dice, token, 4);
    orders.dumps_cargo = !orders.dumps_cargo;
    orders.is_challenged = !orders.is_challenged;
    orders.given = orders.given == 0 ? 1 : 0;
    ++orders.steps_away;
}

}  // namespace

Battle possible_battle(const View& view, const Dice& dice, const Switches& switches) {
    Battle battle;
    battle.position = view.position;
    battle.by_tactic.assign(view.position.sides.size(), 1);
    battle.by_tactic.at(view.side.index()) = view.is_by_tactic ? 1 : 0;
    for (std::size_t token = 0; token < view.orders.size(); ++token) {
        battle.orders.push_back(view.orders[token].value_or(
            possible_orders(dice, static_cast<std::int32_t>(token), switches)));
    }
    return battle;
}

Battle hidden_changed(Battle battle, SideIndex side, const Dice& dice) {
    for (std::size_t token = 0; token < battle.orders.size(); ++token) {
        if (battle.position.tokens[token].side == side) continue;
        change(battle.orders[token], dice, static_cast<std::int32_t>(token));
    }
    for (std::uint32_t other = 0; other < battle.by_tactic.size(); ++other) {
        if (other != side.number) battle.by_tactic[other] = battle.by_tactic[other] == 0 ? 1 : 0;
    }
    return battle;
}

}  // namespace flagplot::tactical::battle_board
