#include "operations/showing.h"

#include <utility>

#include "campaign/receipts.h"
#include "operations/releases.h"

namespace flagplot {

Digest Showing::receipt(SeatId seat) const {
    Digest receipt = receipt_of(line, seat);
    for (const Told& told : more) {
        if (told.seat == seat) receipt = receipt_with(receipt, told.report);
    }
    return receipt;
}

Showing showing_at(const Save& save, std::int32_t entry) {
    return {save.state_after(entry), line_to(save.entries(), entry), {}};
}

Result<Showing> showing_to_be(const Save& save, std::vector<SideId> sides) {
    if (sides.empty()) sides = sides_due(save);
    auto step = advance(save.rules(), save.state(), Release{save.record_print(), std::move(sides)});
    if (!step) return Failure(step.error());
    return Showing{std::move(step->after), save.line(), std::move(step->reports)};
}

}  // namespace flagplot
