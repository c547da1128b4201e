#pragma once

#include "campaign/rules_in_force.h"
#include "campaign/state.h"
#include "view/book.h"
#include "view/notation.h"
#include "view/side_view.h"

/// \file
/// What the sides have been shown of what they were told, and how their orders are judged by it.
/// Page: docs/umpire.md#each-turn

namespace flagplot {

/// Does the umpire show the sides by hand what they were told? A solo player is shown it at
/// once, and so are the sides of a campaign with `release = "at_once"`.
[[nodiscard]] bool is_released_by_hand(const Definition& definition, const CampaignState& state);

/// Does something wait for the umpire to release it: a report to any side, or data and switches
/// that he has changed? Not what reaches its side at once (`is_for_release`).
[[nodiscard]] bool is_held_back(const Definition& definition, const CampaignState& state);

/// The picture a seat has been shown: the fold of its reports up to the last release.
[[nodiscard]] const SideView& shown_view(const Definition& definition, const CampaignState& state,
                                         SeatId seat);

/// Copies a report into a seat's picture, and keeps the one it has been shown where the report has
/// to wait. Decides nothing.
void tell(CampaignState& state, SeatId seat, const Report& report);

/// By what a side's sheet is judged before the turn: the data, the switches and the picture it has
/// been shown, so that the answer cannot betray what it has not. The turn itself goes by what is
/// so; what it cannot carry out lapses there. Holds references: rules and state must outlive it.
class ShownToSide {
  public:
    ShownToSide(const Rules& rules, const CampaignState& state, SeatId seat);

    [[nodiscard]] const Book& book() const { return rules_.rules().books.at(seat_.index()); }
    /// At the beginning of the turn that is to be ordered: turns whose end the side has not been
    /// shown have passed for it without a report.
    [[nodiscard]] const SideView& view() const { return view_; }
    /// Has it been shown how the turn before ended?
    [[nodiscard]] bool is_of_this_turn() const { return is_of_this_turn_; }
    /// A sheet that numbers formations as `view` does, with the numbers they have in the state:
    /// those it forms itself stand behind all others there too.
    [[nodiscard]] Sheet numbered_as_told(Sheet sheet) const;

  private:
    SeatId seat_;
    RulesInForce rules_;
    SideView view_;
    std::uint32_t told_of_ = 0;  ///< how many formations the side was told of by now
    bool is_of_this_turn_ = true;
};

}  // namespace flagplot
