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
/// What a tactical module is: a battle that the program itself can fight. A module holds tables and
/// nothing else; battles, views and orders are values of types of its own.
///
/// What is written here is what tests/conformance asks of every module of the catalog. How one is
/// made: docs/add-a-tactical-module.md

namespace flagplot::tactical {

/// What is said of an order that is none of these: all of them, or the first few.
[[nodiscard]] std::string expected_among(const std::vector<std::string>& orders);

/// A typed module. Types:
/// - `Battle`: all of it, hidden things too. `View`: what one side may know, and whose it is.
///   `Order`: one decision. All three are listed (`FLAGPLOT_FIELDS`) and compare equal when they
///   are.
/// - `name`: as files and command lines say it. `about`: one line for people.
///   `minutes_per_turn`: what one of its turns takes of the campaign's time.
///
/// Promises:
/// - `begin` refuses what it cannot fight (`ErrorCode::cannot_begin`), and rolls nothing.
/// - `to_act` is the side that decides next, or `umpire`; none: the battle is over, which it is at
///   some time whatever is ordered.
/// - `options` lists the orders the view's side may give now, each once: never empty while the side
///   is to act, empty otherwise. It may leave out orders that `step` takes too, where they are too
///   many to list; every one it lists is taken.
/// - `step` carries out one order of the side that is to act, and all that follows of itself. The
///   same battle, order and dice give the same bytes. Errors: `no_such_order`, `not_to_act`,
///   `battle_is_over`; then nothing has happened. With a `Log` it says what happened by which
///   numbers; without one it makes no words.
/// - `view` shows one side what it may know. Everything a side is shown or decides by is made of
///   it: `options`, `forms`, `captain`, `scene`.
/// - `resample` makes some battle that looks just so: `view(resample(v, dice), side of v) == v`.
/// - `with_hidden_changed` makes another battle of this one that looks the same to that side: it
///   changes what the side may not know, said by hand and not by `view`, and nothing else. View,
///   `to_act` and what the side learned are the same in both. So they are, and what the side may
///   read in the log too, after the same order of anybody that both take; unless the module says
///   `hidden_acts = true`: then what is hidden (orders, say) may come into the open by an order,
///   and log and learned are the same as long as the views are.
/// - `captain` gives an order that `step` takes, as the doctrine says as far as it says anything.
///   \pre `options(view)` is not empty. Its dice are not those of `step`.
/// - `text_of` is one line; `read_order` reads it back to the same order, for this view, and knows
///   the nearest right word of a wrong one (`no_such_order`).
/// - A module that takes data of a ship's class names their keys, `std::vector<DataKey>
///   data_keys()`, and says what it expects instead of a wrong value, `std::string
///   problem_with_data(key, value)`, empty when it is right. One that has neither takes none.
/// - `outcome` says what has become of every unit that went in, each once, with nothing left
///   unknown. It may be asked before the battle is over.
///
/// A module may have besides (each is a concept below): forms for orders that are too many to list,
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

/// Forms for the view's side while it is to act (contract TC-3). A form filled in is the text of an
/// order: `read_order` reads it, and refuses what `step` would refuse.
template <class M>
concept HasForms = requires(const M& module, const typename M::View& view) {
    { module.forms(view) } -> std::same_as<std::vector<OrderForm>>;
};

/// What would come of an order that `read_order` took: its path and what it costs.
template <class M>
concept ForetellsOrders =
    requires(const M& module, const typename M::View& view, const typename M::Order& order) {
        { module.forecast(view, order) } -> std::same_as<OrderForecast>;
    };

/// The order with which the view's side does nothing and lets others go on; none: not now.
template <class M>
concept Passes = requires(const M& module, const typename M::View& view) {
    { module.pass(view) } -> std::same_as<std::optional<typename M::Order>>;
};

/// What the umpire is asked while he is to act, and the battle after one of the answers. Nothing in
/// a question may be hidden from the umpire; no side reads it.
template <class M>
concept AsksUmpire = requires(const M& module, typename M::Battle battle, std::string_view answer,
                              const Dice& dice, Log* log) {
    { module.question(battle) } -> std::same_as<std::optional<UmpireQuestion>>;
    { module.answered(battle, answer, dice, log) } -> std::same_as<Result<typename M::Battle>>;
};

/// Says that what is hidden may come into the open by an order: see `with_hidden_changed`.
template <class M>
concept HiddenActs = requires { requires M::hidden_acts; };

/// Every step that completes turns of the module puts each into `Log::turns` if it is given a log,
/// and this is how the battle stands before the first. So its battles can be counted and plotted.
template <class M>
concept LogsTurns = requires(const M& module, const typename M::Battle& battle) {
    { module.turn_logged(battle) } -> std::same_as<LoggedTurn>;
};

/// Reads an order of a module that lists all there are: the one with this text. For `read_order`.
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
