#pragma once

#include <vector>

#include "present/battle/battle_table.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

/// The form for the result of a battle, in landscape format: a line for each ship with her values
/// before the battle and room for changes, with the keys of the result sheet; then the battle as a
/// whole, what each side learned, and room to sign.
[[nodiscard]] std::vector<Picture> battle_form(const BattleTable& table, PaperSize size);

}  // namespace flagplot
