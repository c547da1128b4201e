#include "campaign/state.h"

namespace flagplot {

CampaignState first_state(const Definition& definition) {
    CampaignState state;
    state.ships.resize(definition.ships.size());
    for (const FormationRow& row : definition.formations) {
        state.formations.emplace_back().square = row.enters_at;
    }
    state.views.resize(definition.sides.size());
    for (const FormationRow& row : definition.formations) {
        OwnFormation& own = state.views[row.side.index()].formations.emplace_back();
        own.square = row.enters_at;
        own.ships.resize(row.ships.size());
    }
    return state;
}

std::vector<Unit> units_of(const Definition& definition, const CampaignState& state,
                           FormationId formation) {
    std::vector<Unit> units;
    for (const ShipId id : definition.formation(formation).ships) {
        const ShipState& left = state.ships[id.index()];
        if (left.is_sunk()) continue;
        const BookShip& ship = definition.ship(id).ship;
        units.push_back(
            {ship.type, ship.kind, ship.maximum, ship.size, ship.has_radar, left.hull, left.speed});
    }
    return units;
}

}  // namespace flagplot
