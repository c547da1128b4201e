#include "operations/battle_fight.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "campaign/command_kind.h"
#include "campaign/engagement.h"
#include "campaign/fight_order.h"
#include "store/module_data.h"

namespace flagplot {

namespace {

/// The state in which a battle was begun: before its first stored order, or now.
CampaignState state_at_beginning(const Save& save, const std::vector<const Entry*>& line,
                                 BattleId battle) {
    const auto first = std::find_if(line.begin(), line.end(), [&](const Entry* entry) {
        return has_orders_of(*entry, battle);
    });
    return save.state_after(first == line.end() ? line.back()->number : (*first)->parent);
}

std::string module_wanted(const std::optional<std::string>& named, const Battle& battle,
                          const Definition& definition, const tactical::Modules& modules) {
    if (named) return *named;
    if (battle.fight) return battle.fight->module;
    if (!definition.battle_module.empty()) return definition.battle_module;
    return std::string(modules.front()->name());
}

Result<tactical::SideOrder> given(const tactical::BattleRequest& request,
                                  const Definition& definition, const FightOrder& order) {
    if (order.side == umpire_of_battle) return tactical::SideOrder{tactical::umpire, order.text};
    const auto side = tactical::side_called(request, definition.side(order.side).id);
    if (!side) return failure(ErrorCode::bad_battle, {"a side is no longer in it"});
    return tactical::SideOrder{*side, order.text};
}

SideId giver_of(const tactical::BattleRequest& request, const Definition& definition,
                const tactical::SideOrder& order) {
    if (order.side == tactical::umpire) return umpire_of_battle;
    const std::string& id = request.parties.at(order.side.index()).id;
    const auto found = std::find_if(definition.sides.begin(), definition.sides.end(),
                                    [&](const SideRow& side) { return side.id == id; });
    return SideId{static_cast<std::uint32_t>(found - definition.sides.begin())};
}

}  // namespace

bool has_orders_of(const Entry& entry, BattleId battle) {
    const auto head = head_of(entry.command);
    return head && head->kind == CommandKind::fight &&
           head->subject == std::to_string(battle.number + 1);
}

ResultFrom origin_of(const Save& save, BattleId battle) {
    const bool is_kept = save.state().battles.at(battle.index()).fight.has_value();
    return is_kept ? ResultFrom::fought : ResultFrom::entered;
}

Result<FightAtHand> FightAtHand::open(const Save& save, BattleId battle,
                                      const std::optional<std::string>& named) {
    return begun(save, save.line(), save.state().battles.at(battle.index()), battle, named);
}

Result<FightAtHand> FightAtHand::after(const Save& save, std::int32_t entry, BattleId battle,
                                       const std::optional<std::string>& named) {
    const CampaignState then = save.state_after(entry);
    return begun(save, line_to(save.entries(), entry), then.battles.at(battle.index()), battle,
                 named);
}

Result<FightAtHand> FightAtHand::begun(const Save& save, const std::vector<const Entry*>& line,
                                       const Battle& now, BattleId battle,
                                       const std::optional<std::string>& named) {
    FightAtHand fight;
    fight.battle_ = battle;
    const CampaignState then = state_at_beginning(save, line, battle);
    auto modules = modules_for(texts_in_force(save, then));
    if (!modules) return Failure(modules.error());
    fight.modules_ = *std::move(modules);
    const RulesInForce rules = save.rules_in(then);
    const Definition& definition = rules.rules().definition;
    const auto module = tactical::module_named(
        fight.modules_, module_wanted(named, now, definition, fight.modules_));
    if (!module) return Failure(module.error());
    fight.module_ = *module;
    if (now.fight && now.fight->module != fight.module_->name()) {
        return failure(ErrorCode::bad_battle,
                       {fmt::format("battle {} is being fought by {}; withdraw takes its first "
                                    "order back",
                                    battle.number + 1, now.fight->module)});
    }
    fight.request_ = request_of(definition, then, battle);
    fight.turn_ = then.turn;
    fight.line_ = then.progress.line;
    fight.dice_ = tactical::battle_dice(dice_of_turn(rules.rules().dice, then),
                                        fight.request_.battle, then.turn, then.progress.line);
    if (now.fight) {
        for (const FightOrder& order : now.fight->orders) {
            auto kept = given(fight.request_, save.definition(), order);
            if (!kept) return Failure(kept.error());
            fight.orders_.push_back(*std::move(kept));
        }
    }
    fight.kept_ = fight.orders_.size();
    if (now.fight) {
        if (auto kept = tactical::kept_state(*fight.module_, now.fight->present)) {
            fight.state_ = *std::move(kept);
            return fight;
        }
    }
    auto state = fight.fought_again();
    if (!state) return Failure(state.error());
    fight.state_ = *std::move(state);
    return fight;
}

Result<tactical::FightState> FightAtHand::fought_again() const {
    return tactical::fight_again(fighting(), orders_, nullptr);
}

tactical::SideOrder FightAtHand::captains_order(tactical::SideIndex side,
                                                const tactical::Doctrine& doctrine) const {
    return tactical::captains_order(fighting(), state_, side, doctrine);
}

void FightAtHand::try_out() { dice_ = tactical::trial_dice(dice_); }

Result<void> FightAtHand::carry_out(tactical::SideOrder order, tactical::Log* log) {
    auto after = tactical::carry_out(fighting(), state_, order, log);
    if (!after) return Failure(after.error());
    state_ = *std::move(after);
    orders_.push_back(std::move(order));
    return {};
}

Result<void> FightAtHand::let_captain_order() {
    tactical::SideOrder order;
    auto after = tactical::let_captain_order(fighting(), std::move(state_), {}, order);
    if (!after) return Failure(after.error());
    state_ = *std::move(after);
    orders_.push_back(std::move(order));
    return {};
}

Result<void> FightAtHand::carry_out_again(const Save& save, const FightOrder& order) {
    auto again = given(request_, save.definition(), order);
    if (!again) return Failure(again.error());
    return carry_out(*std::move(again));
}

tactical::BattleResult FightAtHand::result() const {
    return tactical::result_of(fighting(), state_);
}

OrderBattle FightAtHand::unkept(const Save& save) const {
    OrderBattle command{battle_,
                        {std::string(module_->name()), {}, tactical::kept_bytes(*module_, state_)}};
    for (std::size_t i = kept_; i < orders_.size(); ++i) {
        command.more.orders.push_back(
            {giver_of(request_, save.definition(), orders_[i]), orders_[i].text});
    }
    return command;
}

Result<void> FightAtHand::keep(Save& save) {
    if (kept_ == orders_.size()) return {};
    const auto kept = save.carry_out(unkept(save));
    if (!kept) return Failure(kept.error());
    kept_ = orders_.size();
    return {};
}

}  // namespace flagplot
