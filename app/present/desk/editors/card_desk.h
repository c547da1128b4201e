#pragma once

#include "present/desk/editors/card_editor.h"
#include "present/desk/editors/edited_file.h"

/// \file
/// The page for editing a deck: the editor and its file.

namespace flagplot::desk {

struct CardDesk {
    CardEditor editor = {};
    EditedFile file = {};
};

/// The page after an intent. Nothing is edited if no file is open.
[[nodiscard]] CardDesk card_desk_after(CardDesk desk, const CardIntent& intent);

}  // namespace flagplot::desk
