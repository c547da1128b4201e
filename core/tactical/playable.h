#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/codec.h"
#include "base/dice.h"
#include "base/ensure.h"
#include "base/result.h"
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
/// - `to_act` is the side that decides next; none: the battle is over, which it is at some time
///   whatever is ordered.
/// - `options` lists the orders the view's side may give now, each once: never empty while the side
///   is to act, empty otherwise. It may leave out orders that `step` takes too, where they are too
///   many to list; every one it lists is taken.
/// - `step` carries out one order of the side that is to act, and all that follows of itself. The
///   same battle, order and dice give the same bytes. Errors: `no_such_order`, `not_to_act`,
///   `battle_is_over`; then nothing has happened. With a `Log` it says what happened by which
///   numbers; without one it makes no words.
/// - `view` shows one side what it may know. Everything a side is shown or decides by is made of
/// it:
///   `options`, `captain`, `scene`.
/// - `resample` makes some battle that looks just so: `view(resample(v, dice), side of v) == v`.
/// - `captain` gives an order that `step` takes, as the doctrine says as far as it says anything.
///   \pre `options(view)` is not empty. Its dice are not those of `step`.
/// - `text_of` is one line; `read_order` reads it back to the same order, for this view, and knows
///   the nearest right word of a wrong one (`no_such_order`).
/// - A module that takes data of a ship's class names their keys, `std::vector<DataKey>
///   data_keys()`, and says what it expects instead of a wrong value, `std::string
///   problem_with_data(key, value)`, empty when it is right. One that has neither takes none.
/// - `outcome` says what has become of every unit that went in, each once, with nothing left
///   unknown. It may be asked before the battle is over.
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

/// A battle of some module, as its canonical bytes. Encoding is reading `bytes`; decoding is
/// `Module::decode`.
struct AnyBattle {
    std::string bytes;
    friend bool operator==(const AnyBattle&, const AnyBattle&) = default;
};

/// A side's view of a battle of some module, as its canonical bytes.
struct AnyView {
    std::string bytes;
    friend bool operator==(const AnyView&, const AnyView&) = default;
};

/// A module without its types: orders are texts, battles and views are bytes. What it promises is
/// what `TacticalModule` promises.
class Module {
  public:
    Module() = default;
    Module(const Module&) = delete;
    Module& operator=(const Module&) = delete;
    virtual ~Module() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual std::string_view about() const = 0;
    [[nodiscard]] virtual std::int32_t minutes_per_turn() const = 0;
    [[nodiscard]] virtual Result<AnyBattle> begin(const BattleRequest& request) const = 0;
    /// Bytes that were written down. Error: they are no battle of this module.
    [[nodiscard]] virtual Result<AnyBattle> decode(std::string_view bytes) const = 0;
    [[nodiscard]] virtual AnyView view(const AnyBattle& battle, SideIndex side) const = 0;
    [[nodiscard]] virtual std::optional<SideIndex> to_act(const AnyBattle& battle) const = 0;
    [[nodiscard]] virtual std::vector<std::string> options(const AnyView& view) const = 0;
    /// The canonical text of an order that somebody wrote.
    [[nodiscard]] virtual Result<std::string> order_text(const AnyView& view,
                                                         std::string_view order) const = 0;
    [[nodiscard]] virtual Result<AnyBattle> step(const AnyBattle& battle, SideIndex side,
                                                 std::string_view order, const Dice& dice,
                                                 Log* log) const = 0;
    [[nodiscard]] virtual BattleResult outcome(const AnyBattle& battle,
                                               const BattleRequest& request) const = 0;
    [[nodiscard]] virtual AnyBattle resample(const AnyView& view, const Dice& dice) const = 0;
    [[nodiscard]] virtual std::vector<DoctrineKey> doctrine_keys() const = 0;
    [[nodiscard]] virtual std::vector<DataKey> data_keys() const = 0;
    [[nodiscard]] virtual std::string problem_with_data(std::string_view key,
                                                        std::string_view value) const = 0;
    [[nodiscard]] virtual std::string captain(const AnyView& view, const Doctrine& doctrine,
                                              const Dice& dice) const = 0;
    [[nodiscard]] virtual BattleScene scene(const AnyView& view) const = 0;
};

/// The one template that takes a module's types away.
template <TacticalModule M>
class ModuleOf final : public Module {
  public:
    explicit ModuleOf(M module) : module_(std::move(module)) {}

    [[nodiscard]] std::string_view name() const override { return M::name; }
    [[nodiscard]] std::string_view about() const override { return M::about; }
    [[nodiscard]] std::int32_t minutes_per_turn() const override { return M::minutes_per_turn; }

    [[nodiscard]] Result<AnyBattle> begin(const BattleRequest& request) const override {
        return erased(module_.begin(request));
    }
    [[nodiscard]] Result<AnyBattle> decode(std::string_view bytes) const override {
        if (const auto battle = decoded<Battle>(bytes)) return AnyBattle{encoded(*battle)};
        return failure(ErrorCode::bad_battle,
                       {"these bytes are no battle of " + std::string(M::name)});
    }
    [[nodiscard]] AnyView view(const AnyBattle& battle, SideIndex side) const override {
        return {encoded(module_.view(typed(battle), side))};
    }
    [[nodiscard]] std::optional<SideIndex> to_act(const AnyBattle& battle) const override {
        return module_.to_act(typed(battle));
    }
    [[nodiscard]] std::vector<std::string> options(const AnyView& view) const override {
        std::vector<std::string> texts;
        for (const auto& order : module_.options(typed(view))) {
            texts.push_back(module_.text_of(order));
        }
        return texts;
    }
    [[nodiscard]] Result<std::string> order_text(const AnyView& view,
                                                 std::string_view order) const override {
        const auto read = module_.read_order(typed(view), order);
        if (!read) return Failure(read.error());
        return module_.text_of(*read);
    }
    [[nodiscard]] Result<AnyBattle> step(const AnyBattle& battle, SideIndex side,
                                         std::string_view order, const Dice& dice,
                                         Log* log) const override {
        Battle before = typed(battle);
        const auto read = module_.read_order(module_.view(before, side), order);
        if (!read) return Failure(read.error());
        return erased(module_.step(std::move(before), side, *read, dice, log));
    }
    [[nodiscard]] BattleResult outcome(const AnyBattle& battle,
                                       const BattleRequest& request) const override {
        return module_.outcome(typed(battle), request);
    }
    [[nodiscard]] AnyBattle resample(const AnyView& view, const Dice& dice) const override {
        return {encoded(module_.resample(typed(view), dice))};
    }
    [[nodiscard]] std::vector<DoctrineKey> doctrine_keys() const override {
        return module_.doctrine_keys();
    }
    [[nodiscard]] std::vector<DataKey> data_keys() const override {
        if constexpr (TakesData<M>) return module_.data_keys();
        return {};
    }
    [[nodiscard]] std::string problem_with_data(std::string_view key,
                                                std::string_view value) const override {
        if constexpr (TakesData<M>) return module_.problem_with_data(key, value);
        return {};
    }
    [[nodiscard]] std::string captain(const AnyView& view, const Doctrine& doctrine,
                                      const Dice& dice) const override {
        return module_.text_of(module_.captain(typed(view), doctrine, dice));
    }
    [[nodiscard]] BattleScene scene(const AnyView& view) const override {
        return module_.scene(typed(view));
    }

  private:
    using Battle = typename M::Battle;
    using View = typename M::View;

    static Battle typed(const AnyBattle& battle) {
        auto value = decoded<Battle>(battle.bytes);
        FLAGPLOT_ENSURE(value.has_value());
        return *std::move(value);
    }
    static View typed(const AnyView& view) {
        auto value = decoded<View>(view.bytes);
        FLAGPLOT_ENSURE(value.has_value());
        return *std::move(value);
    }
    static Result<AnyBattle> erased(const Result<Battle>& battle) {
        if (!battle) return Failure(battle.error());
        return AnyBattle{encoded(*battle)};
    }

    M module_;
};

template <TacticalModule M>
[[nodiscard]] std::unique_ptr<const Module> module_of(M module) {
    return std::make_unique<const ModuleOf<M>>(std::move(module));
}

}  // namespace flagplot::tactical
