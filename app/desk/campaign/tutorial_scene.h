#pragma once

#include "desk/campaign/open_document.h"
#include "present/desk/tutorial/tutorial.h"

namespace flagplot::desk {

/// What the tutorial checks.
[[nodiscard]] TutorialScene tutorial_scene(const OpenDocument& document, const DeskState& state);

}  // namespace flagplot::desk
