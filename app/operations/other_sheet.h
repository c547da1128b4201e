#pragma once

#include <optional>
#include <string>
#include <vector>

#include "operations/branch.h"
#include "view/notation.h"

/// \file
/// The other orders that "what if" asks about: a whole sheet, or a few lines for the sheet that the
/// side gave.

namespace flagplot {

struct OtherSheet {
    std::optional<std::string> text = {};  ///< a whole sheet; none: only `lines` are other
    std::string name = {};                 ///< of its file, for errors; empty: none
    /// Each replaces all lines of the sheet given about the same formation, the same aircraft or
    /// the initiative.
    std::vector<std::string> lines = {};
};

/// The last sheet that the side gave for the turn; an empty one if it gave none.
[[nodiscard]] SubmitOrders orders_given(const RecordedTurn& turn, SeatId seat);

/// The other orders as a whole sheet. What the umpire overruled for the sheet given is overruled
/// for one with a few other lines, too. Error: a line cannot be read.
[[nodiscard]] Result<OtherOrders> other_orders(const OtherSheet& other, const SubmitOrders& given,
                                               const Roster& roster);

/// A sheet's lines in their canonical form.
[[nodiscard]] std::vector<std::string> lines_of(const Roster& roster, const Sheet& sheet);

/// The lines of one sheet that the other does not have.
[[nodiscard]] std::vector<std::string> lines_only_in(const std::vector<std::string>& some,
                                                     const std::vector<std::string>& others);

}  // namespace flagplot
