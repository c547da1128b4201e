#pragma once

#include <optional>
#include <string>
#include <vector>

#include "admiral/chance_map.h"
#include "admiral/plan.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// The enemies that an admiral reckons with, and where each may be: what its staff expected, what
/// has been sighted since, and what has not. Page: docs/admiral.md#the-map

namespace flagplot::admiral {

struct Quarry {
    std::string name;                  ///< "contact C1", or what the staff calls it
    std::optional<ContactId> contact;  ///< none: only expected
    Declaration supposed;              ///< its composition, as declared or as supposed
    std::int32_t steps = 0;            ///< that it makes in a turn
    bool has_radar = false;            ///< as far as its staff knows
    ChanceMap where;                   ///< at the beginning of the coming turn
};

/// All of them: the contacts that stand, by number; then expected forces of which not all have been
/// sighted; then what bearings of wireless give.
/// \pre the bearings are of the book's chart and outlive the result
[[nodiscard]] std::vector<Quarry> quarries_of(const Plans& plans, const Book& book,
                                              const SideView& view, Bearings& bearings);

}  // namespace flagplot::admiral
