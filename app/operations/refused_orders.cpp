#include "operations/refused_orders.h"

#include <algorithm>

#include "base/ensure.h"

namespace flagplot {

std::string first_problem(const CheckedSheet& checked) {
    const auto wrong = std::find_if(checked.lines.begin(), checked.lines.end(),
                                    [](const SheetLine& line) { return !line.order; });
    FLAGPLOT_ENSURE(wrong != checked.lines.end());
    return sentence_of(wrong->order.error());
}

Result<void> note_refusal(Save& save, SeatId seat, const std::string& why) {
    const CampaignState& state = save.state();
    if (state.solo || state.progress.phase != Phase::orders) return {};
    const auto noted = save.carry_out(RefuseOrders{seat, why});
    if (!noted) return Failure(noted.error());
    return {};
}

}  // namespace flagplot
