#include "campaign/shown.h"

#include "view/named_formations.h"

namespace flagplot {

namespace {

/// Rulings and amendments, as far as the sides have been shown them.
const StandingRulings& shown_rulings(const Definition& definition, const CampaignState& state) {
    const bool is_other = is_released_by_hand(definition, state) && state.shown.rulings;
    return is_other ? *state.shown.rulings : state.rulings;
}

}  // namespace

bool is_released_by_hand(const Definition& definition, const CampaignState& state) {
    return definition.table.release == Releasing::by_hand && !state.solo;
}

bool is_held_back(const Definition& definition, const CampaignState& state) {
    return is_released_by_hand(definition, state) && !state.shown.empty();
}

const SideView& shown_view(const Definition& definition, const CampaignState& state, SeatId seat) {
    const auto shown = state.shown.views.find(seat);
    const bool is_other =
        is_released_by_hand(definition, state) && shown != state.shown.views.end();
    return is_other ? shown->second : state.view(seat);
}

void tell(CampaignState& state, SeatId seat, const Report& report) {
    SideView& view = state.views.at(seat.index());
    if (is_for_release(report)) {
        state.shown.views.try_emplace(seat, view);
    } else if (std::holds_alternative<Released>(report)) {
        state.shown.views.erase(seat);
    }
    absorb(view, report);
}

ShownToSide::ShownToSide(const Rules& rules, const CampaignState& state, SeatId seat)
    : seat_(seat),
      rules_(rules, shown_rulings(rules.definition, state)),
      view_(shown_view(rules.definition, state, seat)),
      told_of_(static_cast<std::uint32_t>(state.view(seat).formations.size())),
      is_of_this_turn_(view_.turn == state.turn) {
    while (view_.turn < state.turn) absorb(view_, TurnEnded{view_.turn});
}

Sheet ShownToSide::numbered_as_told(Sheet sheet) const {
    const auto known = static_cast<std::uint32_t>(view_.formations.size());
    for (Order& order : sheet.orders) {
        each_formation(order, [&](OwnNumber& number) {
            if (number.number > known) number.number += told_of_ - known;
        });
    }
    return sheet;
}

}  // namespace flagplot
