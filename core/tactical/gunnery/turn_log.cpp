#include "tactical/gunnery/turn_log.h"

#include <algorithm>

#include "tactical/gunnery/ship_state.h"

namespace flagplot::tactical::gunnery {

namespace {

ShipLogged ship_logged(const Side& side, const Ship& ship, const Tables& tables) {
    const Design& design = side.designs[static_cast<std::size_t>(ship.design)];
    const auto main = static_cast<std::size_t>(main_battery_of(design, tables));
    const bool has_main_guns = main < ship.batteries.size() && ship.batteries[main].guns > 0;
    // What goes down afterwards was afloat in the last turn.
    const bool is_sunk = ship.is_sunk() && ship.fate != Fate::afterwards;
    return {ship.name,
            ship.at.x,
            ship.at.y,
            hull_percent(ship),
            ship.is_wreck() ? 0 : knots_left(ship, design),
            has_main_guns && ship.is_there(),
            is_sunk,
            ship.has_left};
}

const std::string& name_of(const Battle& battle, ShipRef ref) {
    return battle.sides[ref.side.index()].ships[static_cast<std::size_t>(ref.ship)].name;
}

bool is_torpedo(const Tally& tally, const Tables& tables) {
    return static_cast<std::size_t>(tally.weapon) >= tables.guns.size();
}

/// What was added to a tally, which keeps its place.
Fired fired_since(const Battle& before, const Battle& after, std::size_t place,
                  const Tables& tables) {
    const Tally& now = after.tally[place];
    const Tally old = place < before.tally.size() ? before.tally[place] : Tally{};
    const std::string weapon = is_torpedo(now, tables)
                                   ? std::string(torpedo_weapon)
                                   : tables.guns[static_cast<std::size_t>(now.weapon)].name;
    return {name_of(after, now.firer), name_of(after, now.target), weapon, now.shots - old.shots,
            now.hits - old.hits};
}

/// Those of a side that were launched in this turn: behind those that are still under way.
void add_launched(const Battle& before, const Battle& after, std::uint32_t side,
                  std::vector<Fired>& fired) {
    const std::vector<Salvo>& old = before.sides[side].salvoes;
    const std::vector<Salvo>& now = after.sides[side].salvoes;
    const auto under_way = std::count_if(old.begin(), old.end(), [&](const Salvo& salvo) {
        return salvo.arrives > after.conditions.turn;
    });
    for (auto i = static_cast<std::size_t>(under_way); i < now.size(); ++i) {
        const ShipRef target = after.truths[side].contacts[static_cast<std::size_t>(now[i].target)];
        fired.push_back({name_of(after, {{side}, now[i].ship}), name_of(after, target),
                         std::string(torpedo_weapon), now[i].count, 0});
    }
}

}  // namespace

LoggedTurn turn_logged(const Battle& battle, const Tables& tables) {
    LoggedTurn turn;
    turn.minutes = battle.conditions.minutes_fought();
    for (const Side& side : battle.sides) {
        for (const Ship& ship : side.ships) turn.ships.push_back(ship_logged(side, ship, tables));
    }
    return turn;
}

LoggedTurn turn_logged(const Battle& before, const Battle& after, const Tables& tables) {
    LoggedTurn turn = turn_logged(after, tables);
    for (std::size_t place = 0; place < after.tally.size(); ++place) {
        Fired fired = fired_since(before, after, place, tables);
        if (fired.shots == 0) continue;
        if (is_torpedo(after.tally[place], tables))
            fired.shots = 0;  // told when they were launched
        turn.fired.push_back(std::move(fired));
    }
    for (std::uint32_t side = 0; side < after.sides.size(); ++side) {
        add_launched(before, after, side, turn.fired);
    }
    return turn;
}

}  // namespace flagplot::tactical::gunnery
