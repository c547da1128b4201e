#pragma once

#include <optional>

#include "campaign/state.h"

namespace flagplot {

/// What history says of a battle: the battle of the definition that shares most formations with it
/// (of equals the one in its square, then the first), restricted to the ships that are in it now;
/// who broke it off only where it is fought in its square, and what was learned in it only where
/// the very formations of history are. A ship never comes out better than it went in. History
/// happened once: a battle after the one that has taken its result ends with no loss. Nothing when
/// history knows no such battle.
[[nodiscard]] std::optional<BattleOutcome> historic_result(const Definition& definition,
                                                           const CampaignState& state, BattleId id);

/// How far the forces of a battle are others than those that history had there.
struct HistoricForces {
    const HistoricBattle* historic = nullptr;  ///< none: history knows no such battle
    bool is_elsewhere = false;                 ///< it is fought in another square
    bool is_spent = false;                     ///< an earlier battle has taken its result
    std::vector<FormationId> missing;          ///< fought then and are not here
    std::vector<FormationId> added;            ///< are here and did not fight then
    std::vector<ShipId> missing_ships;         ///< of formations that are here, lost or gone since
};

[[nodiscard]] HistoricForces historic_forces(const Definition& definition,
                                             const CampaignState& state, BattleId id);

}  // namespace flagplot
