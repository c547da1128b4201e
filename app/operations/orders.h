#pragma once

#include <string>

#include "store/save.h"
#include "view/check_orders.h"

namespace flagplot {

/// A sheet to hand in for a side.
struct SheetHandedIn {
    std::string text;
    std::string name = {};  ///< of its file, for errors; empty: none
    /// Why the umpire accepts what the rules refuse; empty: the rules apply.
    std::string overruled = {};
    bool takes_valid = false;  ///< accept its valid lines even if others are wrong
};

/// The result of handing it in.
struct SheetVerdict {
    Result<CheckedSheet> checked;  ///< an error if it cannot be read as a sheet for this turn
    bool is_taken = false;
};

/// Checks a sheet by what its side has been shown and accepts it, or notes in the record that it
/// was refused. Errors: the command could not be carried out. Throws `MachineTrouble`.
[[nodiscard]] Result<SheetVerdict> hand_in(Save& save, SeatId seat, const SheetHandedIn& sheet);

}  // namespace flagplot
