#include "leak/turn_again.h"

#include <algorithm>

#include "leak/side_output.h"

namespace flagplot::test {

std::string output(const World& world, const Rules& rules, const Turn& turn, Leak leak) {
    std::string text;
    std::vector<Report> reports;
    for (const Played& played : turn) {
        text += solo_stop(rules, played.before, blue);
        for (const Told& told : played.step.reports) {
            if (told.seat != blue) continue;
            text += encoded(told.report);
            reports.push_back(told.report);
        }
    }
    const CampaignState& after = turn.back().step.after;
    text += side_output(rules, after, blue);
    if (world.is_drawn) {
        text += side_pages(rules.books.at(blue.index()), after.view(blue), turn.front().before.turn,
                           reports);
    }
    return leak == nullptr ? text : text + leak(world, turn);
}

Rules rules_of(const World& world) { return {world.definition, OfficialDice{world.secret}}; }

std::vector<Turn> turns_of(const World& world, const Rules& rules) {
    std::vector<Turn> turns;
    CampaignState state = must_advance(rules, first_state(world.definition), Begin{}).after;
    while (state.progress.phase != Phase::over) {
        turns.push_back(play_turn(world, rules, state));
        state = turns.back().back().step.after;
    }
    return turns;
}

CampaignState without_reactions(const World& world, CampaignState state) {
    const SideView& view = state.view(red);
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        if (row_of(world.definition, state, {i}).side != side_of(red)) continue;
        state.formations[i].conditions.clear();
        state.formations[i].stance = Stance::accept;
        state.formations[i].task.reset();
    }
    std::erase_if(state.sheets[red].orders, [&](const Order& order) {
        const auto* line = std::get_if<FormationOrder>(&order);
        if (line == nullptr) return false;
        const bool is_known = line->formation.number <= view.formations.size();
        const bool is_task = std::holds_alternative<Follow>(line->what) ||
                             std::holds_alternative<Escort>(line->what) ||
                             std::holds_alternative<Shadow>(line->what) ||
                             std::holds_alternative<ReturnToPort>(line->what);
        const bool is_change = std::holds_alternative<PlotRoute>(line->what) &&
                               (!is_known || view.formation(line->formation).route.has_value());
        return is_change || is_task || std::holds_alternative<Conditional>(line->what) ||
               std::holds_alternative<TakeStance>(line->what) ||
               std::holds_alternative<Detach>(line->what) ||
               std::holds_alternative<Merge>(line->what);
    });
    return state;
}

const CampaignState& before_resolving(const Turn& turn) {
    const auto resolve = std::find_if(turn.begin(), turn.end(), [](const Played& played) {
        return std::holds_alternative<Resolve>(played.command);
    });
    return resolve->before;
}

Turn resolved(const World& world, const Rules& rules, CampaignState now) {
    Turn played;
    const TurnNumber turn = now.turn;
    while (now.turn == turn) {
        const Command command = now.stop ? answer_to(world, now) : Command{Resolve{}};
        played.push_back({command, now, must_advance(rules, now, command)});
        now = played.back().step.after;
    }
    return played;
}

}  // namespace flagplot::test
