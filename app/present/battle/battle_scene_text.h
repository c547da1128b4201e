#pragma once

#include <string>

#include "tactical/scene.h"

namespace flagplot {

/// A battle as text: the board in characters, with squares or hexes field by field and a plane
/// scaled to fit a terminal, and below it every token with its letter.
[[nodiscard]] std::string battle_scene_text(const tactical::BattleScene& scene);

}  // namespace flagplot
