#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "tactical/any_module.h"

/// \file
/// A battle fought by a module, order after order: by people, by the module's own captain, or from
/// a record. The same request, dice and orders make the same battle, no matter who gave the orders.

namespace flagplot::tactical {

/// An order of a side, as its module words it, or the umpire's answer.
struct SideOrder {
    SideIndex side;
    std::string text;

    friend bool operator==(const SideOrder&, const SideOrder&) = default;
};
FLAGPLOT_FIELDS(SideOrder, side, text)

/// A battle, and a digest over the orders that led to it: the dice of the next step are made of
/// both the battle's own and that digest, so that an order that is taken back and given otherwise
/// meets other dice, and the same meets the same.
struct FightState {
    AnyBattle battle;
    Digest orders{};

    friend bool operator==(const FightState&, const FightState&) = default;
};
FLAGPLOT_FIELDS(FightState, battle, orders)

/// A state to be kept beside its orders, and the same read back (contract TC-8). None: the bytes
/// are of another module, or of a program that knew its battles otherwise; they are fought again.
[[nodiscard]] std::string kept_bytes(const Module& module, const FightState& state);
[[nodiscard]] std::optional<FightState> kept_state(const Module& module, std::string_view bytes);

/// What a battle is fought with. Holds references.
struct Fighting {
    const Module& module;
    const BattleRequest& request;
    const Dice& dice;  ///< of this battle alone
};

/// The dice of one battle of a campaign: from its secret, which nobody can find from them. `line`
/// is that of the turn's dice.
[[nodiscard]] Dice battle_dice(const Dice& campaign, std::int32_t battle, TurnNumber turn,
                               std::uint8_t line);

/// Dice for trying a battle out: made of the battle's own, and others.
[[nodiscard]] Dice trial_dice(const Dice& battle);

/// One order of a battle and the dice of its step.
struct StepDice {
    SideOrder order;
    std::vector<RolledDie> rolls;
};

/// The dice of a battle, step by step. Error: one of the orders was not to be given.
/// \pre the dice of `fighting` are official ones
[[nodiscard]] Result<std::vector<StepDice>> dice_of_fight(const Fighting& fighting,
                                                          const std::vector<SideOrder>& orders);

/// Error: the module cannot fight it.
[[nodiscard]] Result<FightState> begin_fight(const Fighting& fighting);

/// Carries out one order and replaces its text by the canonical one. On error nothing has happened.
[[nodiscard]] Result<FightState> carry_out(const Fighting& fighting, const FightState& before,
                                           SideOrder& order, Log* log);

/// The battle after these orders. Error: one of them was not to be given, and which.
[[nodiscard]] Result<FightState> fight_again(const Fighting& fighting,
                                             const std::vector<SideOrder>& orders, Log* log);

/// The turns of a battle as its module logs them, that before all first. Empty: it logs none.
/// Error: one of the orders was not to be given.
[[nodiscard]] Result<std::vector<LoggedTurn>> turns_of_fight(const Fighting& fighting,
                                                             const std::vector<SideOrder>& orders);

/// What the module's captain orders for a side, which is to act; for the umpire the usual answer.
/// His dice are not those of the step.
[[nodiscard]] SideOrder captains_order(const Fighting& fighting, const FightState& state,
                                       SideIndex side, const Doctrine& doctrine);

/// What came of it, as a paper of this campaign, this battle and these ships.
[[nodiscard]] BattleResult result_of(const Fighting& fighting, const FightState& state);

/// The name of a side, or "the umpire".
[[nodiscard]] std::string name_of(const BattleRequest& request, SideIndex side);

/// The place of a side among the parties; none: it is not in this battle.
[[nodiscard]] std::optional<SideIndex> side_called(const BattleRequest& request,
                                                   std::string_view id);

}  // namespace flagplot::tactical
