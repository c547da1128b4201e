#pragma once

#include <optional>
#include <string>

#include "campaign/state.h"

namespace flagplot {

/// The historical result for a battle: that of the battle in the definition with most formations in
/// common (of equals, the one in its square, then the first), restricted to the ships in it now.
/// Formations only break off if it is fought in the same square, and only learn what history's
/// captains did if exactly the same formations met. A ship never ends up better than before.
/// History happened once: a battle after the one that has used its result ends without losses.
/// Nothing if history has no such battle.
[[nodiscard]] std::optional<BattleOutcome> historic_result(const Definition& definition,
                                                           const CampaignState& state, BattleId id);

/// "24 May 1941": the day of a battle of history, by the event of a battle in its square; none if
/// the campaign's files say nothing of it.
[[nodiscard]] std::optional<std::string> day_of(const Definition& definition,
                                                const HistoricBattle& battle);

/// How the forces in a battle differ from those in history.
struct HistoricForces {
    const HistoricBattle* historic = nullptr;  ///< none: history has no such battle
    bool is_elsewhere = false;                 ///< it is fought in another square
    bool is_spent = false;                     ///< an earlier battle has used its result
    std::vector<FormationId> missing;          ///< fought in history, but not now
    std::vector<FormationId> added;            ///< fight now, but did not in history
    std::vector<ShipId> missing_ships;         ///< of formations that fight now, lost or gone since
};

[[nodiscard]] HistoricForces historic_forces(const Definition& definition,
                                             const CampaignState& state, BattleId id);

}  // namespace flagplot
