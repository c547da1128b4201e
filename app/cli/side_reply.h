#pragma once

#include <string>

#include "store/save.h"
#include "view/check_orders.h"

/// \file
/// Answers to order sheets, without anything that the umpire has not released.

namespace flagplot::cli {

/// A sheet as it was handed in.
struct SheetText {
    std::string text;
    std::string name;  ///< of its file
};

/// Answers a sheet of a side. It is made before the sheet is carried out, and keeps what the side
/// has been shown; the save must outlive it.
class SideReply {
  public:
    SideReply(const Save& save, SeatId seat) : shown_(save.rules(), save.state(), seat) {}

    /// What the sheet is judged by.
    [[nodiscard]] const ShownToSide& shown() const { return shown_; }

    /// The answer if no sheet could be read at all.
    [[nodiscard]] std::string text(const Error& error) const;
    /// The full answer, but without arrivals that would reveal positions: a sheet that comes before
    /// the release of the last turn is only acknowledged.
    [[nodiscard]] std::string text(const CheckedSheet& checked, bool is_taken) const;

  private:
    [[nodiscard]] std::string short_answer(const CheckedSheet& checked) const;

    ShownToSide shown_;
};

}  // namespace flagplot::cli
