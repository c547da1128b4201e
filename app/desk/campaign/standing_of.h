#pragma once

#include "desk/campaign/open_document.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/standing.h"

namespace flagplot::desk {

/// Where the turn stands for who looks at this document now, and what to do next; where he may not,
/// the button says why. `plot`: what is on the chart.
[[nodiscard]] StatusLine status_of(const OpenDocument& document, const DeskState& state,
                                   const Plot& plot);

}  // namespace flagplot::desk
