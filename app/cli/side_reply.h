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

/// Answers one sheet of a side. Made before the sheet is carried out, it keeps what the side has
/// been shown; the save must outlive it.
class SideReply {
  public:
    SideReply(const Save& save, SeatId seat) : shown_(save.rules(), save.state(), seat) {}

    /// By what the sheet is judged.
    [[nodiscard]] const ShownToSide& shown() const { return shown_; }

    /// No sheet could be read at all.
    [[nodiscard]] std::string text(const Error& error) const;
    /// In full, but for arrivals that nobody can expect who has not been shown where he stands: a
    /// sheet that comes before the turn before it was released is only said to be received.
    [[nodiscard]] std::string text(const CheckedSheet& checked, bool is_taken) const;

  private:
    [[nodiscard]] std::string short_answer(const CheckedSheet& checked) const;

    ShownToSide shown_;
};

}  // namespace flagplot::cli
