#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "tactical/any_module.h"

/// \file
/// A battle fought with a module, order after order: by people, by the module's own captain, or
/// from a record. The same request, dice and orders always give the same battle, no matter who gave
/// the orders.

namespace flagplot::tactical {

/// An order of a side in the words of the module, or the umpire's answer.
struct SideOrder {
    SideIndex side;
    std::string text;

    friend bool operator==(const SideOrder&, const SideOrder&) = default;
};
FLAGPLOT_FIELDS(SideOrder, side, text)

/// A battle, and a digest of the orders that led to it. The dice of the next step are made from the
/// battle's own dice and this digest: after another order the dice differ, after the same one they
/// are the same.
struct FightState {
    AnyBattle battle;
    Digest orders{};

    friend bool operator==(const FightState&, const FightState&) = default;
};

/// A state to store with its orders, and how to read it back (contract TC-8). None if the bytes are
/// of another module, or of a program whose battles were different; then the battle must be fought
/// again.
[[nodiscard]] std::string kept_bytes(const Module& module, const FightState& state);
[[nodiscard]] std::optional<FightState> kept_state(const Module& module, std::string_view bytes);

/// What is needed to fight a battle. Holds references.
struct Fighting {
    const Module& module;
    const BattleRequest& request;
    const Dice& dice;  ///< only of this battle
};

/// The dice of one battle of a campaign, made from its secret, which cannot be found from them.
/// `line` is that of the turn's dice.
[[nodiscard]] Dice battle_dice(const Dice& campaign, std::int32_t battle, TurnNumber turn,
                               std::uint8_t line);

/// Dice for trying out a battle: made from the battle's own dice, but different.
[[nodiscard]] Dice trial_dice(const Dice& battle);

/// One order of a battle and the dice of its step.
struct StepDice {
    SideOrder order;
    std::vector<RolledDie> rolls;
};

/// The dice of a battle, step by step. Error: one of the orders is not allowed.
/// \pre the dice of `fighting` are official ones
[[nodiscard]] Result<std::vector<StepDice>> dice_of_fight(const Fighting& fighting,
                                                          const std::vector<SideOrder>& orders);

/// Error: the module cannot fight this battle.
[[nodiscard]] Result<FightState> begin_fight(const Fighting& fighting);

/// Carries out one order, and replaces its text with the canonical one. Who needs `before` no more
/// should move it in: the battle is then not copied. On an error the order is as it was.
[[nodiscard]] Result<FightState> carry_out(const Fighting& fighting, FightState before,
                                           SideOrder& order, Log* log);

/// Carries out what the captain of the side that is to act orders: the same as to read and carry
/// out `captains_order`, but nothing is read and the view is made once. `order` becomes what he
/// ordered. He never orders what is refused, so an error is a defect of the module, unless the
/// battle is over.
[[nodiscard]] Result<FightState> let_captain_order(const Fighting& fighting, FightState before,
                                                   const Doctrine& doctrine, SideOrder& order,
                                                   Log* log = nullptr);

/// The battle after these orders. Error: one of them is not allowed, and which.
[[nodiscard]] Result<FightState> fight_again(const Fighting& fighting,
                                             const std::vector<SideOrder>& orders, Log* log);

/// The turns of a battle as its module logs them, that before all first. Empty: it logs none.
/// Error: one of the orders was not to be given.
[[nodiscard]] Result<std::vector<LoggedTurn>> turns_of_fight(const Fighting& fighting,
                                                             const std::vector<SideOrder>& orders);

/// The order that the module's captain gives for a side that is to act; for the umpire, the usual
/// answer. The captain's dice are not those of the step.
[[nodiscard]] SideOrder captains_order(const Fighting& fighting, const FightState& state,
                                       SideIndex side, const Doctrine& doctrine);

/// The result, as a paper of this campaign and this battle, with these ships.
[[nodiscard]] BattleResult result_of(const Fighting& fighting, const FightState& state);

/// The name of a side, or "the umpire".
[[nodiscard]] std::string name_of(const BattleRequest& request, SideIndex side);

/// The place of a side among the parties; none if it is not in this battle.
[[nodiscard]] std::optional<SideIndex> side_called(const BattleRequest& request,
                                                   std::string_view id);

}  // namespace flagplot::tactical
