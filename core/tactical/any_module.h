#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/codec.h"
#include "base/ensure.h"
#include "base/schema.h"
#include "tactical/playable.h"

/// \file
/// A module without its types, as the program holds each module of the catalog: enough to fight
/// battles with any of them.

namespace flagplot::tactical {

/// A value of a type that only its module knows. Nothing changes it while anybody has it, so its
/// copies share it. Two are equal if their canonical bytes are.
template <class Tag>
class AnyValue {
  public:
    AnyValue() = default;
    template <class T>
    [[nodiscard]] static AnyValue of(T value) {
        return AnyValue(std::make_shared<HeldAs<T>>(std::move(value)));
    }

    /// \pre it was made of a `T`
    template <class T>
    [[nodiscard]] const T& as() const {
        return held_as<T>().value;
    }
    /// The value itself where nobody else has it, else a copy: a battle of many ships is not copied
    /// for each order. \pre it was made of a `T`
    template <class T>
    [[nodiscard]] T taken() && {
        HeldAs<T>& held = held_as<T>();
        if (held_.use_count() == 1) return std::move(held.value);
        return held.value;
    }
    /// To store it.
    [[nodiscard]] std::string bytes() const {
        return held_ == nullptr ? std::string() : held_->bytes();
    }
    friend bool operator==(const AnyValue& one, const AnyValue& other) {
        return one.held_ == other.held_ || one.bytes() == other.bytes();
    }

  private:
    struct Held {
        Held() = default;
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        virtual ~Held() = default;
        [[nodiscard]] virtual std::string bytes() const = 0;
    };
    template <class T>
    struct HeldAs final : Held {
        explicit HeldAs(T the_value) : value(std::move(the_value)) {}
        [[nodiscard]] std::string bytes() const override { return encoded(value); }
        T value;
    };
    explicit AnyValue(std::shared_ptr<Held> held) : held_(std::move(held)) {}

    template <class T>
    [[nodiscard]] HeldAs<T>& held_as() const {
        auto* held = dynamic_cast<HeldAs<T>*>(held_.get());
        FLAGPLOT_ENSURE(held != nullptr);
        return *held;
    }

    std::shared_ptr<Held> held_;
};

/// A battle of some module. `Module::decode` reads its bytes.
using AnyBattle = AnyValue<struct BattleOfModule>;

/// A side's view of a battle of some module.
using AnyView = AnyValue<struct ViewOfModule>;

/// An order that some module has read, and its canonical text. The umpire's answers are texts
/// alone.
struct AnyOrder {
    std::string text;
    AnyValue<struct OrderOfModule> value = {};
};

/// A module without its types: orders are texts, battles and views are `AnyValue`s. It promises
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
    /// Of the bytes of its battles. With another schema they are read differently.
    [[nodiscard]] virtual Digest schema() const = 0;
    [[nodiscard]] virtual Result<AnyBattle> begin(const BattleRequest& request) const = 0;
    /// Reads stored bytes. Error: they are not a battle of this module.
    [[nodiscard]] virtual Result<AnyBattle> decode(std::string_view bytes) const = 0;
    [[nodiscard]] virtual AnyView view(const AnyBattle& battle, SideIndex side) const = 0;
    [[nodiscard]] virtual std::optional<SideIndex> to_act(const AnyBattle& battle) const = 0;
    [[nodiscard]] virtual std::vector<std::string> options(const AnyView& view) const = 0;
    /// The canonical text of an order that a person wrote.
    [[nodiscard]] virtual Result<std::string> order_text(const AnyView& view,
                                                         std::string_view order) const = 0;
    /// What a person wrote as an order of a side. \pre it is not the umpire
    [[nodiscard]] virtual Result<AnyOrder> read_order(const AnyBattle& battle, SideIndex side,
                                                      std::string_view text) const = 0;
    [[nodiscard]] virtual Result<AnyBattle> step(AnyBattle battle, SideIndex side,
                                                 const AnyOrder& order, const Dice& dice,
                                                 Log* log) const = 0;
    [[nodiscard]] virtual BattleResult outcome(const AnyBattle& battle,
                                               const BattleRequest& request) const = 0;
    [[nodiscard]] virtual AnyBattle resample(const AnyView& view, const Dice& dice) const = 0;
    [[nodiscard]] virtual AnyBattle with_hidden_changed(const AnyBattle& battle, SideIndex side,
                                                        const Dice& dice) const = 0;
    [[nodiscard]] virtual bool hidden_acts() const = 0;
    /// How the ships stand, with nothing fired; none: the module logs no turns.
    [[nodiscard]] virtual std::optional<LoggedTurn> turn_logged(const AnyBattle& battle) const = 0;
    [[nodiscard]] virtual std::vector<OrderForm> forms(const AnyView& view) const = 0;
    /// For an order that a person wrote. If it is not a valid order, `why_not` is the error.
    [[nodiscard]] virtual OrderForecast forecast(const AnyView& view,
                                                 std::string_view order) const = 0;
    [[nodiscard]] virtual std::optional<std::string> pass(const AnyView& view) const = 0;
    /// Only while the umpire is to act.
    [[nodiscard]] virtual std::optional<UmpireQuestion> question(const AnyBattle& battle) const = 0;
    [[nodiscard]] virtual std::vector<DoctrineKey> doctrine_keys() const = 0;
    [[nodiscard]] virtual std::vector<DataKey> data_keys() const = 0;
    [[nodiscard]] virtual std::string problem_with_data(std::string_view key,
                                                        std::string_view value) const = 0;
    /// What the captain of the viewing side orders; as if its text had been read.
    [[nodiscard]] virtual AnyOrder captain(const AnyView& view, const Doctrine& doctrine,
                                           const Dice& dice) const = 0;
    [[nodiscard]] virtual BattleScene scene(const AnyView& view) const = 0;
};

/// The template that wraps a typed module.
template <TacticalModule M>
class ModuleOf final : public Module {
  public:
    explicit ModuleOf(M module) : module_(std::move(module)) {}

    [[nodiscard]] std::string_view name() const override { return M::name; }
    [[nodiscard]] std::string_view about() const override { return M::about; }
    [[nodiscard]] std::int32_t minutes_per_turn() const override { return M::minutes_per_turn; }

    [[nodiscard]] Digest schema() const override { return schema_of<typename M::Battle>(); }
    [[nodiscard]] Result<AnyBattle> begin(const BattleRequest& request) const override {
        return erased(module_.begin(request));
    }
    [[nodiscard]] Result<AnyBattle> decode(std::string_view bytes) const override {
        if (auto battle = decoded<Battle>(bytes)) return AnyBattle::of(*std::move(battle));
        return failure(ErrorCode::bad_battle,
                       {"these bytes are no battle of " + std::string(M::name)});
    }
    [[nodiscard]] AnyView view(const AnyBattle& battle, SideIndex side) const override {
        return AnyView::of(module_.view(typed(battle), side));
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
    [[nodiscard]] Result<AnyOrder> read_order(const AnyBattle& battle, SideIndex side,
                                              std::string_view text) const override {
        auto read = module_.read_order(module_.view(typed(battle), side), text);
        if (!read) return Failure(read.error());
        return any_order(*std::move(read));
    }
    [[nodiscard]] Result<AnyBattle> step(AnyBattle battle, SideIndex side, const AnyOrder& order,
                                         const Dice& dice, Log* log) const override {
        if (side == umpire) return answered(typed(battle), order.text, dice, log);
        return erased(module_.step(std::move(battle).template taken<Battle>(), side,
                                   order.value.template as<Order>(), dice, log));
    }
    [[nodiscard]] BattleResult outcome(const AnyBattle& battle,
                                       const BattleRequest& request) const override {
        return module_.outcome(typed(battle), request);
    }
    [[nodiscard]] AnyBattle resample(const AnyView& view, const Dice& dice) const override {
        return AnyBattle::of(module_.resample(typed(view), dice));
    }
    [[nodiscard]] AnyBattle with_hidden_changed(const AnyBattle& battle, SideIndex side,
                                                const Dice& dice) const override {
        return AnyBattle::of(module_.with_hidden_changed(typed(battle), side, dice));
    }
    [[nodiscard]] bool hidden_acts() const override { return HiddenActs<M>; }
    [[nodiscard]] std::optional<LoggedTurn> turn_logged(const AnyBattle& battle) const override {
        if constexpr (LogsTurns<M>) return module_.turn_logged(typed(battle));
        return std::nullopt;
    }
    [[nodiscard]] std::vector<OrderForm> forms(const AnyView& view) const override {
        if constexpr (HasForms<M>) return module_.forms(typed(view));
        return {};
    }
    [[nodiscard]] OrderForecast forecast(const AnyView& view,
                                         std::string_view order) const override {
        const View& own = typed(view);
        const auto read = module_.read_order(own, order);
        if (!read) return {{}, {}, sentence_of(read.error())};
        if constexpr (ForetellsOrders<M>) return module_.forecast(own, *read);
        return {};
    }
    [[nodiscard]] std::optional<std::string> pass(const AnyView& view) const override {
        if constexpr (Passes<M>) {
            if (const auto order = module_.pass(typed(view))) return module_.text_of(*order);
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<UmpireQuestion> question(const AnyBattle& battle) const override {
        if constexpr (AsksUmpire<M>) return module_.question(typed(battle));
        return std::nullopt;
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
    [[nodiscard]] AnyOrder captain(const AnyView& view, const Doctrine& doctrine,
                                   const Dice& dice) const override {
        return any_order(module_.captain(typed(view), doctrine, dice));
    }
    [[nodiscard]] BattleScene scene(const AnyView& view) const override {
        return module_.scene(typed(view));
    }

  private:
    using Battle = typename M::Battle;
    using View = typename M::View;
    using Order = typename M::Order;

    AnyOrder any_order(Order order) const {
        std::string text = module_.text_of(order);
        return {std::move(text), AnyValue<struct OrderOfModule>::of(std::move(order))};
    }
    Result<AnyBattle> answered(const Battle& battle, std::string_view answer, const Dice& dice,
                               Log* log) const {
        if constexpr (AsksUmpire<M>) return erased(module_.answered(battle, answer, dice, log));
        return failure(ErrorCode::not_to_act, {"the umpire", "a side"});
    }
    static const Battle& typed(const AnyBattle& battle) { return battle.as<Battle>(); }
    static const View& typed(const AnyView& view) { return view.as<View>(); }
    static Result<AnyBattle> erased(Result<Battle> battle) {
        if (!battle) return Failure(battle.error());
        return AnyBattle::of(*std::move(battle));
    }

    M module_;
};

template <TacticalModule M>
[[nodiscard]] std::unique_ptr<const Module> module_of(M module) {
    return std::make_unique<const ModuleOf<M>>(std::move(module));
}

/// The text of an order made with a form. Errors: those of `filled_in`; the module has no such
/// order now.
[[nodiscard]] Result<std::string> order_of(const Module& module, const AnyView& view,
                                           const OrderForm& form,
                                           const std::vector<SlotValue>& values);

/// The battle after an order in words, or after an answer of the umpire. Errors: those of
/// `read_order` and of `step`.
[[nodiscard]] Result<AnyBattle> stepped(const Module& module, const AnyBattle& battle,
                                        SideIndex side, std::string_view text, const Dice& dice,
                                        Log* log);

/// What the order would do, or why it cannot be given.
[[nodiscard]] OrderForecast preview(const Module& module, const AnyView& view,
                                    const OrderForm& form, const std::vector<SlotValue>& values);

}  // namespace flagplot::tactical
