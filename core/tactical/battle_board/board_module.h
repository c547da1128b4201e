#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/dice.h"
#include "base/result.h"
#include "tactical/any_module.h"
#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"
#include "tactical/forms.h"
#include "tactical/module.h"
#include "tactical/scene.h"
#include "tactical/terms.h"

/// \file
/// The battle board: stacks of ships on ten by ten squares, for at most sixteen rounds.
///
/// 1. A token is all ships of one design in one fleet; in a naval campaign it is one ship.
/// 2. A side orders each token's tactic and targets before round 1, and again before 5, 9 and 13.
/// 3. In a round first all move, in three phases, the heaviest first; then all fire.
/// 4. Speed, from 1/2 to 2 1/2 squares a round, depends on engine, weight and devices.
/// 5. The tactic chooses each step, unless the player does.
/// 6. Weapons fire slot by slot, from the highest initiative to the lowest.
/// 7. Each slot shoots at the most attractive target in range that its orders allow.
/// 8. Shields take beams first, and half of a torpedo; what a target does not need goes on.
/// 9. A token that has made seven steps away from the battle leaves with the next.
/// 10. It is over when nobody on the board is hostile to anybody else there, or after 16 rounds.
///
/// Everything is visible except the other sides' orders. Page: docs/rules/battle_board.md

namespace flagplot::tactical::battle_board {

/// How much was calculated, for benchmarks.
struct Tally {
    std::int64_t scorings = 0;  ///< of a square against an enemy, for a token
};

/// `TacticalModule` in tactical/playable.h says what each of these promises.
class BoardModule {
  public:
    using Battle = battle_board::Battle;
    using View = battle_board::View;
    using Order = battle_board::Order;

    static constexpr std::string_view name = "battle_board";
    static constexpr std::string_view about =
        "stacks of ships on ten by ten squares, moved by tactics, sixteen rounds of five minutes";
    static constexpr std::int32_t minutes_per_turn = 5;
    static constexpr bool hidden_acts = true;  ///< moving and firing reveals orders

    explicit BoardModule(Tables tables);

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
    [[nodiscard]] std::string text_of(const Order& order) const;
    [[nodiscard]] Result<Order> read_order(const View& view, std::string_view line) const;

    /// Fights the battle to its end with the captain of every side and no doctrine: the same as
    /// calling `captain` and `step` until it is over, but much faster. Used for odds.
    [[nodiscard]] Battle fought_out(Battle battle, const Dice& dice, Log* log = nullptr,
                                    Tally* tally = nullptr) const;

    [[nodiscard]] const Tables& tables() const { return tables_; }

  private:
    Tables tables_;
};

}  // namespace flagplot::tactical::battle_board

namespace flagplot::tactical {

extern template std::unique_ptr<const Module> module_of(
    battle_board::BoardModule module);  // compiled once

}  // namespace flagplot::tactical
