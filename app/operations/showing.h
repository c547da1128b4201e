#pragma once

#include <vector>

#include "store/save.h"

/// \file
/// What the sides see after a release: after an earlier one, or one made now.

namespace flagplot {

/// The sides' pictures at one moment, and everything each was told until then. The save must
/// outlive it.
struct Showing {
    CampaignState state;
    std::vector<const Entry*> line;  ///< of the record until then
    std::vector<Told> more;          ///< what the future release tells in addition

    /// The receipt in a seat's briefing.
    [[nodiscard]] Digest receipt(SeatId seat) const;
};

/// After an entry of the record. \pre there is one
[[nodiscard]] Showing showing_at(const Save& save, std::int32_t entry);

/// As a release now to these sides would show it; empty: to all that are due (`sides_due`). Errors:
/// `problem_with_release`.
[[nodiscard]] Result<Showing> showing_to_be(const Save& save, std::vector<SideId> sides = {});

}  // namespace flagplot
