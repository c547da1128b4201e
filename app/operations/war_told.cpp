#include "operations/war_told.h"

#include <algorithm>
#include <utility>

#include "base/lines.h"
#include "operations/releases.h"

namespace flagplot {

namespace {

/// What happened in each turn of the line of play, up to an entry.
std::vector<WarTurn> turns_up_to(const Save& save, std::int32_t last) {
    std::vector<WarTurn> turns;
    CampaignState state = save.state_after(0);
    const TurnNumber end = save.written_rules().definition.calendar.last_turn();
    for (const Entry* entry : line_to(save.entries(), last)) {
        auto happened = what_happened(*entry);
        // what follows the last turn belongs to it
        const TurnNumber turn = std::min(state.turn, end);
        state = folded(std::move(state), happened.facts, happened.reports);
        if (turns.empty() || turns.back().turn != turn) turns.push_back({turn, {}, {}, {}});
        WarTurn& written = turns.back();
        for (Fact& fact : happened.facts) written.facts.push_back(std::move(fact));
        for (Told& told : happened.reports) written.reports.push_back(std::move(told));
        written.after = state;
    }
    return turns;
}

/// Everything the umpire took back, and why.
std::vector<TakenBackNote> taken_back_in(const Save& save) {
    std::vector<TakenBackNote> notes;
    const std::vector<TurnNumber> turns = turns_after(save.entries());
    for (const Entry& entry : save.entries()) {
        for (const Fact& fact : what_happened(entry).facts) {
            const auto* withdrawn = std::get_if<CommandWithdrawn>(&fact);
            if (withdrawn == nullptr) continue;
            const Entry& taken =
                save.entries().at(static_cast<std::size_t>(withdrawn->command) - 1);
            const auto line = line_to(save.entries(), entry.number - 1);
            const auto later = std::count_if(line.begin(), line.end(), [&](const Entry* each) {
                return each->number > withdrawn->command;
            });
            notes.push_back({turns.at(static_cast<std::size_t>(taken.parent)), taken.number,
                             first_line(taken.command), static_cast<std::int32_t>(later),
                             withdrawn->why});
        }
    }
    return notes;
}

WarTold war_up_to(const Save& save, std::int32_t last, std::string early) {
    RulesInForce in_force = save.rules_in(save.state_after(last));
    War war{in_force.definition(), in_force.rules().books, turns_up_to(save, last),
            std::move(early)};
    war.commitment = commitment_of(save.dice().secret);
    war.public_seed = save.dice().public_seed;
    return {std::move(in_force), std::move(war)};
}

}  // namespace

WarTold war_told_to_all(const Save& save, std::string early) {
    WarTold told = war_up_to(save, save.head(), std::move(early));
    told.war.taken_back = taken_back_in(save);
    if (told.war.early.empty()) told.war.record_key = record_key_of(save.dice().secret);
    return told;
}

WarTold war_shown_to_sides(const Save& save) { return war_up_to(save, shown_entry(save), {}); }

Result<std::string> reason_to_tell(const Save& save, const std::string& what,
                                   const std::string& reason) {
    const TurnNumber turn = save.state().turn;
    const Calendar& calendar = save.definition().calendar;
    if (calendar.is_over(turn)) return std::string{};
    if (!reason.empty()) return reason;
    return failure(ErrorCode::war_not_over,
                   {what, std::to_string(turn.count), std::to_string(calendar.last_turn().count)});
}

}  // namespace flagplot
