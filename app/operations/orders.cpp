#include "operations/orders.h"

#include "campaign/shown.h"
#include "campaign/solo.h"
#include "operations/refused_orders.h"

namespace flagplot {

Result<SheetVerdict> hand_in(Save& save, SeatId seat, const SheetHandedIn& sheet) {
    const ShownToSide shown(save.rules(), save.state(), seat);
    const Bound bound = sheet.overruled.empty() ? Bound::by_rules : Bound::physical_limits_only;
    SheetVerdict verdict{check_sheet(shown.book(), shown.view(), sheet.text, sheet.name, bound)};
    const auto& checked = verdict.checked;
    verdict.is_taken = checked && (checked->is_clean() || sheet.takes_valid);
    if (verdict.is_taken) {
        const auto taken = save.carry_out(SubmitOrders{seat, checked->sheet, sheet.overruled});
        if (!taken) return Failure(veiled(save.definition(), save.state(), taken.error()));
        return verdict;
    }
    const std::string why = checked ? first_problem(*checked) : sentence_of(checked.error());
    if (const auto noted = note_refusal(save, seat, why); !noted) return Failure(noted.error());
    return verdict;
}

}  // namespace flagplot
