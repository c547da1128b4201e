#pragma once

#include "desk/campaign/open_document.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/standing.h"

namespace flagplot::desk {

/// The state of the turn for the viewer of this document, and what to do next. If the viewer may
/// not do it, the button says why. `plot` is what is on the chart.
[[nodiscard]] StatusLine status_of(const OpenDocument& document, const DeskState& state,
                                   const Plot& plot);

}  // namespace flagplot::desk
