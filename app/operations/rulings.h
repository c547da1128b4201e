#pragma once

#include <string>
#include <vector>

#include "store/save.h"

namespace flagplot {

/// A decision of the umpire by hand, as it is typed (docs/umpire.md#decide-by-hand).
struct RulingInWords {
    std::vector<std::string> what;       ///< "place", "UK-K", "at", "B3"
    std::string why;                     ///< kept in the record; no side is told
    std::vector<std::string> told = {};  ///< ids of sides
    std::string say = {};                ///< what they are told; empty: what the verb itself says
};

/// Carries it out. Errors: a word that no ruling has there; the ruling is refused.
[[nodiscard]] Result<Happened> rule_by_hand(Save& save, const RulingInWords& ruling);

}  // namespace flagplot
