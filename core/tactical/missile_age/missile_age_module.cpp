#include "tactical/missile_age/missile_age_module.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/missile_age/aftermath.h"
#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/captain.h"
#include "tactical/missile_age/class_data.h"
#include "tactical/missile_age/ground.h"
#include "tactical/missile_age/known.h"
#include "tactical/missile_age/missile_scene.h"
#include "tactical/missile_age/muster.h"
#include "tactical/missile_age/ordering.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/missile_age/turn.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr std::string_view by_lot = "draw lots";

std::string name_of_side(const Battle& battle, SideIndex side) {
    if (side == umpire) return "the umpire";
    return side.index() < battle.sides.size() ? battle.sides[side.index()].name : "nobody";
}

}  // namespace

Result<Battle> MissileAgeModule::begin(const BattleRequest& request) const {
    return battle_of(tables_, request);
}

View MissileAgeModule::view(const Battle& battle, SideIndex side) const {
    return view_of(tables_, battle, side);
}

std::optional<SideIndex> MissileAgeModule::to_act(const Battle& battle) const {
    if (battle.progress.asking == Asking::nobody) return std::nullopt;
    return battle.progress.asked;
}

std::vector<Order> MissileAgeModule::options(const View& view) const {
    return options_of(tables_, view);
}

Result<Battle> MissileAgeModule::step(Battle battle, SideIndex side, const Order& order,
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
    Ground ground(tables_, battle, dice, log);
    carry_out(ground, order);
    return battle;
}

BattleResult MissileAgeModule::outcome(const Battle& battle, const BattleRequest& request) const {
    return result_of(tables_, battle, request);
}

Battle MissileAgeModule::resample(const View& view, const Dice& dice) const {
    return possible_battle(tables_, view, dice);
}

Battle MissileAgeModule::with_hidden_changed(Battle battle, SideIndex side,
                                             const Dice& dice) const {
    return hidden_changed(tables_, std::move(battle), side, dice);
}

std::vector<OrderForm> MissileAgeModule::forms(const View& view) const {
    return forms_of(tables_, view);
}

OrderForecast MissileAgeModule::forecast(const View& view, const Order& order) const {
    return forecast_of(tables_, view, order);
}

std::optional<Order> MissileAgeModule::pass(const View& view) const { return passing(view); }

std::optional<UmpireQuestion> MissileAgeModule::question(const Battle& battle) const {
    if (battle.progress.asking != Asking::umpire || !battle.progress.civilian) return std::nullopt;
    UmpireQuestion question;
    question.text = fmt::format("Which kind of civilian is T{}?", *battle.progress.civilian);
    question.answers.emplace_back(by_lot);
    for (const std::int32_t kind : civilian_kinds(tables_)) {
        question.answers.push_back(tables_.templates[static_cast<std::size_t>(kind)].name);
    }
    return question;
}

Result<Battle> MissileAgeModule::answered(Battle battle, std::string_view answer, const Dice& dice,
                                          Log* log) const {
    const auto asked = question(battle);
    if (!asked) return failure(ErrorCode::not_to_act, {"the umpire", "a side"});
    const auto& answers = asked->answers;
    if (std::find(answers.begin(), answers.end(), answer) == answers.end()) {
        return failure(ErrorCode::no_such_order, {std::string(answer), expected_among(answers)}, {},
                       nearest_word(answer, answers));
    }
    Ground ground(tables_, battle, dice, log);
    name_civilian(ground, template_called(tables_, answer));
    return battle;
}

std::vector<DoctrineKey> MissileAgeModule::doctrine_keys() const { return captains_keys(); }

Order MissileAgeModule::captain(const View& view, const Doctrine& doctrine,
                                const Dice& dice) const {
    return captains_order(tables_, view, doctrine, dice);
}

BattleScene MissileAgeModule::scene(const View& view) const { return scene_of(tables_, view); }

std::string MissileAgeModule::text_of(const Order& order) const { return order_text(order); }

Result<Order> MissileAgeModule::read_order(const View& view, std::string_view text) const {
    return read_order_text(tables_, view, text);
}

std::vector<DataKey> MissileAgeModule::data_keys() const { return class_keys(); }

std::string MissileAgeModule::problem_with_data(std::string_view key,
                                                std::string_view value) const {
    return problem_with(tables_, key, value);
}

}  // namespace flagplot::tactical::missile_age

namespace flagplot::tactical {

template std::unique_ptr<const Module> module_of(missile_age::MissileAgeModule module);

}  // namespace flagplot::tactical
