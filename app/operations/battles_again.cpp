#include "operations/battles_again.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "campaign/command_kind.h"
#include "campaign/engagement.h"
#include "operations/battle_fight.h"
#include "store/revision.h"

namespace flagplot {

namespace {

/// What is wrong with a result that is said to be fought.
std::optional<std::string> difference(const Save& save, const Entry& entry,
                                      const CampaignState& before, const Definition& definition,
                                      const ReportBattle& report) {
    const auto fight = FightAtHand::after(save, entry.parent, report.battle);
    if (!fight) return "cannot be fought again: " + sentence_of(fight.error());
    if (fight->to_act()) return std::string("was not fought to its end by its orders");
    const auto filled = outcome_of(definition, before, report.battle, fight->result());
    if (!filled) return "comes to no result: " + sentence_of(filled.error());
    if (filled->outcome == report.outcome) return std::nullopt;
    return std::string("comes out otherwise when it is fought again from its orders");
}

/// Another program may fight otherwise; this one can not.
Verdict differing(const Entry& entry, BattleId battle, const std::string& what) {
    const bool is_ours = entry.revision == program_revision();
    return {is_ours ? Verdict::Kind::altered : Verdict::Kind::different_rules, entry.number,
            fmt::format("battle {} of command {} {}{}", battle.number + 1, entry.number, what,
                        is_ours ? ""
                                : fmt::format("; it was decided by revision {} of the program, "
                                              "this is revision {}",
                                              entry.revision, program_revision()))};
}

/// "; battles 1, 3, fought again, came out the same".
std::string fought_text(const std::set<std::uint32_t>& numbers) {
    if (numbers.empty()) return {};
    return fmt::format("; {} {}, fought again, came out the same",
                       numbers.size() == 1 ? "battle" : "battles", fmt::join(numbers, ", "));
}

}  // namespace

Verdict battles_again(const Save& save) {
    const std::vector<const Entry*> line = save.line();
    std::set<std::uint32_t> fought;
    std::string entered;
    for (const Entry& entry : save.entries()) {
        if (kind_of(entry.command) != CommandKind::battle) continue;
        const CampaignState before = save.state_after(entry.parent);
        const RulesInForce rules = save.rules_in(before);
        const auto command = read_command(rules.definition(), before, entry.command);
        if (!command) return {Verdict::Kind::altered, entry.number, sentence_of(command.error())};
        const auto& report = std::get<ReportBattle>(*command);
        const bool is_in_force = std::any_of(line.begin(), line.end(), [&](const Entry* each) {
            return each->number == entry.number;
        });
        if (report.from == ResultFrom::entered) {
            if (is_in_force) {
                entered += fmt::format("; the result of battle {} was entered by hand (command {})",
                                       report.battle.number + 1, entry.number);
            }
            continue;
        }
        if (const auto what = difference(save, entry, before, rules.definition(), report)) {
            return differing(entry, report.battle, *what);
        }
        if (is_in_force) fought.insert(report.battle.number + 1);
    }
    return {Verdict::Kind::identical, 0, fought_text(fought) + entered};
}

}  // namespace flagplot
