#include "operations/solo.h"

#include "campaign/command_kind.h"
#include "history/historic_result.h"
#include "history/orders.h"
#include "operations/battle.h"
#include "operations/opponent.h"

namespace flagplot {

namespace {

std::optional<PendingDecision> pending_for_player(const Save& save) {
    return pending_for(save.definition(), save.state(), *player_of(save.state()));
}

/// An admiral decides for the captains of its side, and battles of others are fought.
Result<Happened> decided_by_opponent(Save& save, Command usual) {
    const Stop stop = *save.state().stop;
    if (const auto* open = std::get_if<OpenBattle>(&stop)) {
        auto fought = fight_out(save, open->battle, {});
        if (!fought) return Failure(fought.error());
        return **std::move(fought);
    }
    if (const auto* freed = std::get_if<FreedCaptain>(&stop)) {
        const auto opponents = Opponents::of(save);
        if (!opponents) return Failure(opponents.error());
        usual = opponents->answer(save, *freed);
    }
    return save.carry_out(usual);
}

/// Decides what the turn waits for, if it waits for others. Nothing if it does not.
Result<std::optional<Happened>> decided_by_others(Save& save) {
    auto usual = decision_for_others(save.definition(), save.state(), historic_result);
    if (!usual) return std::optional<Happened>();
    auto happened =
        opponent_of(save) ? decided_by_opponent(save, *std::move(usual)) : save.carry_out(*usual);
    if (!happened) return Failure(happened.error());
    return std::optional(*std::move(happened));
}

/// The sheet of a side that the player does not lead.
SubmitOrders orders_of_history(const Save& save, SeatId seat) {
    return {seat, historical_sheet(save.rules(), save.state(), seat), {}};
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

Result<void> hand_in_for_others(Save& save) {
    if (save.state().progress.phase != Phase::orders) return {};
    std::optional<Opponents> opponents;
    if (opponent_of(save)) {
        auto read = Opponents::of(save);
        if (!read) return Failure(read.error());
        opponents = *std::move(read);
    }
    for (std::uint32_t side = 0; side < save.definition().sides.size(); ++side) {
        const SeatId seat{side};
        if (SideId{side} == save.state().solo || save.state().sheets.contains(seat)) continue;
        const SubmitOrders orders =
            opponents ? opponents->orders(save, seat) : orders_of_history(save, seat);
        if (orders.sheet.orders.empty() && orders.reasons.empty()) continue;
        const auto taken = save.carry_out(orders);
        if (!taken) return Failure(taken.error());
    }
    return {};
}

Result<bool> decide_for_others(Save& save) {
    const auto decided = decided_by_others(save);
    if (!decided) return Failure(decided.error());
    return decided->has_value();
}

Result<Happened> play_on(Save& save) {
    if (pending_for_player(save)) {
        return failure(ErrorCode::waiting_for, {"you; flagplot status says what to decide"});
    }
    if (const auto handed_in = hand_in_for_others(save); !handed_in) {
        return Failure(handed_in.error());
    }
    const TurnNumber turn = save.state().turn;
    Happened all;
    do {
        auto decided = decided_by_others(save);
        if (!decided) return Failure(decided.error());
        if (!*decided) {
            auto resolved = save.carry_out(Resolve{});
            if (!resolved) return Failure(resolved.error());
            *decided = *std::move(resolved);
        }
        append(all, **std::move(decided));
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
