#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tactical/any_module.h"
#include "tactical/playable.h"
#include "tactical/squadron/battle.h"
#include "tactical/squadron/order.h"
#include "tactical/squadron/tables.h"

/// \file
/// Squadrons of ships fight under sail and magic, on a table measured in inches.
///
/// 1. The sides take turns to activate a squadron: its ships move one after another, then fire.
/// 2. A squadron out of its command radius acts with one element; the rest drifts.
/// 3. Against the wind every inch costs two.
/// 4. Contact stops a move; collisions and rams are resolved when all have moved.
/// 5. A shot rolls attack dice: 4 and 5 are a hit, 6 are two and another roll.
/// 6. Hits of DR cost a hull point, hits of CR a critical, of twice CR two.
/// 7. Ships join in linked fire with half their dice, or divide them among targets.
/// 8. Crews in contact fight hand to hand until one is beaten: the ship is a prize.
/// 9. A ship without crew drifts until somebody takes her.
/// 10. Cards change the wind, moves, shots and fates; enemies may answer.
///
/// Page: docs/rules/squadron.md

namespace flagplot::tactical::squadron {

/// See `TacticalModule` in tactical/playable.h for what each of these promises.
class SquadronModule {
  public:
    using Battle = squadron::Battle;
    using View = squadron::View;
    using Order = squadron::Order;

    static constexpr std::string_view name = "squadron";
    static constexpr std::string_view about = "squadrons fight under sail and magic";
    static constexpr std::int32_t minutes_per_turn = 10;
    static constexpr bool hidden_acts = true;  ///< cards come into the open when they are played

    explicit SquadronModule(Tables tables = {}) : tables_(std::move(tables)) {}

    [[nodiscard]] Result<Battle> begin(const BattleRequest& request) const;
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const;
    [[nodiscard]] std::optional<SideIndex> to_act(const Battle& battle) const;
    [[nodiscard]] std::vector<Order> options(const View& view) const;
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const;
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const;
    [[nodiscard]] Battle resample(const View& view, const Dice& dice) const;
    [[nodiscard]] Battle with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const;
    [[nodiscard]] LoggedTurn turn_logged(const Battle& battle) const;
    [[nodiscard]] std::vector<OrderForm> forms(const View& view) const;
    [[nodiscard]] OrderForecast forecast(const View& view, const Order& order) const;
    [[nodiscard]] std::optional<Order> pass(const View& view) const;
    [[nodiscard]] std::vector<DoctrineKey> doctrine_keys() const;
    [[nodiscard]] Order captain(const View& view, const Doctrine& doctrine, const Dice& dice) const;
    [[nodiscard]] BattleScene scene(const View& view) const;
    [[nodiscard]] std::string text_of(const Order& order) const;
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view text) const;
    [[nodiscard]] std::vector<DataKey> data_keys() const;
    [[nodiscard]] std::string problem_with_data(std::string_view key, std::string_view value) const;

    [[nodiscard]] const Tables& tables() const { return tables_; }

  private:
    Tables tables_;
};

}  // namespace flagplot::tactical::squadron

namespace flagplot::tactical {

extern template std::unique_ptr<const Module> module_of(
    squadron::SquadronModule module);  // compiled once

}  // namespace flagplot::tactical
