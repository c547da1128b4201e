#include "tactical/gunnery/gunnery_module.h"

#include "tactical/gunnery/captain.h"
#include "tactical/gunnery/class_data.h"
#include "tactical/gunnery/forecast.h"
#include "tactical/gunnery/gunnery_scene.h"
#include "tactical/gunnery/hand_back.h"
#include "tactical/gunnery/hidden.h"
#include "tactical/gunnery/muster.h"
#include "tactical/gunnery/order_text.h"
#include "tactical/gunnery/ordering.h"
#include "tactical/gunnery/standing.h"
#include "tactical/gunnery/turn.h"
#include "tactical/gunnery/turn_log.h"

namespace flagplot::tactical::gunnery {

namespace {

/// One turn, which goes into the log too as a whole.
void play_logged(const Tables& tables, Battle& battle, const Dice& dice, Log* log) {
    if (log == nullptr) return play_turn(tables, battle, dice, nullptr);
    const Battle before = battle;
    play_turn(tables, battle, dice, log);
    log->turns.push_back(turn_logged(before, battle, tables));
}

/// Plays turns until somebody has to order something, or it is over.
void go_on(const Tables& tables, Battle& battle, const Dice& dice, Log* log) {
    while (battle.conditions.stage == Stage::orders) {
        if (const auto next = next_to_order(battle)) {
            battle.conditions.asked = *next;
            return;
        }
        play_logged(tables, battle, dice, log);
    }
}

}  // namespace

Result<Battle> GunneryModule::begin(const BattleRequest& request) const {
    auto battle = battle_of(request, tables_);
    if (!battle) return failure(ErrorCode::cannot_begin, {std::string(name), battle.error()});
    return *std::move(battle);
}

View GunneryModule::view(const Battle& battle, SideIndex side) const {
    return {side, battle.conditions, battle.sides.at(side.index())};
}

std::optional<SideIndex> GunneryModule::to_act(const Battle& battle) const {
    if (battle.conditions.stage == Stage::over) return std::nullopt;
    return battle.conditions.asked;
}

std::vector<Order> GunneryModule::options(const View& view) const { return options_of(view); }

Result<Battle> GunneryModule::step(Battle battle, SideIndex side, const Order& order,
                                   const Dice& dice, Log* log) const {
    const Conditions& conditions = battle.conditions;
    if (conditions.stage == Stage::over) return failure(ErrorCode::battle_is_over);
    if (conditions.asked != side) {
        return failure(
            ErrorCode::not_to_act,
            {side.index() < conditions.sides.size() ? conditions.sides[side.index()] : "",
             conditions.sides[conditions.asked.index()]});
    }
    Side& own = battle.sides[side.index()];
    View seen{side, conditions, std::move(own)};  // lent: it is large, and every step asks
    if (auto expected = why_not(seen, order)) {
        return failure(ErrorCode::no_such_order, {text_of(order), *std::move(expected)});
    }
    own = std::move(seen.own);
    for (const Clause& clause : order.clauses) give(clause, own);
    if (order.turns == 0) return battle;
    own.carry_on = order.turns;
    go_on(tables_, battle, dice, log);
    return battle;
}

BattleResult GunneryModule::outcome(const Battle& battle, const BattleRequest& request) const {
    return record_of(battle, request, tables_);
}

Battle GunneryModule::resample(const View& view, const Dice& dice) const {
    return possible_battle(view, dice, tables_);
}

Battle GunneryModule::with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const {
    return hidden_changed(std::move(battle), side, dice);
}

std::vector<OrderForm> GunneryModule::forms(const View& view) const { return forms_of(view); }

OrderForecast GunneryModule::forecast(const View& view, const Order& order) const {
    return forecast_of(view, order, tables_);
}

std::optional<Order> GunneryModule::pass(const View& /*view*/) const { return Order{{}, 1}; }

std::vector<DoctrineKey> GunneryModule::doctrine_keys() const { return gunnery::doctrine_keys(); }

std::vector<DataKey> GunneryModule::data_keys() const { return class_keys(); }

std::string GunneryModule::problem_with_data(std::string_view key, std::string_view value) const {
    return problem_with(key, value, tables_);
}

Order GunneryModule::captain(const View& view, const Doctrine& doctrine,
                             const Dice& /*dice*/) const {
    return captains_order(view, doctrine, tables_);
}

BattleScene GunneryModule::scene(const View& view) const { return scene_of(view, tables_); }

LoggedTurn GunneryModule::turn_logged(const Battle& battle) const {
    return gunnery::turn_logged(battle, tables_);
}

std::string GunneryModule::text_of(const Order& order) const { return order_text(order); }

Result<Order> GunneryModule::read_order(const View& view, std::string_view line) const {
    return read_order_text(view, line);
}

}  // namespace flagplot::tactical::gunnery

namespace flagplot::tactical {

template std::unique_ptr<const Module> module_of(gunnery::GunneryModule module);

}  // namespace flagplot::tactical
