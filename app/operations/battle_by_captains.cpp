#include "operations/battle_by_captains.h"

#include <utility>

#include "tactical/fight.h"

namespace flagplot {

namespace {

Result<const tactical::Module*> module_of_campaign(const Definition& definition,
                                                   const tactical::Modules& modules) {
    if (definition.battle_module.empty()) return modules.front().get();
    return tactical::module_named(modules, definition.battle_module);
}

}  // namespace

Result<BattleOutcome> fought_by_captains(const Rules& rules, const CampaignState& state,
                                         BattleId battle, const tactical::Modules& modules) {
    const auto module = module_of_campaign(rules.definition, modules);
    if (!module) return Failure(module.error());
    const tactical::BattleRequest request = request_of(rules.definition, state, battle);
    const Dice dice = tactical::battle_dice(dice_of_turn(rules.dice, state), request.battle,
                                            state.turn, state.progress.line);
    const tactical::Fighting fighting{**module, request, dice};
    auto now = tactical::begin_fight(fighting);
    if (!now) return Failure(now.error());
    while ((*module)->to_act(now->battle)) {
        tactical::SideOrder order;
        now = tactical::let_captain_order(fighting, *std::move(now), {}, order);
        if (!now) return Failure(now.error());
    }
    auto filled = outcome_of(rules.definition, state, battle, tactical::result_of(fighting, *now));
    if (!filled) return Failure(filled.error());
    return std::move(filled->outcome);
}

}  // namespace flagplot
