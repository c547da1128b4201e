#include "history/historic_result.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace flagplot {

namespace {

const HistoricBattle* likest(const Definition& definition, const Battle& battle) {
    const HistoricBattle* best = nullptr;
    std::tuple<std::size_t, bool> best_likeness{};
    for (const HistoricBattle& historic : definition.battles) {
        std::vector<FormationId> shared;
        std::set_intersection(historic.formations.begin(), historic.formations.end(),
                              battle.formations.begin(), battle.formations.end(),
                              std::back_inserter(shared));
        const std::tuple likeness(shared.size(), historic.square == battle.square);
        if (!shared.empty() && likeness > best_likeness) {
            best = &historic;
            best_likeness = likeness;
        }
    }
    return best;
}

bool is_in(const CampaignState& state, const Battle& battle, ShipId ship) {
    return std::any_of(battle.formations.begin(), battle.formations.end(), [&](FormationId id) {
        const auto& ships = state.formation(id).ships;
        return std::binary_search(ships.begin(), ships.end(), ship);
    });
}

/// Has an earlier battle of this campaign used its result?
bool is_spent(const Definition& definition, const CampaignState& state,
              const HistoricBattle* historic) {
    return std::any_of(state.battles.begin(), state.battles.end(), [&](const Battle& battle) {
        return battle.outcome && likest(definition, battle) == historic;
    });
}

}  // namespace

std::optional<BattleOutcome> historic_result(const Definition& definition,
                                             const CampaignState& state, BattleId id) {
    const Battle& battle = state.battles.at(id.index());
    const HistoricBattle* historic = likest(definition, battle);
    if (historic == nullptr) return std::nullopt;
    if (is_spent(definition, state, historic)) return BattleOutcome{};
    BattleOutcome outcome{historic->outcome.minutes, {}, {}, {}};
    for (ShipOutcome ship : historic->outcome.ships) {
        if (!is_in(state, battle, ship.ship)) continue;
        const ShipState& now = state.ships.at(ship.ship.index());
        if (now.is_lost()) continue;
        ship.hull = std::min(ship.hull, now.hull);
        ship.speed = std::min(ship.speed, now.speed);
        outcome.ships.push_back(ship);
    }
    for (const BrokenOff& left : historic->outcome.left) {
        const bool was_there =
            std::binary_search(battle.formations.begin(), battle.formations.end(), left.formation);
        if (was_there && historic->square == battle.square) outcome.left.push_back(left);
    }
    // What history's captains learned is true, and theirs to know, only if all of them met.
    if (battle.formations == historic->formations) outcome.learned = historic->outcome.learned;
    return outcome;
}

std::optional<std::string> day_of(const Definition& definition, const HistoricBattle& battle) {
    for (const HistoricEvent& event : definition.events) {
        if (event.kind != "battle" || event.square != battle.square) continue;
        const std::size_t month = event.when.find(' ');
        if (month == std::string::npos) continue;
        const std::string start = date_hour(definition.calendar.start);  // "8 Nov 1941 06:00"
        const std::size_t hour = start.rfind(' ');
        const std::size_t year = start.rfind(' ', hour - 1);
        return event.when.substr(0, event.when.find(' ', month + 1)) +
               start.substr(year, hour - year);
    }
    return std::nullopt;
}

HistoricForces historic_forces(const Definition& definition, const CampaignState& state,
                               BattleId id) {
    const Battle& battle = state.battles.at(id.index());
    HistoricForces forces;
    forces.historic = likest(definition, battle);
    if (forces.historic == nullptr) return forces;
    const auto& then = forces.historic->formations;
    const auto& now = battle.formations;
    forces.is_elsewhere = forces.historic->square != battle.square;
    forces.is_spent = is_spent(definition, state, forces.historic);
    std::set_difference(then.begin(), then.end(), now.begin(), now.end(),
                        std::back_inserter(forces.missing));
    std::set_difference(now.begin(), now.end(), then.begin(), then.end(),
                        std::back_inserter(forces.added));
    for (const FormationId formation : then) {
        if (!std::binary_search(now.begin(), now.end(), formation)) continue;
        for (const ShipId ship : definition.formation(formation).ships) {
            const bool is_here =
                is_in(state, battle, ship) && !state.ships.at(ship.index()).is_lost();
            if (!is_here) forces.missing_ships.push_back(ship);
        }
    }
    return forces;
}

}  // namespace flagplot
