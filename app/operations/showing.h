#pragma once

#include <vector>

#include "store/save.h"

/// \file
/// What the sides see after a release: one that was made, or the one that would be made now.

namespace flagplot {

/// The sides' pictures at one moment, and all that each was told up to it. The save must outlive
/// it.
struct Showing {
    CampaignState state;
    std::vector<const Entry*> line;  ///< of the record up to it
    std::vector<Told> more;          ///< what a release that is not made yet tells besides

    /// The receipt of a seat's briefing.
    [[nodiscard]] Digest receipt(SeatId seat) const;
};

/// After an entry of the record. \pre there is one
[[nodiscard]] Showing showing_at(const Save& save, std::int32_t entry);

/// As a release would leave it now. Error: `nothing_to_release`.
[[nodiscard]] Result<Showing> showing_to_be(const Save& save);

}  // namespace flagplot
