#include "operations/war_told.h"

#include <algorithm>
#include <utility>

#include "base/lines.h"
#include "campaign/command_kind.h"
#include "operations/opponent.h"
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

std::optional<SideId> find_side(const Definition& definition, std::string_view id) {
    const auto& sides = definition.sides;
    const auto found = std::find_if(sides.begin(), sides.end(),
                                    [&](const SideRow& side) { return side.id == id; });
    if (found == sides.end()) return std::nullopt;
    return SideId{static_cast<std::uint32_t>(found - sides.begin())};
}

/// The plans of the sides that admirals lead; none if they cannot be read any more.
std::vector<PlanTold> plans_drawn(const Save& save) {
    std::vector<PlanTold> told;
    if (!opponent_of(save)) return told;
    const auto opponents = Opponents::of(save);
    for (std::uint32_t side = 0; opponents && side < save.definition().sides.size(); ++side) {
        if (SideId{side} == save.state().solo) continue;
        const admiral::Plan* plan = opponents->plan_of({side});
        if (plan != nullptr) told.push_back({{side}, plan->title, plan->text});
    }
    return told;
}

/// Why the admirals ordered what they ordered.
std::vector<OrderReason> reasons_in(const Save& save) {
    std::vector<OrderReason> reasons;
    const std::vector<TurnNumber> turns = turns_after(save.entries());
    for (const Entry* entry : save.line()) {
        const auto head = head_of(entry->command);
        const auto side = head ? find_side(save.definition(), head->subject) : std::nullopt;
        if (!side || head->kind != CommandKind::orders) continue;
        for (std::string& reason : reasons_of_orders(entry->command)) {
            reasons.push_back(
                {turns.at(static_cast<std::size_t>(entry->parent)), *side, std::move(reason)});
        }
    }
    return reasons;
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
    told.war.plans = plans_drawn(save);
    told.war.reasons = reasons_in(save);
    if (told.war.early.empty()) told.war.record_key = record_key_of(save.dice().secret);
    return told;
}

WarTold war_shown_to(const Save& save, SeatId seat) {
    return war_up_to(save, shown_entry(save, seat), {});
}

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
