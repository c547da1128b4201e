#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tactical/any_module.h"
#include "tactical/galley/battle.h"
#include "tactical/galley/order.h"
#include "tactical/galley/tables.h"
#include "tactical/playable.h"

/// \file
/// Galleys ram, rake and board each other, on hexes.
///
/// 1. Wind; squadrons by command range; who goes first; the speed level of every ship.
/// 2. The sides activate their squadrons in turn, then their individual ships.
/// 3. A ship moves hex by hex, and tries what she can on her way: missiles, rake, Pass-Through,
///    ram, anastrophe, grapple.
/// 4. Who is attacked may fire back once in each enemy activation, and try to avoid.
/// 5. Grappled ships board each other when their squadron has moved.
/// 6. At the end of the turn fires burn, crews rest, admirals' losses and points are counted.
///
/// Page: docs/rules/galley.md

namespace flagplot::tactical::galley {

/// See `TacticalModule` in tactical/playable.h for what each of these promises.
class GalleyModule {
  public:
    using Battle = galley::Battle;
    using View = galley::View;
    using Order = galley::Order;

    static constexpr std::string_view name = "galley";
    static constexpr std::string_view about = "galleys ram, rake and board each other";
    static constexpr std::int32_t minutes_per_turn = 10;

    explicit GalleyModule(Tables tables = {}) : tables_(std::move(tables)) {}

    [[nodiscard]] Result<Battle> begin(const BattleRequest& request) const;
    [[nodiscard]] View view(const Battle& battle, SideIndex side) const;
    [[nodiscard]] std::optional<SideIndex> to_act(const Battle& battle) const;
    [[nodiscard]] std::vector<Order> options(const View& view) const;
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const;
    [[nodiscard]] BattleResult outcome(const Battle& battle, const BattleRequest& request) const;
    [[nodiscard]] LoggedTurn turn_logged(const Battle& battle) const;
    [[nodiscard]] Battle resample(const View& view, const Dice& dice) const;
    [[nodiscard]] Battle with_hidden_changed(Battle battle, SideIndex side, const Dice& dice) const;
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

}  // namespace flagplot::tactical::galley

namespace flagplot::tactical {

extern template std::unique_ptr<const Module> module_of(
    galley::GalleyModule module);  // compiled once

}  // namespace flagplot::tactical
