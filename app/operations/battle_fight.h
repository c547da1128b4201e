#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/save.h"
#include "tactical/catalog/catalog.h"
#include "tactical/fight.h"

/// \file
/// A battle of a save that the program fights with one of its modules. The record keeps its orders
/// and the state that they led to; opening the battle continues from that state. `verify` fights it
/// again from its original input (operations/battles_again.h).

namespace flagplot {

/// Where the result comes from of a battle that the program has fought to its end: its orders are
/// stored, unless it was over before anybody had given one.
[[nodiscard]] ResultFrom origin_of(const Save& save, BattleId battle);

/// Does an entry contain orders of this battle?
[[nodiscard]] bool has_orders_of(const Entry& entry, BattleId battle);

class FightAtHand {
  public:
    /// The battle as far as it has been fought, or begun with the module of this name; if none is
    /// named, with the one that has begun it, else the campaign's, else the first. Errors: there is
    /// no such module; another one has begun this battle; its orders are now refused.
    [[nodiscard]] static Result<FightAtHand> open(const Save& save, BattleId battle,
                                                  const std::optional<std::string>& named);

    /// The battle as it was after this entry, whether or not the entry was taken back later; or
    /// begun with the module of this name. \pre it had been begun, or a module is named
    [[nodiscard]] static Result<FightAtHand> after(const Save& save, std::int32_t entry,
                                                   BattleId battle,
                                                   const std::optional<std::string>& named = {});

    [[nodiscard]] BattleId battle() const { return battle_; }
    [[nodiscard]] const tactical::Module& module() const { return *module_; }
    [[nodiscard]] const tactical::BattleRequest& request() const { return request_; }
    /// The turn in which it was begun, and the line of that turn's dice.
    [[nodiscard]] TurnNumber turn() const { return turn_; }
    [[nodiscard]] std::uint8_t line() const { return line_; }
    /// Refers to this object.
    [[nodiscard]] tactical::Fighting fighting() const { return {*module_, request_, dice_}; }
    [[nodiscard]] const tactical::FightState& state() const { return state_; }
    [[nodiscard]] const std::vector<tactical::SideOrder>& orders() const { return orders_; }
    [[nodiscard]] std::optional<tactical::SideIndex> to_act() const {
        return module_->to_act(state_.battle);
    }

    /// The state that its orders lead to, fought from the beginning: equal to `state` unless the
    /// stored state is wrong. Error: an order is now refused.
    [[nodiscard]] Result<tactical::FightState> fought_again() const;

    [[nodiscard]] tactical::SideOrder captains_order(tactical::SideIndex side,
                                                     const tactical::Doctrine& doctrine) const;
    /// From here on the battle is only tried out, with other dice than it will really have.
    void try_out();
    /// Carries out an order, only in memory. Writes what the step says into the log.
    [[nodiscard]] Result<void> carry_out(tactical::SideOrder order, tactical::Log* log = nullptr);
    /// Carries out what the captain of the side that is to act orders. He never orders what is
    /// refused: an error is a defect of the module, and the battle is not to be used after it.
    /// \pre it is not over
    [[nodiscard]] Result<void> let_captain_order();
    /// As `carry_out` for a stored order. Error: its side is not in this battle, or it is refused.
    [[nodiscard]] Result<void> carry_out_again(const Save& save, const FightOrder& order);
    /// The result, or what it would be if the battle stopped here.
    [[nodiscard]] tactical::BattleResult result() const;

    /// The command that stores the orders that are not stored yet.
    [[nodiscard]] OrderBattle unkept(const Save& save) const;
    /// Stores them in one transaction.
    [[nodiscard]] Result<void> keep(Save& save);

  private:
    FightAtHand() = default;
    [[nodiscard]] static Result<FightAtHand> begun(const Save& save,
                                                   const std::vector<const Entry*>& line,
                                                   const Battle& now, BattleId battle,
                                                   const std::optional<std::string>& named);

    BattleId battle_;
    tactical::Modules modules_;
    const tactical::Module* module_ = nullptr;
    tactical::BattleRequest request_;
    TurnNumber turn_;
    std::uint8_t line_ = 0;
    Dice dice_;
    tactical::FightState state_;
    std::vector<tactical::SideOrder> orders_;
    std::size_t kept_ = 0;
};

}  // namespace flagplot
