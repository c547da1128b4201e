#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "campaign/rules_in_force.h"
#include "campaign/state.h"
#include "view/book.h"
#include "view/notation.h"
#include "view/side_view.h"

/// \file
/// What the sides have been shown of what they were told, and how their orders are judged by it.
/// Page: docs/umpire.md#each-turn

namespace flagplot {

/// Does the umpire release by hand what the sides were told? A solo player is shown it at once, and
/// so are the sides of a campaign with `release = "at_once"`.
[[nodiscard]] bool is_released_by_hand(const Definition& definition, const CampaignState& state);

/// Does something wait for the umpire's release: a report to any side, or changed data and
/// switches? Not what reaches its side at once (`is_for_release`).
[[nodiscard]] bool is_held_back(const Definition& definition, const CampaignState& state);

/// The same of one seat.
[[nodiscard]] bool is_held_back(const Definition& definition, const CampaignState& state,
                                SeatId seat);

/// Between turns: the sides that have not been shown how the last turn ended although another side
/// has, because the umpire released it to some sides alone. Sorted; empty if all know as much.
[[nodiscard]] std::vector<SideId> sides_behind(const Definition& definition,
                                               const CampaignState& state);

/// Why these sides cannot be shown what they were told; empty `to`: all sides. Changed data and
/// switches are shown to all sides at the same time, because the rules are known to everybody.
[[nodiscard]] std::optional<Error> problem_with_release(const Definition& definition,
                                                        const CampaignState& state,
                                                        const std::vector<SideId>& to);

/// Why the next turn should not begin: there are `sides_behind`.
[[nodiscard]] std::optional<Error> problem_with_head_start(const Definition& definition,
                                                           const CampaignState& state);

/// The picture that a seat has been shown: its reports up to the last release, applied one after
/// another.
[[nodiscard]] const SideView& shown_view(const Definition& definition, const CampaignState& state,
                                         SeatId seat);

/// Copies a report into a seat's picture. If the report has to wait, keeps the picture as it was
/// shown. Decides nothing.
void tell(CampaignState& state, SeatId seat, const Report& report);

/// What a side's sheet is judged by before the turn: the data, the switches and the picture that
/// the side has been shown, so that the answer cannot reveal anything else. The turn itself goes by
/// the actual picture, and orders that cannot be carried out lapse. Holds references: rules and
/// state must outlive it.
class ShownToSide {
  public:
    ShownToSide(const Rules& rules, const CampaignState& state, SeatId seat);

    [[nodiscard]] const Book& book() const { return rules_.rules().books.at(seat_.index()); }
    /// At the beginning of the turn to be ordered. If the side has not been shown the end of the
    /// turns before, they have passed for it without a report.
    [[nodiscard]] const SideView& view() const { return view_; }
    /// Has it been shown how the last turn ended?
    [[nodiscard]] bool is_of_this_turn() const { return is_of_this_turn_; }
    /// A sheet that numbers formations as `view` does, with the numbers that they have in the
    /// state: there, too, those it forms itself come after all others.
    [[nodiscard]] Sheet numbered_as_told(Sheet sheet) const;

  private:
    SeatId seat_;
    RulesInForce rules_;
    SideView view_;
    std::uint32_t told_of_ = 0;  ///< how many formations the side has been told of by now
    bool is_of_this_turn_ = true;
};

}  // namespace flagplot
