#include "present/desk/editors/card_desk.h"

#include <utility>

namespace flagplot::desk {

CardDesk card_desk_after(CardDesk desk, const CardIntent& intent) {
    if (desk.file.is_open) desk.editor = cards_after(std::move(desk.editor), intent);
    return desk;
}

}  // namespace flagplot::desk
