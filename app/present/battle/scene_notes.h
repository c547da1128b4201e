#pragma once

#include <string>
#include <vector>

#include "tactical/scene.h"

/// \file
/// What a scene holds besides its board, in words: for the page beside a board and the terminal.

namespace flagplot {

/// A sentence each: wind, visibility, shapes, links, tracks, and the cards in the hand of the side
/// that looks.
[[nodiscard]] std::vector<std::string> scene_notes(const tactical::BattleScene& scene);

/// Why the side that looks is asked: "Answer to T3's torpedoes"; empty where it is its turn.
[[nodiscard]] std::string asked_text(const tactical::Asked& asked);

}  // namespace flagplot
