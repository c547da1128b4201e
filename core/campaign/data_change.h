#pragma once

#include <string>
#include <vector>

#include "base/fields.h"
#include "campaign/definition.h"

/// \file
/// What differs between two states of a campaign's data, thing by thing, in words an umpire reads.
/// It is made from the field lists: a member that is added is compared without further ado.

namespace flagplot {

/// One difference. Nothing was there before, or nothing is there now, where a text is empty.
struct DataChange {
    std::string what;  ///< "ship Trieste, radar"
    std::string was;   ///< "no"
    std::string is;    ///< "yes"

    friend bool operator==(const DataChange&, const DataChange&) = default;
};
FLAGPLOT_FIELDS(DataChange, what, was, is)

/// Every difference, in the order in which the data are listed.
[[nodiscard]] std::vector<DataChange> changes_between(const Definition& was, const Definition& is);

/// "ship Trieste, radar: no -> yes", "weather 2: added from 3, to 4", "barrier 1: taken out ...".
[[nodiscard]] std::string text_of(const DataChange& change);

}  // namespace flagplot
