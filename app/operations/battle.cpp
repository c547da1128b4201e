#include "operations/battle.h"

#include "campaign/engagement.h"
#include "history/historic_result.h"
#include "store/new_files.h"

namespace flagplot {

namespace {

/// Lets captains fight to the end; false if it was cancelled.
Result<bool> let_captains_fight(FightAtHand& fight, const Progress& progress) {
    while (fight.to_act()) {
        if (progress.is_cancelled()) return false;
        auto fought = fight.let_captain_order();
        if (!fought) return Failure(fought.error());
        progress.advance(1);
    }
    return true;
}

}  // namespace

Result<void> check_open(const Save& save, BattleId battle) {
    const auto& battles = save.state().battles;
    if (battle.index() < battles.size() && !battles[battle.index()].outcome) return {};
    return failure(ErrorCode::no_such_battle, {std::to_string(battle.number + 1)});
}

Result<std::optional<Happened>> fight_out(Save& save, BattleId battle, const std::string& module,
                                          const Progress& progress) {
    if (auto open = check_open(save, battle); !open) return Failure(open.error());
    auto fight = FightAtHand::open(
        save, battle, module.empty() ? std::nullopt : std::optional<std::string>(module));
    if (!fight) return Failure(fight.error());
    const auto is_over = let_captains_fight(*fight, progress);
    if (!is_over) return Failure(is_over.error());
    if (!*is_over) return std::optional<Happened>();
    auto taken = take_fought(save, *fight);
    if (!taken) return Failure(taken.error());
    return std::optional(*std::move(taken));
}

Result<Happened> take_fought(Save& save, FightAtHand& fight) {
    if (fight.to_act()) return failure(ErrorCode::bad_battle, {"it is not over yet"});
    auto filled = outcome_of(save.definition(), save.state(), fight.battle(), fight.result());
    if (!filled) return Failure(filled.error());
    if (const auto kept = fight.keep(save); !kept) return Failure(kept.error());
    return save.carry_out(ReportBattle{
        fight.battle(), std::move(filled->outcome), {}, origin_of(save, fight.battle())});
}

Result<BattleOutcome> outcome_in_history(const Save& save, BattleId battle) {
    if (auto outcome = historic_result(save.definition(), save.state(), battle)) {
        return *std::move(outcome);
    }
    return failure(ErrorCode::unknown_reference,
                   {"battle of history for battle", std::to_string(battle.number + 1)});
}

Result<Happened> take_history(Save& save, BattleId battle) {
    if (auto open = check_open(save, battle); !open) return Failure(open.error());
    auto outcome = outcome_in_history(save, battle);
    if (!outcome) return Failure(outcome.error());
    return save.carry_out(ReportBattle{battle, *std::move(outcome), {}});
}

Result<std::vector<std::filesystem::path>> write_battle_papers(const Save& save, BattleId battle,
                                                               const std::filesystem::path& folder,
                                                               const paper::BattlePapers& wanted) {
    std::vector<NewFile> files;
    std::vector<std::filesystem::path> names;
    for (paper::NamedText& each :
         paper::battle_papers(save.rules(), save.state(), battle, wanted)) {
        names.push_back(folder / each.name);
        files.push_back({names.back(), std::move(each.text)});
    }
    if (const auto written = create_files(folder, files); !written) {
        return Failure(written.error());
    }
    return names;
}

}  // namespace flagplot
