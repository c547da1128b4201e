#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/save.h"
#include "tactical/catalog/catalog.h"
#include "tactical/fight.h"

/// \file
/// A battle of a save that the program fights by one of its modules. It is not kept anywhere but as
/// orders in the record: whoever opens it fights it again from what went in when it was begun.

namespace flagplot {

class FightAtHand {
  public:
    /// The battle as far as it has been fought, or begun by the module of this name; without one by
    /// that which has begun, else the first there is. Errors: there is no such module, another
    /// fights this battle already, its orders are refused by now.
    [[nodiscard]] static Result<FightAtHand> open(const Save& save, BattleId battle,
                                                  const std::optional<std::string>& module);

    [[nodiscard]] BattleId battle() const { return battle_; }
    [[nodiscard]] const tactical::Module& module() const { return *module_; }
    [[nodiscard]] const tactical::BattleRequest& request() const { return request_; }
    /// Refers to this.
    [[nodiscard]] tactical::Fighting fighting() const { return {*module_, request_, dice_}; }
    [[nodiscard]] const tactical::FightState& state() const { return state_; }
    [[nodiscard]] const std::vector<tactical::SideOrder>& orders() const { return orders_; }
    [[nodiscard]] std::optional<tactical::SideIndex> to_act() const {
        return module_->to_act(state_.battle);
    }

    [[nodiscard]] tactical::SideOrder captains_order(tactical::SideIndex side,
                                                     const tactical::Doctrine& doctrine) const;
    /// Carries an order out, in memory alone.
    [[nodiscard]] Result<void> carry_out(tactical::SideOrder order);
    /// What came of it, or would if it stopped here.
    [[nodiscard]] tactical::BattleResult result() const;

    /// The command that keeps the orders that are not kept yet.
    [[nodiscard]] OrderBattle unkept(const Save& save) const;
    /// Keeps them: one transaction.
    [[nodiscard]] Result<void> keep(Save& save);

  private:
    FightAtHand() = default;

    BattleId battle_;
    tactical::Modules modules_;
    const tactical::Module* module_ = nullptr;
    tactical::BattleRequest request_;
    Dice dice_;
    tactical::FightState state_;
    std::vector<tactical::SideOrder> orders_;
    std::size_t kept_ = 0;
};

}  // namespace flagplot
