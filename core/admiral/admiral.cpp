#include "admiral/admiral.h"

#include "admiral/plan_only.h"

namespace flagplot::admiral {

Decided orders_of(const Admiral& admiral, const Book& book, const SideView& view) {
    const Plan none;
    const Plan& plan = admiral.plan == nullptr ? none : *admiral.plan;
    return {plan_only_sheet(book, view, plan), {}};
}

std::optional<Action> answer_of(const Admiral& /*admiral*/, const Book& /*book*/,
                                const SideView& /*view*/, OwnNumber /*formation*/) {
    return std::nullopt;
}

bool takes_second(const Admiral& /*admiral*/, const OwnChoiceDue& /*choice*/) { return false; }

}  // namespace flagplot::admiral
