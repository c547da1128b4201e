#include "cli/battle_fight.h"

#include <fmt/format.h>

#include <utility>

#include "cli/battle_result.h"
#include "cli/command_context.h"

namespace flagplot::cli {

namespace {

Result<OpenedFight> opened(const Arguments& given, Save::Access access,
                           Result<BattleId> (&which)(const CampaignState& state,
                                                     std::optional<std::uint64_t> number)) {
    auto save = open_save(given, access);
    if (!save) return Failure(save.error());
    const auto battle = which(save->state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    auto fight = fight_of(given, *save, *battle);
    if (!fight) return Failure(fight.error());
    return OpenedFight{*std::move(save), *battle, *std::move(fight)};
}

}  // namespace

Result<FightAtHand> fight_of(const Arguments& given, const Save& save, BattleId battle) {
    const auto named = given.optional_text("--module");
    const auto modules = tactical::module_names(tactical::catalog());
    const bool has_begun = save.state().battles.at(battle.index()).fight.has_value();
    const bool is_chosen = has_begun || !save.definition().battle_module.empty();
    if (!named && !is_chosen && modules.size() > 1) {
        throw WrongUsage(
            fmt::format("--module says which of {} fights the battle", fmt::join(modules, ", ")));
    }
    return FightAtHand::open(save, battle, named);
}

Result<OpenedFight> open_fight(const Arguments& given, Save::Access access) {
    return opened(given, access, open_battle);
}

Result<OpenedFight> open_any_fight(const Arguments& given, Save::Access access) {
    return opened(given, access, battle_meant);
}

Result<tactical::SideIndex> side_in(const FightAtHand& fight, const std::string& name) {
    if (const auto side = tactical::side_called(fight.request(), name)) return *side;
    std::vector<std::string> ids;
    for (const tactical::Party& party : fight.request().parties) ids.push_back(party.id);
    return failure(ErrorCode::unknown_side, {name}, {}, nearest_word(name, ids));
}

Result<tactical::SideIndex> side_shown(const OpenedFight& opened, const std::string& name,
                                       const std::string& what, const Arguments& given,
                                       Console& console) {
    const auto side = side_in(opened.fight, name);
    if (!side) return side;
    const auto veiled = veiled_seat(opened.save, given, console);
    const std::string& id = opened.fight.request().parties[side->index()].id;
    if (veiled && opened.save.rules().books.at(veiled->index()).own_side().id != id) {
        return failure(ErrorCode::hidden_from_player, {what});
    }
    return side;
}

}  // namespace flagplot::cli
