#include "tactical/galley/galley_module.h"

#include "tactical/galley/aftermath.h"
#include "tactical/galley/allowed.h"
#include "tactical/galley/captain.h"
#include "tactical/galley/carrying.h"
#include "tactical/galley/class_data.h"
#include "tactical/galley/forms.h"
#include "tactical/galley/galley_scene.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/hidden.h"
#include "tactical/galley/muster.h"
#include "tactical/galley/ordering.h"
#include "tactical/galley/turn_log.h"

namespace flagplot::tactical::galley {

namespace {

std::string name_of_side(const Battle& battle, SideIndex side) {
    return side.index() < battle.sides.size() ? battle.sides[side.index()].name : "nobody";
}

}  // namespace

Result<Battle> GalleyModule::begin(const BattleRequest& request) const {
    return battle_of(tables_, request);
}

View GalleyModule::view(const Battle& battle, SideIndex side) const {
    return view_of(battle, side);
}

std::optional<SideIndex> GalleyModule::to_act(const Battle& battle) const {
    return battle.progress.asked;
}

std::vector<Order> GalleyModule::options(const View& view) const {
    return options_of(tables_, view);
}

Result<Battle> GalleyModule::step(Battle battle, SideIndex side, const Order& order,
                                  const Dice& dice, Log* log) const {
    const auto asked = to_act(battle);
    if (!asked) return failure(ErrorCode::battle_is_over);
    if (*asked != side) {
        return failure(ErrorCode::not_to_act,
                       {name_of_side(battle, side), name_of_side(battle, *asked)});
    }
    if (auto expected = why_not(tables_, battle, side, order)) {
        return failure(ErrorCode::no_such_order, {text_of(order), *std::move(expected)});
    }
    Ground ground(tables_, battle, dice, log);
    carry_out(ground, order);
    return battle;
}

BattleResult GalleyModule::outcome(const Battle& battle, const BattleRequest& request) const {
    return result_of(tables_, battle, request);
}

LoggedTurn GalleyModule::turn_logged(const Battle& battle) const {
    return turn_of(tables_, battle);
}

Battle GalleyModule::resample(const View& view, const Dice& dice) const {
    return possible_battle(view, dice);
}

Battle GalleyModule::with_hidden_changed(Battle battle, SideIndex side,
                                         const Dice& /*dice*/) const {
    return hidden_changed(std::move(battle), side);
}

std::vector<OrderForm> GalleyModule::forms(const View& view) const {
    return forms_of(tables_, view);
}

OrderForecast GalleyModule::forecast(const View& view, const Order& order) const {
    return forecast_of(tables_, view, order);
}

std::optional<Order> GalleyModule::pass(const View& view) const {
    if (view.known.progress.asked != view.side) return std::nullopt;
    return Done{};
}

std::vector<DoctrineKey> GalleyModule::doctrine_keys() const { return captains_keys(); }

Order GalleyModule::captain(const View& view, const Doctrine& doctrine, const Dice& dice) const {
    return captains_order(tables_, view, doctrine, dice);
}

BattleScene GalleyModule::scene(const View& view) const { return scene_of(tables_, view); }

std::string GalleyModule::text_of(const Order& order) const { return order_text(order); }

Result<Order> GalleyModule::read_order(const View& view, std::string_view text) const {
    return read_order_text(tables_, view, text);
}

std::vector<DataKey> GalleyModule::data_keys() const { return class_keys(); }

std::string GalleyModule::problem_with_data(std::string_view key, std::string_view value) const {
    return problem_with(tables_, key, value);
}

}  // namespace flagplot::tactical::galley

namespace flagplot::tactical {

template std::unique_ptr<const Module> module_of(galley::GalleyModule module);

}  // namespace flagplot::tactical
