#pragma once

#include <vector>

#include "present/desk/editors/force_editor.h"

/// \file
/// What the force editor shows of the text that it edits, and its part for aircraft.

namespace flagplot::desk {

/// The formations in a text, in order.
[[nodiscard]] std::vector<FormationLine> formation_lines(const Outline& outline,
                                                         const ForceSurroundings& round);
/// The aircraft and watchers in the text. \pre its formations are known
[[nodiscard]] std::vector<AssetLine> asset_lines(const ForceEditor& editor);

/// Carries out changes of aircraft and watchers.
void edit_assets(ForceEditor& editor, const AssetIntent& intent);

}  // namespace flagplot::desk
