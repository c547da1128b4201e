#pragma once

#include <string>

#include "store/save.h"
#include "view/check_orders.h"

/// \file
/// Sheets that were refused: the umpire has to know who must send another one.

namespace flagplot {

/// The first thing that is wrong with a sheet. \pre not clean
[[nodiscard]] std::string first_problem(const CheckedSheet& checked);

/// Notes in the record that a side's sheet was refused, so that `status` and `resolve` say so. Does
/// nothing in a solo campaign, or while the turn does not wait for orders.
[[nodiscard]] Result<void> note_refusal(Save& save, SeatId seat, const std::string& why);

}  // namespace flagplot
