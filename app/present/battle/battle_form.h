#pragma once

#include <vector>

#include "present/battle/battle_table.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

/// The form for what came of a battle, on the long side of the paper: a line for each ship with
/// what she went in with and room for what is different, under the keys of the result sheet; then
/// what is said of the whole battle, what each side learned, and room to sign.
[[nodiscard]] std::vector<Picture> battle_form(const BattleTable& table, PaperSize size);

}  // namespace flagplot
