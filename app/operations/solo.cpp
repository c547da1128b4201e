#include "operations/solo.h"

#include "campaign/command_kind.h"
#include "history/historic_result.h"
#include "history/orders.h"

namespace flagplot {

namespace {

std::optional<PendingDecision> pending_for_player(const Save& save) {
    return pending_for(save.definition(), save.state(), *player_of(save.state()));
}

std::optional<Command> decision_of_others(const Save& save) {
    return decision_for_others(save.definition(), save.state(), historic_result);
}

/// Must the turn be continued after a decision for another side in the middle of it?
bool goes_on_for_others(const Save& save, const std::vector<const Entry*>& line,
                        std::size_t place) {
    if (kind_of(line[place]->command) != CommandKind::resolve || place == 0) return false;
    const std::string& before = line[place - 1]->command;
    return kind_of(before) != CommandKind::orders &&
           is_of_others(save.definition(), save.state(), before);
}

bool is_of_player(const Save& save, const std::vector<const Entry*>& line, std::size_t place) {
    const Entry& entry = *line[place];
    return entry.parent != 0 && kind_of(entry.command) != CommandKind::withdraw &&
           !is_of_others(save.definition(), save.state(), entry.command) &&
           !goes_on_for_others(save, line, place);
}

}  // namespace

Result<void> hand_in_history(Save& save) {
    if (save.state().progress.phase != Phase::orders) return {};
    for (std::uint32_t side = 0; side < save.definition().sides.size(); ++side) {
        const SeatId seat{side};
        if (SideId{side} == save.state().solo || save.state().sheets.contains(seat)) continue;
        const Sheet sheet = historical_sheet(save.rules(), save.state(), seat);
        if (sheet.orders.empty()) continue;
        const auto taken = save.carry_out(SubmitOrders{seat, sheet, {}});
        if (!taken) return Failure(taken.error());
    }
    return {};
}

Result<bool> decide_for_others(Save& save) {
    const auto decision = decision_of_others(save);
    if (!decision) return false;
    const auto taken = save.carry_out(*decision);
    if (!taken) return Failure(taken.error());
    return true;
}

Result<Happened> play_on(Save& save) {
    if (pending_for_player(save)) {
        return failure(ErrorCode::waiting_for, {"you; flagplot status says what to decide"});
    }
    if (const auto handed_in = hand_in_history(save); !handed_in) {
        return Failure(handed_in.error());
    }
    const TurnNumber turn = save.state().turn;
    Happened all;
    do {
        const auto decision = decision_of_others(save);
        auto happened = save.carry_out(decision.value_or(Resolve{}));
        if (!happened) return Failure(happened.error());
        append(all, *std::move(happened));
    } while (save.state().turn == turn && !pending_for_player(save));
    return all;
}

std::int32_t last_of_player(const Save& save) {
    const std::vector<const Entry*> line = save.line();
    for (std::size_t place = line.size(); place-- > 0;) {
        if (is_of_player(save, line, place)) return line[place]->number;
    }
    return 0;
}

}  // namespace flagplot
