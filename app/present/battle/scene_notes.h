#pragma once

#include <string>
#include <vector>

#include "tactical/scene.h"

/// \file
/// What a scene has besides its board, in words, for the page beside a board and the terminal.

namespace flagplot {

/// One sentence each: wind, visibility, shapes, links, tracks, and the cards in the hand of the
/// side whose view it is.
[[nodiscard]] std::vector<std::string> scene_notes(const tactical::BattleScene& scene);

/// Why that side is asked: "Answer to T3's torpedoes"; empty if it is simply its turn.
[[nodiscard]] std::string asked_text(const tactical::Asked& asked);

}  // namespace flagplot
