#include "tactical/battle_board/board_module.h"

#include <algorithm>
#include <utility>

#include "base/ensure.h"
#include "tactical/battle_board/aftermath.h"
#include "tactical/battle_board/board_forms.h"
#include "tactical/battle_board/board_scene.h"
#include "tactical/battle_board/captain.h"
#include "tactical/battle_board/class_data.h"
#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/hidden.h"
#include "tactical/battle_board/muster.h"
#include "tactical/battle_board/ordering.h"
#include "tactical/battle_board/rounds.h"

namespace flagplot::tactical::battle_board {

namespace {

Ground ground_of(const Switches& switches, Battle& battle, const Dice& dice, Log* log,
                 Tally* tally) {
    Ground ground{switches, battle, dice, log, tally};
    ground.rank = shuffled_ranks(ground);
    return ground;
}

/// The orders of the side that is asked are complete; also how its steps are decided from here on.
void close_orders(Battle& battle, Rounds& rounds, bool by_tactics) {
    battle.by_tactic[battle.position.asked.index()] = by_tactics ? 1 : 0;
    rounds.take_orders();
    rounds.go_on();
}

/// One order, and everything that follows automatically.
void carry_out(Battle& battle, Rounds& rounds, const Order& order) {
    const bool is_ordering = battle.position.stage == Stage::orders;
    std::visit(Overloaded{
                   [&](const GiveOrders& given) {
                       give(given, battle.orders[static_cast<std::size_t>(given.token)]);
                   },
                   [&](const StepTo& step) {
                       rounds.step(step.token, step.to, rounds.tactic_of(step.token));
                       rounds.go_on();
                   },
                   [&](const StepByTactic& step) {
                       rounds.step_by_tactic(step.token);
                       rounds.go_on();
                   },
                   [&](const ByTactics&) {
                       if (is_ordering) return close_orders(battle, rounds, true);
                       battle.by_tactic[battle.position.asked.index()] = 1;
                       rounds.go_on();
                   },
                   [&](const GoOn&) { close_orders(battle, rounds, false); },
               },
               order.what);
}

/// All orders that the captain of the side that is asked wants.
void give_captains_orders(Battle& battle, const Tables& tables) {
    const Position& position = battle.position;
    const Captain captain(position, position.asked, tables);
    for (std::size_t number = 0; number < battle.orders.size(); ++number) {
        const Token& token = position.tokens[number];
        if (token.side != position.asked || !is_on_board(token)) continue;
        TokenOrders& orders = battle.orders[number];
        const auto name = static_cast<std::int32_t>(number);
        const TokenOrders wanted = captain.wanted(name, orders, {});
        while (const auto order = next_order(name, orders, wanted)) give(*order, orders);
    }
}

}  // namespace

BoardModule::BoardModule(Tables tables) : tables_(std::move(tables)) {}

Result<Battle> BoardModule::begin(const BattleRequest& request) const {
    const auto muster = muster_of(request, tables_);
    if (!muster) return Failure(muster.error());
    return set_up(*muster, tables_);
}

View BoardModule::view(const Battle& battle, SideIndex side) const {
    View view{side, battle.position, {}, battle.by_tactic.at(side.index()) != 0};
    for (std::size_t token = 0; token < battle.orders.size(); ++token) {
        const bool is_own = battle.position.tokens[token].side == side;
        view.orders.push_back(is_own ? std::optional(battle.orders[token]) : std::nullopt);
    }
    return view;
}

std::optional<SideIndex> BoardModule::to_act(const Battle& battle) const {
    if (battle.position.stage == Stage::over) return std::nullopt;
    return battle.position.asked;
}

std::vector<Order> BoardModule::options(const View& view) const {
    return options_of(view, tables_.naval);
}

Result<Battle> BoardModule::step(Battle battle, SideIndex side, const Order& order,
                                 const Dice& dice, Log* log) const {
    const Position& position = battle.position;
    if (position.stage == Stage::over) return failure(ErrorCode::battle_is_over);
    if (position.asked != side) {
        return failure(ErrorCode::not_to_act,
                       {side.index() < position.sides.size() ? position.sides[side.index()] : "",
                        position.sides[position.asked.index()]});
    }
    if (auto expected = why_not(view(battle, side), order)) {
        return failure(ErrorCode::no_such_order, {text_of(order), *std::move(expected)});
    }
    if (const auto* given = std::get_if<GiveOrders>(&order.what)) {
        give(*given, battle.orders[static_cast<std::size_t>(given->token)]);
        return battle;
    }
    Ground ground = ground_of(tables_.switches, battle, dice, log, nullptr);
    Rounds rounds(ground);
    carry_out(battle, rounds, order);
    return battle;
}

BattleResult BoardModule::outcome(const Battle& battle, const BattleRequest& request) const {
    return record_of(battle.position, request, tables_);
}

Battle BoardModule::resample(const View& view, const Dice& dice) const {
    return possible_battle(view, dice, tables_.switches);
}

Battle BoardModule::with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const {
    return hidden_changed(std::move(battle), side, dice);
}

std::vector<OrderForm> BoardModule::forms(const View& view) const {
    return forms_of(view, tables_.naval);
}

OrderForecast BoardModule::forecast(const View& view, const Order& order) const {
    return forecast_of(view, order, tables_.naval);
}

std::optional<Order> BoardModule::pass(const View& /*view*/) const { return Order{ByTactics{}}; }

std::vector<DoctrineKey> BoardModule::doctrine_keys() const {
    return battle_board::doctrine_keys(tables_.naval);
}

std::vector<DataKey> BoardModule::data_keys() const { return class_keys(); }

std::string BoardModule::problem_with_data(std::string_view key, std::string_view value) const {
    return problem_with(key, value, tables_);
}

Order BoardModule::captain(const View& view, const Doctrine& doctrine, const Dice& /*dice*/) const {
    if (view.position.stage != Stage::orders) return {ByTactics{}};
    const Captain captain(view.position, view.side, tables_);
    for (std::size_t number = 0; number < view.orders.size(); ++number) {
        const auto& orders = view.orders[number];
        if (!orders || !is_on_board(view.position.tokens[number])) continue;
        const auto token = static_cast<std::int32_t>(number);
        const auto next = next_order(token, *orders, captain.wanted(token, *orders, doctrine));
        if (next) return {*next};
    }
    return {ByTactics{}};
}

BattleScene BoardModule::scene(const View& view) const { return scene_of(view, tables_.switches); }

std::string BoardModule::text_of(const Order& order) const {
    return order_text(order, tables_.naval);
}

Result<Order> BoardModule::read_order(const View& view, std::string_view line) const {
    return read_order_text(view, line, tables_.naval);
}

Battle BoardModule::fought_out(Battle battle, const Dice& dice, Log* log, Tally* tally) const {
    if (battle.position.stage == Stage::over) return battle;
    Ground ground = ground_of(tables_.switches, battle, dice, log, tally);
    Rounds rounds(ground);
    while (battle.position.stage != Stage::over) {
        if (battle.position.stage == Stage::orders) {
            give_captains_orders(battle, tables_);
        }
        carry_out(battle, rounds, {ByTactics{}});
    }
    return battle;
}

}  // namespace flagplot::tactical::battle_board

namespace flagplot::tactical {

template std::unique_ptr<const Module> module_of(battle_board::BoardModule module);

}  // namespace flagplot::tactical
