#pragma once

#include <vector>

#include "campaign/definition.h"
#include "present/plot/plot.h"

/// \file
/// Where history's formations were at the beginning of a turn. It is made from the tracks in the
/// campaign's files and a date, never from the state of a campaign, so it cannot tell what anybody
/// does in this one.

namespace flagplot {

/// Those of one side, with the way each had sailed by then: nothing later, and of nobody else, so
/// that a player may look at it during the war.
[[nodiscard]] std::vector<PlotGhost> ghosts_of(const Definition& definition, SideId side,
                                               TurnNumber turn);

/// Those of all sides: for the umpire, and for everybody when the war is over.
[[nodiscard]] std::vector<PlotGhost> ghosts_of_all(const Definition& definition, TurnNumber turn);

/// "In history at this time: UK-K in D6, UK-T in A5." and a line end; where there are none, that
/// history says nothing.
[[nodiscard]] std::string ghosts_text(const std::vector<PlotGhost>& ghosts);

}  // namespace flagplot
