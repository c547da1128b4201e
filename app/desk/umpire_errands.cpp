#include "desk/umpire_errands.h"

#include <fmt/format.h>

#include <algorithm>

#include "campaign/engagement.h"
#include "paper/battle_papers.h"
#include "present/truth/fact_text.h"
#include "store/battle_fight.h"
#include "store/campaign_folder.h"
#include "store/new_files.h"
#include "store/save.h"

namespace flagplot::desk {

namespace {

Result<Save> opened(const std::filesystem::path& save, Save::Access access) {
    return Save::open(save, access, compiled);
}

Failure without_place(Error error) {
    error.where = {};  // the words were put together at the desk
    return Failure(std::move(error));
}

/// The first sentence of what happened, and how many more there are.
std::string told_of(const Save& save, const Happened& happened) {
    std::string first;
    std::size_t more = 0;
    for (const Fact& fact : happened.facts) {
        std::string sentence = sentence_of(save.definition(), save.state(), fact);
        if (sentence.empty()) continue;
        if (first.empty()) {
            first = std::move(sentence);
        } else {
            ++more;
        }
    }
    if (first.empty()) return "It is done.";
    return more == 0 ? first : fmt::format("{} ({} more in the log)", first, more);
}

/// The battle is there and waits for its result.
Result<void> check_open(const Save& save, BattleId battle) {
    const auto& battles = save.state().battles;
    if (battle.index() < battles.size() && !battles[battle.index()].outcome) return {};
    return failure(ErrorCode::no_such_battle, {std::to_string(battle.number + 1)});
}

}  // namespace

Result<std::string> carry_out_text(const std::filesystem::path& file, const std::string& command) {
    auto save = opened(file, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto read = read_command(save->definition(), save->state(), command);
    if (!read) return without_place(read.error());
    const auto happened = save->carry_out(*read);
    if (!happened) return without_place(happened.error());
    return told_of(*save, *happened);
}

Result<std::string> print_papers(const std::filesystem::path& file, BattleId battle,
                                 const std::string& folder, bool is_printed) {
    const auto save = opened(file, Save::Access::read);
    if (!save) return Failure(save.error());
    if (auto open = check_open(*save, battle); !open) return Failure(open.error());
    paper::BattlePapers wanted;
    if (is_printed) wanted.printed = a4_paper;
    std::vector<NewFile> files;
    for (paper::NamedText& each :
         paper::battle_papers(save->rules(), save->state(), battle, wanted)) {
        files.push_back({std::filesystem::path(folder) / each.name, std::move(each.text)});
    }
    const auto written = create_files(folder, files);
    if (!written) return Failure(written.error());
    return fmt::format("{} papers of battle {} are in {}.", files.size(), battle.number + 1,
                       std::filesystem::absolute(folder).string());
}

Result<std::string> fight_out(const std::filesystem::path& file, BattleId battle,
                              const std::string& module, const std::stop_token& stop) {
    auto save = opened(file, Save::Access::write);
    if (!save) return Failure(save.error());
    if (auto open = check_open(*save, battle); !open) return Failure(open.error());
    auto fight = FightAtHand::open(
        *save, battle, module.empty() ? std::nullopt : std::optional<std::string>(module));
    if (!fight) return Failure(fight.error());
    while (const auto side = fight->to_act()) {
        if (stop.stop_requested()) return std::string("The battle was left as it was.");
        auto fought = fight->carry_out(fight->captains_order(*side, {}));
        if (!fought) return Failure(fought.error());
    }
    auto filled = outcome_of(save->definition(), save->state(), battle, fight->result());
    if (!filled) return Failure(filled.error());
    const auto kept = fight->keep(*save);
    if (!kept) return Failure(kept.error());
    const auto taken = save->carry_out(ReportBattle{battle, std::move(filled->outcome), {}});
    if (!taken) return Failure(taken.error());
    return fmt::format("Battle {} is fought. {}", battle.number + 1, told_of(*save, *taken));
}

Result<std::string> withdraw_last(const std::filesystem::path& file, const std::string& why) {
    auto save = opened(file, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto line = save->line();
    const auto last = std::find_if(line.rbegin(), line.rend(), [](const Entry* entry) {
        return !entry->command.starts_with("withdraw ");
    });
    const std::int32_t number = last == line.rend() ? 0 : (*last)->number;
    const auto withdrawn = save->withdraw(number, why);
    if (!withdrawn) return without_place(withdrawn.error());
    return fmt::format("Command {} is taken back.", number);
}

}  // namespace flagplot::desk
