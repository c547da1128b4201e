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

/// The last sheet that the side gave for the turn, line by line; none if it gave none.
struct GivenSheet {
    std::vector<std::string> lines = {};
    std::optional<SendWord> word = {};  ///< one of the lines
    std::string overruled = {};         ///< why the umpire accepted it against the rules
};
[[nodiscard]] GivenSheet sheet_given(const RecordedTurn& turn, SeatId seat);

/// Other orders, and how they differ from those given.
struct ComparedOrders {
    OtherOrders orders;
    std::vector<std::string> dropped;  ///< lines of the sheet given, in canonical form
    std::vector<std::string> added;
};

/// What the umpire overruled for the sheet given is overruled for one with a few other lines, too.
/// Whether the orders are allowed is not checked here. Error: there is no sheet in the text, or a
/// line cannot be read.
[[nodiscard]] Result<ComparedOrders> other_orders(const OtherSheet& other, const GivenSheet& given,
                                                  const Roster& roster, SeatId seat,
                                                  TurnNumber turn);

}  // namespace flagplot
