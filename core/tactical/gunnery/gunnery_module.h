#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/dice.h"
#include "base/result.h"
#include "tactical/any_module.h"
#include "tactical/forms.h"
#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/order.h"
#include "tactical/gunnery/tables.h"
#include "tactical/module.h"
#include "tactical/scene.h"
#include "tactical/terms.h"

/// \file
/// Gunnery: surface actions with guns and torpedoes in the age of steel, by day and night.
///
/// 1. The board is a plane in yards; a turn is three minutes.
/// 2. Every side orders its divisions in secret; orders stand until they are changed.
/// 3. All move at once; then it is found out who sees whom.
/// 4. Each battery has an expected number of hits, a product of factors, and one large die.
/// 5. Guns wreck; water sinks.
/// 6. Torpedoes arrive turns after they were launched.
/// 7. A side that is surprised goes on as it was until it sees, or is fired at.
/// 8. It is over when nobody there can or will fight anybody else, or at the limit.
///
/// Page: docs/rules/gunnery.md

namespace flagplot::tactical::gunnery {

/// See `TacticalModule` in tactical/playable.h for what each of these promises.
class GunneryModule {
  public:
    using Battle = gunnery::Battle;
    using View = gunnery::View;
    using Order = gunnery::Order;

    static constexpr std::string_view name = "gunnery";
    static constexpr std::string_view about =
        "guns and torpedoes of the age of steel, orders sealed, three minutes a turn";
    static constexpr std::int32_t minutes_per_turn = 3;
    static constexpr bool hidden_acts = true;  ///< sealed orders come into the open by acting

    explicit GunneryModule(Tables tables = {}) : tables_(std::move(tables)) {}

    [[nodiscard]] Result<Battle> begin(const BattleRequest& request) const;
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const;
    [[nodiscard]] std::optional<SideIndex> to_act(const Battle& battle) const;
    [[nodiscard]] std::vector<Order> options(const View& view) const;
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const;
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const;
    [[nodiscard]] Battle resample(const View& view, const Dice& dice) const;
    [[nodiscard]] Battle with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const;
    [[nodiscard]] std::vector<OrderForm> forms(const View& view) const;
    [[nodiscard]] OrderForecast forecast(const View& view, const Order& order) const;
    [[nodiscard]] std::optional<Order> pass(const View& view) const;
    [[nodiscard]] std::vector<DoctrineKey> doctrine_keys() const;
    [[nodiscard]] std::vector<DataKey> data_keys() const;
    [[nodiscard]] std::string problem_with_data(std::string_view key, std::string_view value) const;
    [[nodiscard]] Order captain(const View& view, const Doctrine& doctrine, const Dice& dice) const;
    [[nodiscard]] BattleScene scene(const View& view) const;
    [[nodiscard]] LoggedTurn turn_logged(const Battle& battle) const;
    [[nodiscard]] std::string text_of(const Order& order) const;
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view line) const;

    [[nodiscard]] const Tables& tables() const { return tables_; }

  private:
    Tables tables_;
};

}  // namespace flagplot::tactical::gunnery

namespace flagplot::tactical {

extern template std::unique_ptr<const Module> module_of(
    gunnery::GunneryModule module);  // compiled once

}  // namespace flagplot::tactical
