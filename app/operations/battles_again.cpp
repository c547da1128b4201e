#include "operations/battles_again.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <vector>

#include "campaign/command_kind.h"
#include "campaign/engagement.h"
#include "operations/battle_fight.h"
#include "store/revision.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// What is wrong with the stored state of a battle.
std::optional<std::string> wrong_state(const FightAtHand& fight) {
    const auto again = fight.fought_again();
    if (!again) return "cannot be fought again: " + sentence_of(again.error());
    if (*again == fight.state()) return std::nullopt;
    return std::string("does not stand as its orders lead to");
}

/// What is wrong with a result that is marked as fought.
std::optional<std::string> difference(const Save& save, std::int32_t entry,
                                      const CampaignState& before, const Definition& definition,
                                      const ReportBattle& report) {
    const auto fight = FightAtHand::after(save, entry, report.battle);
    if (!fight) return "cannot be fought again: " + sentence_of(fight.error());
    if (auto wrong = wrong_state(*fight)) return wrong;
    if (fight->to_act()) return std::string("was not fought to its end by its orders");
    const auto filled = outcome_of(definition, before, report.battle, fight->result());
    if (!filled) return "comes to no result: " + sentence_of(filled.error());
    if (filled->outcome == report.outcome) return std::nullopt;
    return std::string("comes out otherwise when it is fought again from its orders");
}

/// The same for a battle that is still being fought.
std::optional<std::string> wrong_at_hand(const Save& save, BattleId battle) {
    const Battle& now = save.state().battles.at(battle.index());
    if (now.outcome || !now.fight) return std::nullopt;
    const auto fight = FightAtHand::open(save, battle, {});
    if (!fight) return "cannot be fought again: " + sentence_of(fight.error());
    return wrong_state(*fight);
}

/// Another version may fight differently; this one cannot.
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
                       noun_for(std::ssize(numbers), "battle"), fmt::join(numbers, ", "));
}

}  // namespace

bool comes_of_its_orders(const Save& save, std::int32_t entry, const ReportBattle& report) {
    const CampaignState before = save.state_after(entry);
    return !difference(save, entry, before, save.rules_in(before).definition(), report);
}

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
        if (const auto what = difference(save, entry.parent, before, rules.definition(), report)) {
            return differing(entry, report.battle, *what);
        }
        if (is_in_force) fought.insert(report.battle.number + 1);
    }
    for (std::uint32_t battle = 0; battle < save.state().battles.size(); ++battle) {
        if (const auto what = wrong_at_hand(save, {battle})) {
            return differing(*line.back(), {battle}, *what);
        }
    }
    return {Verdict::Kind::identical, 0, fought_text(fought) + entered};
}

}  // namespace flagplot
