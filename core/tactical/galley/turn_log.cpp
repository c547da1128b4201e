#include "tactical/galley/turn_log.h"

#include <algorithm>

#include "tactical/galley/board.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::int32_t yards_per_hex = 100, minutes = 10;

ShipLogged ship_logged(const Tables& tables, const Battle& battle, Tag tag) {
    const Ship& ship = battle.ship(tag);
    const BoardPlace place = place_of(ship.at.bow, layout);
    ShipLogged logged;
    logged.ship = ship.name;
    logged.east = place.column * yards_per_hex + (place.row % 2 != 0 ? yards_per_hex / 2 : 0);
    logged.north = (battle.rows - place.row) * yards_per_hex * 866 / 1000;
    const bool is_sunk = ship.where == Whereabouts::sunk;
    logged.hull = is_sunk ? 0 : ship.is_crippled || ship.is_rammed ? 50 : 100;
    logged.knots = allowance(tables, battle, tag);
    logged.has_main_guns = missile_strength(tables, ship) > 0;
    logged.is_sunk = is_sunk;
    logged.has_left = ship.where == Whereabouts::left;
    return logged;
}

}  // namespace

LoggedTurn turn_of(const Tables& tables, const Battle& battle) {
    LoggedTurn turn;
    turn.minutes = std::min(battle.progress.turn * minutes, battle.progress.minutes);
    for (Tag tag = 1; tag <= battle.ships.size(); ++tag) {
        turn.ships.push_back(ship_logged(tables, battle, tag));
    }
    for (const Shot& shot : battle.shots) {
        turn.fired.push_back({battle.ship(shot.by).name, battle.ship(shot.at).name,
                              shot.is_flame ? "flames" : "missiles", shot.shots, shot.hits});
    }
    return turn;
}

void log_turn(Ground& ground) {
    if (ground.is_logged() && ground.turn() > 0) {
        ground.log()->turns.push_back(turn_of(ground.tables, ground.battle));
    }
}

}  // namespace flagplot::tactical::galley
