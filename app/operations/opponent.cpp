#include "operations/opponent.h"

#include <utility>

#include "campaign/shown.h"
#include "files/plans_file.h"
#include "store/campaign_folder.h"
#include "store/module_data.h"

namespace flagplot {

std::optional<AdmiralLevel> opponent_of(const Save& save) {
    if (!save.state().solo) return std::nullopt;
    const auto first = read_command(save.written_rules().definition, save.state_after(0),
                                    save.line().front()->command);
    const auto* begin = first ? std::get_if<Begin>(&*first) : nullptr;
    return begin == nullptr ? std::nullopt : begin->against;
}

Result<Opponents> Opponents::of(const Save& save) {
    auto plans =
        read_plans(sources_of(texts_in_force(save, save.state())).plans, save.definition());
    if (!plans) return Failure(plans.error().front());
    return Opponents(*std::move(plans), *opponent_of(save), save.dice().secret);
}

const admiral::Plan* Opponents::plan_of(SideId side) const {
    return admiral::drawn_plan(plans_, side, dice_, admiral::lots_of(level_));
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

Answer Opponents::answer(const Save& save, const FreedCaptain& freed) const {
    const CampaignState& state = save.state();
    const FormationRow& row = row_of(save.definition(), state, freed.formation);
    const SeatId seat = seat_of(row.side);
    return {seat, row.number,
            admiral::answer_of(admiral_of(row.side), save.rules().books[seat.index()],
                               state.view(seat), row.number)};
}

}  // namespace flagplot
