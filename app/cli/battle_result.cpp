#include "cli/battle_result.h"

#include <ostream>

#include "campaign/engagement.h"
#include "cli/command_context.h"
#include "cli/screen.h"
#include "present/side/side_standing.h"
#include "present/truth/battle_difference.h"

namespace flagplot::cli {

namespace {

/// The battle with this number of a side; nothing if it has none.
std::optional<BattleId> battle_of_side(const CampaignState& state, SideId side,
                                       std::uint64_t number) {
    for (std::uint32_t i = 0; i < state.battles.size(); ++i) {
        const auto own = state.battles[i].numbers.find(side);
        if (own != state.battles[i].numbers.end() && own->second.number == number) return {{i}};
    }
    return std::nullopt;
}

/// Tries out a result and shows what a solo player would be told.
Result<int> rehearse(const Save& save, const ReportBattle& report, std::optional<SeatId> veiled,
                     Console& console) {
    const auto step = advance(save.rules(), save.state(), report);
    if (!step) return Failure(step.error());
    if (!veiled) return done;
    console.out << "You would be told:\n"
                << told_text(save.rules().books.at(veiled->index()), step->after.view(*veiled),
                             save.state().turn, reports_to(step->reports, *veiled));
    return done;
}

}  // namespace

Result<BattleId> battle_meant(const CampaignState& state, std::optional<std::uint64_t> number) {
    const auto* awaited = state.stop ? std::get_if<OpenBattle>(&*state.stop) : nullptr;
    if (!number && awaited != nullptr) return awaited->battle;
    if (number && state.solo) {
        const auto own = battle_of_side(state, *state.solo, *number);
        if (own) return *own;
        return failure(ErrorCode::no_such_battle, {std::to_string(*number)});
    }
    if (!number) return failure(ErrorCode::no_battle_waits);
    if (*number < 1 || *number > state.battles.size()) {
        return failure(ErrorCode::no_such_battle, {std::to_string(*number)});
    }
    return BattleId{static_cast<std::uint32_t>(*number - 1)};
}

Result<BattleId> open_battle(const CampaignState& state, std::optional<std::uint64_t> number) {
    const auto battle = battle_meant(state, number);
    if (!battle || !state.battles[battle->index()].outcome) return battle;
    return failure(ErrorCode::no_such_battle, {std::to_string(battle->number + 1)});
}

Result<int> take(const Arguments& given, Save& save, HandedIn result, Difference difference,
                 Console& console) {
    const bool is_dry = given.has("--dry");
    if (const auto why = given.optional_text("--overrule")) result.report.overruled = *why;
    const auto veiled = veiled_seat(save, given, console);
    if (!veiled && (is_dry || difference == Difference::shown)) {
        console.out << difference_text(save.definition(), save.state(), result.report,
                                       result.filled);
    }
    if (is_dry) return rehearse(save, result.report, veiled, console);
    const TurnNumber turn = save.state().turn;
    const auto happened = save.carry_out(result.report);
    if (!happened) return Failure(happened.error());
    console.out << screen_happenings(save, *happened, turn, veiled)
                << screen_standing(save, veiled);
    return done;
}

Result<HandedIn> handed_in(const Save& save, BattleId battle,
                           const tactical::BattleResult& result) {
    auto filled = outcome_of(save.definition(), save.state(), battle, result);
    if (!filled) return Failure(filled.error());
    return HandedIn{{battle, std::move(filled->outcome), {}}, std::move(filled->filled)};
}

}  // namespace flagplot::cli
