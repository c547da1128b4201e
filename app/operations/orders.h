#pragma once

#include <string>

#include "store/save.h"
#include "view/check_orders.h"

namespace flagplot {

/// A sheet somebody hands in for a side.
struct SheetHandedIn {
    std::string text;
    std::string name = {};       ///< of its file, for errors; empty: none
    std::string overruled = {};  ///< why the umpire takes what the rules refuse; empty: they hold
    bool takes_valid = false;    ///< its valid lines, where others are wrong
};

/// What became of it.
struct SheetVerdict {
    Result<CheckedSheet> checked;  ///< an error: it cannot be read as a sheet for this turn
    bool is_taken = false;
};

/// Checks a sheet by what its side has been shown and takes it, or notes in the record that it was
/// refused. Errors: the command could not be carried out. Throws `MachineTrouble`.
[[nodiscard]] Result<SheetVerdict> hand_in(Save& save, SeatId seat, const SheetHandedIn& sheet);

}  // namespace flagplot
