#pragma once

#include <vector>

#include "present/desk/force_editor.h"

/// \file
/// What the force editor shows of the text that it edits.

namespace flagplot::desk {

/// The formations of a text, in its order.
[[nodiscard]] std::vector<FormationLine> formation_lines(const Outline& outline,
                                                         const ForceSurroundings& round);

}  // namespace flagplot::desk
