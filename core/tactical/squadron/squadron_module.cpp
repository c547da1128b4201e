#include "tactical/squadron/squadron_module.h"

#include "tactical/squadron/allowed.h"
#include "tactical/squadron/captain.h"
#include "tactical/squadron/class_data.h"
#include "tactical/squadron/forms.h"
#include "tactical/squadron/known.h"
#include "tactical/squadron/muster.h"
#include "tactical/squadron/ordering.h"
#include "tactical/squadron/outcome_of.h"
#include "tactical/squadron/squadron_scene.h"
#include "tactical/squadron/turn.h"
#include "tactical/squadron/turn_log.h"

namespace flagplot::tactical::squadron {

namespace {

std::string name_of_side(const Battle& battle, SideIndex side) {
    if (side == umpire) return "the umpire";
    return side.index() < battle.sides.size() ? battle.sides[side.index()].name : "nobody";
}

}  // namespace

Result<Battle> SquadronModule::begin(const BattleRequest& request) const {
    return battle_of(tables_, request);
}

View SquadronModule::view(const Battle& battle, SideIndex side) const {
    return view_of(tables_, battle, side);
}

std::optional<SideIndex> SquadronModule::to_act(const Battle& battle) const {
    if (battle.progress.asking == Asking::nobody) return std::nullopt;
    return battle.progress.asked;
}

std::vector<Order> SquadronModule::options(const View& view) const {
    return options_of(tables_, view);
}

Result<Battle> SquadronModule::step(Battle battle, SideIndex side, const Order& order,
                                    const Dice& dice, Log* log) const {
    const auto asked = to_act(battle);
    if (!asked) return failure(ErrorCode::battle_is_over);
    if (*asked != side) {
        return failure(ErrorCode::not_to_act,
                       {name_of_side(battle, side), name_of_side(battle, *asked)});
    }
    if (auto expected = why_not(tables_, view(battle, side), order)) {
        return failure(ErrorCode::no_such_order, {text_of(order), *std::move(expected)});
    }
    carry_out(tables_, battle, order, dice, log);
    return battle;
}

BattleResult SquadronModule::outcome(const Battle& battle, const BattleRequest& request) const {
    return result_of(tables_, battle, request);
}

Battle SquadronModule::resample(const View& view, const Dice& dice) const {
    return possible_battle(tables_, view, dice);
}

Battle SquadronModule::with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const {
    return hidden_changed(tables_, std::move(battle), side, dice);
}

LoggedTurn SquadronModule::turn_logged(const Battle& battle) const {
    return turn_of(tables_, battle);
}

std::vector<OrderForm> SquadronModule::forms(const View& view) const {
    return forms_of(tables_, view);
}

OrderForecast SquadronModule::forecast(const View& view, const Order& order) const {
    return forecast_of(tables_, view, order);
}

std::optional<Order> SquadronModule::pass(const View& view) const { return passing(tables_, view); }

std::vector<DoctrineKey> SquadronModule::doctrine_keys() const { return captains_keys(); }

Order SquadronModule::captain(const View& view, const Doctrine& doctrine, const Dice& dice) const {
    return captains_order(tables_, view, doctrine, dice);
}

BattleScene SquadronModule::scene(const View& view) const { return scene_of(tables_, view); }

std::string SquadronModule::text_of(const Order& order) const { return order_text(order); }

Result<Order> SquadronModule::read_order(const View& view, std::string_view text) const {
    return read_order_text(tables_, view, text);
}

std::vector<DataKey> SquadronModule::data_keys() const { return class_keys(); }

std::string SquadronModule::problem_with_data(std::string_view key, std::string_view value) const {
    return problem_with(tables_, key, value);
}

}  // namespace flagplot::tactical::squadron

namespace flagplot::tactical {

template std::unique_ptr<const Module> module_of(squadron::SquadronModule module);

}  // namespace flagplot::tactical
