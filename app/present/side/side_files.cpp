#include "present/side/side_files.h"

#include <fmt/format.h>

namespace flagplot {

std::string release_name(const Book& book, const SideView& view) {
    return fmt::format("{}-{}-turn-{}{}", book.campaign, book.own_side().id, view.turn.count,
                       view.is_resolving ? "-midway" : "");
}

std::string battle_file_name(const Book& book, OwnBattleNumber battle, std::string_view ending) {
    return fmt::format("{}-battle-B{}{}", book.own_side().id, battle.number, ending);
}

std::string battle_sheet_name(const Book& book, OwnBattleNumber battle) {
    return battle_file_name(book, battle, ".md");
}

}  // namespace flagplot
