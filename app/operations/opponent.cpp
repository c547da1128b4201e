#include "operations/opponent.h"

#include <utility>

#include "campaign/shown.h"
#include "campaign/solo.h"
#include "files/plans_file.h"
#include "store/campaign_folder.h"

namespace flagplot {

namespace {

/// The texts of the campaign as it is now.
const std::vector<SourceText>& texts_now(const Save& save) {
    const auto& amended = save.state().rulings.amended;
    return amended ? save.sources_of(*amended) : save.sources();
}

}  // namespace

std::optional<AdmiralLevel> opponent_of(const Save& save) {
    if (!save.state().solo) return std::nullopt;
    const auto first = read_command(save.written_rules().definition, save.state_after(0),
                                    save.line().front()->command);
    const auto* begin = first ? std::get_if<Begin>(&*first) : nullptr;
    return begin == nullptr ? std::nullopt : begin->against;
}

Result<Opponents> Opponents::of(const Save& save) {
    auto plans = read_plans(sources_of(texts_now(save)).plans, save.definition());
    if (!plans) return Failure(plans.error().front());
    return Opponents(*std::move(plans), *opponent_of(save), save.dice().secret);
}

const admiral::Plan* Opponents::plan_of(SideId side) const {
    return admiral::drawn_plan(plans_, side, dice_);
}

admiral::Admiral Opponents::admiral_of(SideId side) const {
    return {&plans_, plan_of(side), level_};
}

SubmitOrders Opponents::orders(const Save& save, SeatId seat) const {
    const ShownToSide shown(save.rules(), save.state(), seat);
    auto [sheet, reasons] =
        admiral::orders_of(admiral_of(side_of(seat)), shown.book(), shown.view());
    return {seat, std::move(sheet), {}, std::move(reasons)};
}

Command Opponents::decision(const Save& save) const {
    const CampaignState& state = save.state();
    if (const auto* freed = std::get_if<FreedCaptain>(&*state.stop)) {
        const FormationRow& row = row_of(save.definition(), state, freed->formation);
        const SeatId seat = seat_of(row.side);
        return Answer{seat, row.number,
                      admiral::answer_of(admiral_of(row.side), save.rules().books[seat.index()],
                                         state.view(seat), row.number)};
    }
    if (const auto* choice = std::get_if<CardChoice>(&*state.stop)) {
        const SeatId seat = seat_of(choice->side);
        const auto pending = pending_for(save.definition(), state, seat);
        const auto* due = pending ? std::get_if<OwnChoiceDue>(&*pending) : nullptr;
        return Choose{seat, due != nullptr && takes_second(admiral_of(choice->side), *due)};
    }
    return GiveRuling{false, {}};
}

}  // namespace flagplot
