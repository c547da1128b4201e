#include "tactical/squadron/turn_log.h"

#include <algorithm>

#include "tactical/squadron/ships.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

/// A hundredth of an inch on the table stands for a yard at sea.
ShipLogged logged(const Battle& battle, const Ship& ship) {
    constexpr std::int32_t all = 100, knots_at_full = 12;
    const ShipClass& kind = battle.class_of(ship);
    ShipLogged logged;
    logged.ship = ship.name;
    logged.east = ship.place.x;
    logged.north = ship.place.y;
    logged.hull = hull_left(battle, ship) * all / std::max(1, kind.hull);
    logged.knots = knots_at_full * movement_of(ship) / std::max(1, kind.movement);
    logged.has_main_guns = is_able(ship) && reduction_of(ship) < kind.hull;
    logged.is_sunk = ship.where == Whereabouts::sunk;
    logged.has_left = ship.where == Whereabouts::left;
    return logged;
}

}  // namespace

LoggedTurn turn_of(const Tables& /*tables*/, const Battle& battle) {
    constexpr std::int32_t minutes_per_turn = 10;
    LoggedTurn turn;
    turn.minutes = std::min(battle.progress.turn * minutes_per_turn, battle.progress.minutes);
    std::vector<const Ship*> ships;
    for (const Ship& ship : battle.ships) ships.push_back(&ship);
    std::sort(ships.begin(), ships.end(),
              [](const Ship* a, const Ship* b) { return a->entry < b->entry; });
    for (const Ship* ship : ships) turn.ships.push_back(logged(battle, *ship));
    for (const Volley& volley : battle.volleys) {
        turn.fired.push_back({battle.ships[volley.guns.ship].name, battle.ships[volley.target].name,
                              std::string(word_of(volley.guns.arc)), 1, volley.is_hit ? 1 : 0});
    }
    return turn;
}

}  // namespace flagplot::tactical::squadron
