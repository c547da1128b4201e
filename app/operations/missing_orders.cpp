#include "operations/missing_orders.h"

#include <fmt/format.h>

#include <array>

#include "campaign/solo.h"
#include "view/check_orders.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Orders all formations of a side to hold that may do so.
Sheet holding_sheet(const Save& save, SeatId seat) {
    const ShownToSide shown(save.rules(), save.state(), seat);
    const Book& book = shown.book();
    const SideView& view = shown.view();
    Sheet sheet{save.state().turn, {}};
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        const Order hold = FormationOrder{{number}, Hold{}};
        if (!problem_with(book, view, hold)) sheet.orders.push_back(hold);
    }
    return sheet;
}

std::vector<SideId> sides_to_provide_for(const Save& save) {
    const auto player = player_of(save.state());
    std::vector<SideId> missing;
    for (std::uint32_t side = 0; side < save.definition().sides.size(); ++side) {
        const SeatId seat = seat_of({side});
        if (player && seat != *player) continue;
        if (!save.state().sheets.contains(seat)) missing.push_back({side});
    }
    return missing;
}

Result<void> check_refusals(const Save& save, const std::vector<SideId>& missing,
                            std::optional<WhenMissing> policy) {
    std::vector<std::string> refusing;
    for (const SideId side : missing) {
        const SideRow& row = save.definition().side(side);
        if (policy.value_or(row.missing) == WhenMissing::refuse) refusing.push_back(row.id);
    }
    if (refusing.empty()) return {};
    return failure(ErrorCode::orders_missing,
                   {std::to_string(save.state().turn.count), enumeration(refusing)});
}

}  // namespace

std::string_view missing_text(WhenMissing policy) {
    constexpr std::array<std::string_view, words_of<WhenMissing>.size()> texts{
        "continue as ordered before", "hold where they may", "the turn is not begun"};
    return texts[static_cast<std::size_t>(policy)];
}

Result<void> provide_for_missing(Save& save, std::optional<WhenMissing> policy, std::string& said) {
    if (save.state().progress.phase != Phase::orders) return {};
    const auto missing = sides_to_provide_for(save);
    if (auto checked = check_refusals(save, missing, policy); !checked) return checked;
    for (const auto& [seat, why] : save.state().refused) {
        const SideRow& row = save.definition().side(side_of(seat));
        said += fmt::format("The last sheet of {} ({}) was refused: {}.\n", row.name, row.id, why);
    }
    for (const SideId side : missing) {
        const SideRow& row = save.definition().side(side);
        const WhenMissing what = policy.value_or(row.missing);
        if (what == WhenMissing::hold) {
            const SeatId seat = seat_of(side);
            const auto taken = save.carry_out(SubmitOrders{seat, holding_sheet(save, seat), {}});
            if (!taken) return Failure(taken.error());
        }
        said += fmt::format("No orders from {} ({}) for turn {}; its formations {}.\n", row.name,
                            row.id, save.state().turn.count, missing_text(what));
    }
    return {};
}

}  // namespace flagplot
