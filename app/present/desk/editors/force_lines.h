#pragma once

#include <vector>

#include "present/desk/editors/force_editor.h"

/// \file
/// What the force editor shows of the text that it edits, and its part that is about aircraft.

namespace flagplot::desk {

/// The formations of a text, in its order.
[[nodiscard]] std::vector<FormationLine> formation_lines(const Outline& outline,
                                                         const ForceSurroundings& round);
/// The aircraft and watchers of the text that is edited. \pre its formations are known
[[nodiscard]] std::vector<AssetLine> asset_lines(const ForceEditor& editor);

/// Changes what an intent asks of aircraft and watchers.
void edit_assets(ForceEditor& editor, const AssetIntent& intent);

}  // namespace flagplot::desk
