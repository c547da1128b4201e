#pragma once

#include <string>

#include "store/save.h"
#include "view/check_orders.h"

/// \file
/// Answers to order sheets that hold nothing which the umpire has not released.

namespace flagplot::cli {

/// A sheet as it came in.
struct SheetText {
    std::string text;
    std::string name;  ///< of its file
};

/// Answers one sheet of a side. Made before the sheet is carried out, it keeps the picture the side
/// has been shown, and the rules by which it was; the save must outlive it.
class SideReply {
  public:
    SideReply(const Save& save, SeatId seat);

    /// No sheet could be read at all.
    [[nodiscard]] std::string text(const Error& error) const;
    /// What was judged in the true picture, said from the shown one: in full where both judge
    /// alike, else only whether it was received.
    [[nodiscard]] std::string text(const SheetText& sheet, Bound bound, const CheckedSheet& checked,
                                   bool is_taken) const;

  private:
    SideReply(const Save& save, SeatId seat, const CampaignState& shown);
    [[nodiscard]] const Book& book() const { return rules_.rules().books.at(seat_.index()); }
    [[nodiscard]] std::string short_answer(const CheckedSheet& checked, bool is_taken) const;

    SeatId seat_;
    RulesInForce rules_;
    SideView shown_;
    Roster roster_;
    bool is_all_shown_;
};

}  // namespace flagplot::cli
