#include "present/war/historic_forces_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/phrases.h"

namespace flagplot {

namespace {

std::string formations_text(const Definition& definition, const CampaignState& state,
                            const std::vector<FormationId>& formations) {
    std::vector<std::string> names;
    for (const FormationId id : formations) {
        const FormationRow& row = row_of(definition, state, id);
        names.push_back(fmt::format("{} [{}]", row.name, row.id));
    }
    return enumeration(names);
}

}  // namespace

std::string historic_forces_text(const Definition& definition, const CampaignState& state,
                                 const HistoricForces& forces) {
    if (forces.historic == nullptr) return {};
    const auto day = day_of(definition, *forces.historic);
    std::string text = fmt::format("History: {}, {}in {}.\n", forces.historic->name,
                                   day ? "on " + *day + " " : std::string(),
                                   place_text(definition.chart, forces.historic->square));
    if (forces.is_spent) {
        return text + "  An earlier battle has taken its result: this one ends without loss.\n";
    }
    std::string differences;
    if (forces.is_elsewhere) {
        differences += "  This battle is in another square: who broke off then does not now.\n";
    }
    if (!forces.missing.empty()) {
        differences += fmt::format("  They fought then and are not here: {}.\n",
                                   formations_text(definition, state, forces.missing));
    }
    if (!forces.added.empty()) {
        differences += fmt::format("  They are here and did not fight then: {}.\n",
                                   formations_text(definition, state, forces.added));
    }
    std::vector<std::string> ships;
    for (const ShipId ship : forces.missing_ships) {
        ships.push_back(definition.ship(ship).ship.name);
    }
    if (!ships.empty()) {
        differences += fmt::format("  Lost or elsewhere by now: {}.\n", enumeration(ships));
    }
    return text + (differences.empty() ? "  The same forces meet here.\n" : differences);
}

std::string as_in_history_text(const Definition& definition, const CampaignState& state,
                               BattleId battle, SideId side) {
    const auto outcome = historic_result(definition, state, battle);
    if (!outcome) return {};
    const bool is_told = std::any_of(outcome->learned.begin(), outcome->learned.end(),
                                     [&](const Learned& each) { return each.side == side; });
    const HistoricBattle* const historic = historic_forces(definition, state, battle).historic;
    if (!is_told || historic == nullptr) return {};
    const auto day = day_of(definition, *historic);
    return fmt::format("As {}: the same forces met, and the battle ends as it did then.\n",
                       day ? "on " + *day : "in history");
}

}  // namespace flagplot
