#include "cli/battle_fight.h"

#include <fmt/format.h>

namespace flagplot::cli {

Result<FightAtHand> fight_of(const Arguments& given, const Save& save, BattleId battle) {
    const auto named = given.optional_text("--module");
    const auto modules = tactical::module_names(tactical::catalog());
    const bool has_begun = save.state().battles.at(battle.index()).fight.has_value();
    if (!named && !has_begun && modules.size() > 1) {
        throw WrongUsage(
            fmt::format("--module says which of {} fights the battle", fmt::join(modules, ", ")));
    }
    return FightAtHand::open(save, battle, named);
}

Result<tactical::SideIndex> side_in(const FightAtHand& fight, const std::string& name) {
    if (const auto side = tactical::side_called(fight.request(), name)) return *side;
    std::vector<std::string> ids;
    for (const tactical::Party& party : fight.request().parties) ids.push_back(party.id);
    return failure(ErrorCode::unknown_side, {name}, {}, nearest_word(name, ids));
}

}  // namespace flagplot::cli
