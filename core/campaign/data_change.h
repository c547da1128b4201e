#pragma once

#include <string>
#include <vector>

#include "base/fields.h"
#include "campaign/definition.h"

/// \file
/// What differs between two states of a campaign's data, item by item, in words for an umpire. Made
/// from the field lists, so a new member is compared without further code.

namespace flagplot {

/// One difference. An empty text: it did not exist before, or does not exist now.
struct DataChange {
    std::string what;  ///< "ship Trieste, radar"
    std::string was;   ///< "no"
    std::string is;    ///< "yes"

    friend bool operator==(const DataChange&, const DataChange&) = default;
};
FLAGPLOT_FIELDS(DataChange, what, was, is)

/// Every difference, in the order of the data.
[[nodiscard]] std::vector<DataChange> changes_between(const Definition& was, const Definition& is);

/// "ship Trieste, radar: no -> yes", "weather 2: added from 3, to 4", "barrier 1: taken out ...".
[[nodiscard]] std::string text_of(const DataChange& change);

}  // namespace flagplot
