#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/markdown.h"
#include "present/war/dice_luck.h"
#include "present/war/war_report.h"

namespace flagplot {

/// The rolls of a side for each purpose.
using LuckOfWar = std::map<std::pair<SideId, Purpose>, std::vector<LuckRoll>>;

/// Every roll of the war that needed a number, except those that the umpire forced.
[[nodiscard]] LuckOfWar rolls_of(const War& war);

/// The chapter on the dice, in Markdown.
[[nodiscard]] Markdown dice_luck_section(const War& war);

}  // namespace flagplot
