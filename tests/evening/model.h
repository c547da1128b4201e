#pragma once

#include <map>
#include <string>
#include <vector>

#include "campaign/record.h"

/// \file
/// What must hold of an umpire's evening, said once more and as simply as can be: every side has a
/// list of what it was told, and a mark up to which it has been shown it.

namespace flagplot::test {

/// One side's list and mark.
struct SideModel {
    std::vector<Report> told;   ///< that wait for a release, in order
    std::size_t shown = 0;      ///< how many of them were released
    std::int32_t released = 0;  ///< the entry of its last release
};

/// All that the model knows after an entry of the record.
struct Model {
    bool is_by_hand = false;
    std::vector<SideModel> sides;
    bool is_other_data = false;  ///< data or switches changed since the last release
    std::map<SeatId, std::string> refused;

    /// Does something wait for a release?
    [[nodiscard]] bool is_open() const;
    /// To this side?
    [[nodiscard]] bool is_open(SeatId seat) const;

    /// The model after one entry more.
    void add(const Definition& definition, const Entry& entry);
};

}  // namespace flagplot::test
