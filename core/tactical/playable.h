#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/dice.h"
#include "base/result.h"
#include "tactical/forms.h"
#include "tactical/module.h"
#include "tactical/scene.h"
#include "tactical/terms.h"

/// \file
/// What a tactical module is: a kind of battle that the program itself can fight. A module holds
/// only tables; battles, views and orders are values of its own types.
///
/// tests/conformance checks the promises below for every module of the catalog. How to make one:
/// docs/add-a-tactical-module.md

namespace flagplot::tactical {

/// What an error says was expected: all of these orders, or the first few.
[[nodiscard]] std::string expected_among(const std::vector<std::string>& orders);

/// A typed module. Types:
/// - `Battle`: all of it, including hidden things. `View`: what one side may know, and which side.
///   `Order`: one decision. All three are listed (`FLAGPLOT_FIELDS`) and can be compared.
/// - `name`: as files and command lines write it. `about`: one line for people. `minutes_per_turn`:
///   how long one of its turns is in the campaign's time.
///
/// Promises:
/// - `begin` refuses what it cannot fight (`ErrorCode::cannot_begin`), and rolls nothing.
/// - `to_act` is the side that decides next, or `umpire`; none: the battle is over. Every battle
///   ends at some time, whatever is ordered.
/// - `options` lists the orders that the view's side may give now, without repeats. It is never
///   empty while the side is to act, and empty otherwise. If there are too many orders to list, it
///   may leave some out that `step` accepts; every order it lists is accepted.
/// - `step` carries out one order of the side that is to act, and everything that follows
///   automatically. The same battle, order and dice give the same bytes. Errors: `no_such_order`,
///   `not_to_act`, `battle_is_over`; then nothing has changed. If given a `Log`, it writes what
///   happened and by which numbers; without one it makes no texts.
/// - `view` shows one side what it may know. Everything that a side is shown or decides by is made
///   from it: `options`, `forms`, `captain`, `scene`.
/// - `resample` makes some battle that looks exactly the same: `view(resample(v, dice), side of v)
///   == v`.
/// - `with_hidden_changed` makes another battle from this one that looks the same to that side. It
///   changes only what the side may not know, stated independently of `view`. View, `to_act` and
///   what the side learned are the same in both. They stay the same, and so does what the side may
///   read in the log, after the same order of anybody that both accept. If the module says
///   `hidden_acts = true`, an order may reveal what is hidden (such as other orders), and log and
///   learned are the same as long as the views are.
/// - `captain` gives an order that `step` accepts, and follows the doctrine as far as it says
///   anything. \pre `options(view)` is not empty. Its dice are not those of `step`.
/// - `text_of` is one line. `read_order` reads it as the same order for this view, and knows the
///   nearest right word for a wrong one (`no_such_order`).
/// - A module that accepts data of a ship's class names their keys, `std::vector<DataKey>
///   data_keys()`, and says what it expects instead of a wrong value, `std::string
///   problem_with_data(key, value)`, which is empty if the value is right. A module without these
///   two accepts none.
/// - `outcome` says what happened to every unit that went in, each once, with nothing left unknown.
///   It may be asked before the battle is over.
///
/// A module may also have (each is a concept below): forms for orders that are too many to list,
/// data of ships' classes, an order that passes, questions to the umpire, a log of its turns.
template <class M>
concept TacticalModule =
    requires(const M& module, const BattleRequest& request, typename M::Battle battle,
             const typename M::View& view, const typename M::Order& order, SideIndex side,
             const Dice& dice, const Doctrine& doctrine, Log* log, std::string_view text) {
        { M::name } -> std::convertible_to<std::string_view>;
        { M::about } -> std::convertible_to<std::string_view>;
        { M::minutes_per_turn } -> std::convertible_to<std::int32_t>;
        { module.begin(request) } -> std::same_as<Result<typename M::Battle>>;
        { module.view(battle, side) } -> std::same_as<typename M::View>;
        { module.to_act(battle) } -> std::same_as<std::optional<SideIndex>>;
        { module.options(view) } -> std::same_as<std::vector<typename M::Order>>;
        { module.step(battle, side, order, dice, log) } -> std::same_as<Result<typename M::Battle>>;
        { module.outcome(battle, request) } -> std::same_as<BattleResult>;
        { module.resample(view, dice) } -> std::same_as<typename M::Battle>;
        { module.with_hidden_changed(battle, side, dice) } -> std::same_as<typename M::Battle>;
        { module.doctrine_keys() } -> std::same_as<std::vector<DoctrineKey>>;
        { module.captain(view, doctrine, dice) } -> std::same_as<typename M::Order>;
        { module.scene(view) } -> std::same_as<BattleScene>;
        { module.text_of(order) } -> std::same_as<std::string>;
        { module.read_order(view, text) } -> std::same_as<Result<typename M::Order>>;
    };

template <class M>
concept TakesData = requires(const M& module, std::string_view text) {
    { module.data_keys() } -> std::same_as<std::vector<DataKey>>;
    { module.problem_with_data(text, text) } -> std::same_as<std::string>;
};

/// Forms for the view's side while it is to act (contract TC-3). A form that is filled in is the
/// text of an order: `read_order` reads it, and refuses what `step` would refuse.
template <class M>
concept HasForms = requires(const M& module, const typename M::View& view) {
    { module.forms(view) } -> std::same_as<std::vector<OrderForm>>;
};

/// What an order that `read_order` accepted would do: its path and its cost.
template <class M>
concept ForetellsOrders =
    requires(const M& module, const typename M::View& view, const typename M::Order& order) {
        { module.forecast(view, order) } -> std::same_as<OrderForecast>;
    };

/// The order with which the view's side does nothing and lets others continue; none if it cannot
/// pass now.
template <class M>
concept Passes = requires(const M& module, const typename M::View& view) {
    { module.pass(view) } -> std::same_as<std::optional<typename M::Order>>;
};

/// What the umpire is asked when the umpire is to act, and the battle after one of the answers. A
/// question may contain anything, because no side reads it.
template <class M>
concept AsksUmpire = requires(const M& module, typename M::Battle battle, std::string_view answer,
                              const Dice& dice, Log* log) {
    { module.question(battle) } -> std::same_as<std::optional<UmpireQuestion>>;
    { module.answered(battle, answer, dice, log) } -> std::same_as<Result<typename M::Battle>>;
};

/// Says that an order may reveal what is hidden: see `with_hidden_changed`.
template <class M>
concept HiddenActs = requires { requires M::hidden_acts; };

/// Every step that completes turns of the module puts each into `Log::turns` if it is given a log,
/// and this is how the battle stands before the first. So its battles can be counted and plotted.
template <class M>
concept LogsTurns = requires(const M& module, const typename M::Battle& battle) {
    { module.turn_logged(battle) } -> std::same_as<LoggedTurn>;
};

/// For `read_order` of a module that lists all its orders: the one with this text.
template <class M>
[[nodiscard]] Result<typename M::Order> read_among_options(const M& module,
                                                           const typename M::View& view,
                                                           std::string_view text) {
    std::vector<std::string> texts;
    for (const auto& order : module.options(view)) {
        texts.push_back(module.text_of(order));
        if (texts.back() == text) return order;
    }
    return failure(ErrorCode::no_such_order, {std::string(text), expected_among(texts)}, {},
                   nearest_word(text, texts));
}

}  // namespace flagplot::tactical
