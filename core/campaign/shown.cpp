#include "campaign/shown.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/named_formations.h"

namespace flagplot {

namespace {

Error refusal(std::string sentence) {
    return {ErrorCode::bad_command, {std::move(sentence)}, {}, {}};
}

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

bool is_held_back(const Definition& definition, const CampaignState& state, SeatId seat) {
    return is_released_by_hand(definition, state) &&
           (state.shown.views.contains(seat) || state.shown.rulings);
}

std::vector<SideId> sides_behind(const Definition& definition, const CampaignState& state) {
    std::vector<SideId> behind;
    for (std::uint32_t seat = 0; seat < state.views.size(); ++seat) {
        if (shown_view(definition, state, {seat}).turn < state.turn) {
            behind.push_back(side_of({seat}));
        }
    }
    return behind.size() < state.views.size() ? behind : std::vector<SideId>{};
}

std::optional<Error> problem_with_release(const Definition& definition, const CampaignState& state,
                                          const std::vector<SideId>& to) {
    if (!is_held_back(definition, state)) return Error{ErrorCode::nothing_to_release, {}, {}, {}};
    if (to.empty()) return std::nullopt;
    if (state.shown.rulings) {
        return refusal(
            "data or switches have changed since the last release; every side is shown that at "
            "the same time, so no side can be held back");
    }
    const auto has_all = std::find_if(to.begin(), to.end(), [&](SideId side) {
        return !is_held_back(definition, state, seat_of(side));
    });
    if (has_all == to.end()) return std::nullopt;
    return refusal(
        fmt::format("nothing waits to be released to {}: it has been shown what it was told",
                    definition.side(*has_all).name));
}

std::optional<Error> problem_with_head_start(const Definition& definition,
                                             const CampaignState& state) {
    const std::vector<SideId> behind = sides_behind(definition, state);
    if (behind.empty()) return std::nullopt;
    return Error{ErrorCode::waiting_for,
                 {fmt::format("the release to {}: another side has been shown the turn before; "
                              "release it, or overrule this for a reason",
                              names_of(definition, behind))},
                 {},
                 {}};
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
