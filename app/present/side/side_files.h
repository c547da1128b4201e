#pragma once

#include <string>
#include <string_view>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// The names of the files for a side. They are made from its own book and picture, so a name
/// reveals nothing that is not in the file.

namespace flagplot {

/// Of its briefing and its view, without extension: "convoy-beta-uk-turn-5", with "-midway" while
/// the turn is being resolved.
[[nodiscard]] std::string release_name(const Book& book, const SideView& view);

/// Of a file about one of its battles: "uk-battle-B2-ships.csv" for the ending "-ships.csv".
[[nodiscard]] std::string battle_file_name(const Book& book, OwnBattleNumber battle,
                                           std::string_view ending);

/// Of its sheet for a battle, by its own number: "uk-battle-B2.md".
[[nodiscard]] std::string battle_sheet_name(const Book& book, OwnBattleNumber battle);

}  // namespace flagplot
