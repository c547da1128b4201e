#pragma once

#include <cstdint>

#include "store/save.h"

/// \file
/// Fights battles again from their orders, to check results that the program is said to have
/// fought. Done here because the campaign itself knows no module.

namespace flagplot {

/// What `verify` finds when it fights every battle of a save again, including those that were taken
/// back: identical, with the battles that were fought again and the results that were entered by
/// hand; or the first result that does not follow from its orders. \pre the record is intact, and
/// its texts mean the same campaign
[[nodiscard]] Verdict battles_again(const Save& save);

/// Do the stored orders of a battle, after this entry, lead to this result by today's rules?
/// \pre it had been begun
[[nodiscard]] bool comes_of_its_orders(const Save& save, std::int32_t entry,
                                       const ReportBattle& report);

}  // namespace flagplot
