#pragma once

#include "present/desk/editors/card_editor.h"
#include "present/desk/editors/edited_file.h"

/// \file
/// The page on which a deck is edited: the editor, and the file it is of.

namespace flagplot::desk {

struct CardDesk {
    CardEditor editor = {};
    EditedFile file = {};
};

/// The page after an intent. Nothing is edited where no file is open.
[[nodiscard]] CardDesk card_desk_after(CardDesk desk, const CardIntent& intent);

}  // namespace flagplot::desk
