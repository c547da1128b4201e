#include <algorithm>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/situation.h"

namespace flagplot::tactical::gunnery {

namespace {

/// Tens of degrees, so that a line of orders stays the same from turn to turn.
std::int32_t in_tens(std::int32_t heading) {
    constexpr std::int32_t ten = 10;
    return kit::in_circle((heading + ten / 2) / ten * ten);
}

}  // namespace

bool is_threatened(const Command& command) {
    const std::vector<std::int32_t>& tracks = command.situation.own().tracks_at;
    return std::any_of(command.ships.begin(), command.ships.end(), [&](std::int32_t ship) {
        return std::find(tracks.begin(), tracks.end(), ship) != tracks.end();
    });
}

void turn_away(const Command& command, Line& line) {
    const Foe* nearest = command.situation.nearest_warship(command.guide.at);
    if (nearest == nullptr) return;
    line.add(command.division, Verb::together,
             in_tens(kit::bearing(nearest->held->at, command.guide.at)));
}

bool can_attack(const Command& command) {
    return command.any_ship([](const Ship& ship, const Design&) { return ship.tubes > 0; });
}

void order_torpedoes(const Command& command, const EnemyDivision& enemy, Line& line) {
    if (!can_attack(command)) return;
    switch (command.wishes.torpedoes) {
        case TorpedoWish::good_chance:
            return line.add(command.division, Verb::torpedoes_freely);
        case TorpedoWish::freely:
            return line.add(command.division, Verb::torpedoes_at, 0, enemy.number);
        case TorpedoWish::kept_back:
            return line.add(command.division, Verb::keep_torpedoes);
    }
}

}  // namespace flagplot::tactical::gunnery
