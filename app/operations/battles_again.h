#pragma once

#include <cstdint>

#include "store/save.h"

/// \file
/// The results of battles that the program is said to have fought, found out again from the orders.
/// It is done here because the campaign itself knows no module.

namespace flagplot {

/// What `verify` finds when it fights every battle of a save again, those too that were taken back:
/// identical, with what was fought again and which results were entered by hand; or the first
/// result that is not what its orders lead to. \pre the record is whole and means what it did
[[nodiscard]] Verdict battles_again(const Save& save);

/// Do the orders that are kept of a battle after this entry come to this result by today's rules?
/// \pre it had been begun
[[nodiscard]] bool comes_of_its_orders(const Save& save, std::int32_t entry,
                                       const ReportBattle& report);

}  // namespace flagplot
