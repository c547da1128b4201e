#pragma once

#include <optional>
#include <string>
#include <vector>

#include "operations/battle_fight.h"
#include "present/picture/picture.h"
#include "present/war/war_report.h"
#include "store/save.h"

/// \file
/// What a war report has of its battles that the program fought: the truth of each, fought again.

namespace flagplot {

/// The track chart of a battle as far as it was fought. None: its module logs no turns. Error: an
/// order is refused by now.
[[nodiscard]] Result<std::optional<Picture>> chart_of_battle(const Save& save,
                                                             const FightAtHand& fight);

/// A battle for the report: its chart, if there is one, and its log.
struct BattlePlate {
    BattleTold told;
    std::optional<Picture> chart;
    std::string log;
};

/// Every battle that the program fought to its end. Those whose orders are refused by now, which
/// `verify` says, are left out.
[[nodiscard]] std::vector<BattlePlate> battle_plates(const Save& save);

}  // namespace flagplot
